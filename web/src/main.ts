import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { house } from './lib/house.svelte';
import { speak } from './lib/i18n.svelte';
import { settings } from './lib/settings.svelte';

await speak(settings.language);
mount(App, { target: document.body });

// The list of font ranges is long; the page stands before it comes.
import('./fonts');

// Once the page stands: what is kept for later takes nothing from what is needed now.
if (import.meta.env.PROD) {
  if (document.readyState === 'complete') house.keep();
  else addEventListener('load', () => house.keep());
}
