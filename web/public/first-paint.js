// Runs before the first paint: a chosen theme never flashes the other one, and what the page is known to need
// is asked for at once. A file of its own because the content security policy allows no inline script.
(() => {
  const remembered = (key) => {
    try {
      return localStorage.getItem(`tairyo.${key}`);
    } catch {
      return null;
    }
  };
  const theme = remembered('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;

  const files = {}; // the build names them, by page, language and game
  const { pathname } = location;
  const page = pathname === '/' ? 'lobby' : pathname.startsWith('/t/') ? 'table' : '';
  const languages = [remembered('language') ?? '', ...navigator.languages];
  const language =
    languages.map((one) => one.slice(0, 2)).find((one) => /^(en|ja)$/.test(one)) ?? 'en';
  const { game } = document.documentElement.dataset; // of this table, where the server knows it
  const parts = [page, language, `${page}.${language}`, game, `${game}.${language}`, 'fonts'];
  if (remembered('hints') !== 'off') parts.push(`${game}.hints`, `${game}.hints.${language}`);
  const ask = (href, tries) => {
    const link = document.createElement('link');
    const [kind] = /\w+$/.exec(href);
    link.rel = { js: 'modulepreload', css: 'stylesheet' }[kind] ?? 'preload';
    if (kind === 'css') {
      link.dataset.coming = ''; // main.ts waits for it
      link.onload = () => delete link.dataset.coming;
      link.onerror = () => {
        link.remove();
        if (tries > 1) ask(href, tries - 1);
      };
    }
    if (kind === 'woff2') {
      link.as = 'font';
      link.crossOrigin = '';
    }
    link.href = href;
    // behind the head: the style sheets of the entry, which are still to come there, stay the first of all
    document.documentElement.append(link);
  };
  for (const href of new Set(parts.flatMap((part) => files[part] ?? []))) ask(href, 3);
})();
