import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { speak } from './lib/i18n.svelte';
import { settings } from './lib/settings.svelte';

await speak(settings.language);
mount(App, { target: document.body });

// The list of font ranges is long; the page stands before it comes.
import('./fonts');

// Reminders come through it; private windows and plain HTTP have none.
if (import.meta.env.PROD) navigator.serviceWorker?.register('/sw.js').catch(() => {});
