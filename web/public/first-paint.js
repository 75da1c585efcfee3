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

  const files = {}; // the build names them, by page and language
  const { pathname } = location;
  const page = pathname === '/' ? 'lobby' : pathname.startsWith('/t/') ? 'table' : '';
  const languages = [remembered('language') ?? '', ...navigator.languages];
  const language =
    languages.map((one) => one.slice(0, 2)).find((one) => /^(en|ja)$/.test(one)) ?? 'en';
  for (const href of [...(files[page] ?? []), ...(files[language] ?? [])]) {
    const link = document.createElement('link');
    const style = href.endsWith('.css');
    link.rel = style ? 'preload' : 'modulepreload';
    if (style) link.as = 'style';
    link.href = href;
    document.head.append(link);
  }
})();
