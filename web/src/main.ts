import { mount } from 'svelte';
import '@fontsource/zen-maru-gothic/latin-500.css';
import './app.css';
import App from './App.svelte';
import { house } from './lib/house.svelte';
import { speak } from './lib/i18n.svelte';
import { routeOf } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { ahead } from './pages/index';

ahead(routeOf(location.pathname));
await Promise.all([speak(settings.language), dressed()]);
mount(App, { target: document.body });

/** Nothing is shown before the style sheets that `first-paint.js` asked for are here, or known not to come. */
async function dressed(): Promise<void> {
  for (;;) {
    const link = document.querySelector('link[data-coming]');
    if (!link) return;
    await new Promise((done) => {
      link.addEventListener('load', done);
      link.addEventListener('error', done);
    });
  }
}

/** What is kept for later takes nothing from what is needed now. */
const LATER = 3000;
const inTime = (what: () => void) => {
  const wait = () => setTimeout(what, LATER);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
};

// The list of Japanese ranges is long: it keeps nobody waiting who reads English.
const fonts = () => import('./fonts');
if (settings.language === 'ja') fonts();
else inTime(fonts);
if (import.meta.env.PROD) inTime(() => house.keep());
