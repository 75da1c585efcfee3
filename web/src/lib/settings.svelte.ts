/** What this device remembers. Nothing here leaves it, but for the nickname when a seat is taken. */

export type Language = 'en' | 'ja';
export type Theme = 'auto' | 'light' | 'dark';

export const LANGUAGES: Record<Language, string> = { en: 'English', ja: '日本語' };
export const THEMES: Theme[] = ['auto', 'light', 'dark'];

const PREFIX = 'tairyo.';

// Storage may be forbidden (private windows, embedded views): then settings last as long as the page.
function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

function remember(key: string, value: string) {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {}
}

function firstLanguage(): Language {
  const chosen = recall('language');
  if (chosen === 'en' || chosen === 'ja') return chosen;
  for (const wanted of navigator.languages ?? [navigator.language]) {
    const language = wanted.slice(0, 2);
    if (language === 'en' || language === 'ja') return language;
  }
  return 'en';
}

function firstTheme(): Theme {
  const chosen = recall('theme');
  return chosen === 'light' || chosen === 'dark' ? chosen : 'auto';
}

class Settings {
  #language = $state<Language>(firstLanguage());
  #theme = $state<Theme>(firstTheme());
  #nickname = $state(recall('nickname') ?? '');

  get language() {
    return this.#language;
  }
  set language(language: Language) {
    this.#language = language;
    remember('language', language);
  }

  get theme() {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    remember('theme', theme);
    showTheme(theme);
  }

  get nickname() {
    return this.#nickname;
  }
  set nickname(nickname: string) {
    this.#nickname = nickname;
    remember('nickname', nickname);
  }
}

/** `public/first-paint.js` does the same before the client has loaded. */
function showTheme(theme: Theme) {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export const settings = new Settings();
