/** What this device remembers. Nothing here leaves it, but for the nickname when a seat is taken. */

export type Language = 'en' | 'ja';
export type Theme = 'auto' | 'light' | 'dark';
export type Pace = 'calm' | 'normal' | 'quick';

export const LANGUAGES: Record<Language, string> = { en: 'English', ja: '日本語' };
export const THEMES: Theme[] = ['auto', 'light', 'dark'];
/** By what the time is multiplied for which an event is shown. */
export const PACES: Record<Pace, number> = { calm: 1.8, normal: 1, quick: 0.5 };

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

function firstPace(): Pace {
  const chosen = recall('pace');
  return chosen === 'calm' || chosen === 'quick' ? chosen : 'normal';
}

function firstVolume(): number {
  const chosen = Number(recall('volume') ?? 50);
  return chosen >= 0 && chosen <= 100 ? chosen : 50;
}

class Settings {
  #language = $state<Language>(firstLanguage());
  #theme = $state<Theme>(firstTheme());
  #nickname = $state(recall('nickname') ?? '');
  #givenUp = $state(recall('given-up'));
  #pace = $state<Pace>(firstPace());
  #rests = $state(recall('rests') === 'yes');
  #sound = $state(recall('sound') === 'yes');
  #volume = $state(firstVolume());
  #keys = $state(recall('keys') !== 'no');

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

  /** The last table at which a bot took over from us: there we may take our seat back. */
  get givenUp() {
    return this.#givenUp;
  }
  set givenUp(table: string | null) {
    this.#givenUp = table;
    remember('given-up', table ?? '');
  }

  get pace() {
    return this.#pace;
  }
  set pace(pace: Pace) {
    this.#pace = pace;
    remember('pace', pace);
  }

  /** At the end of a round the table waits until the player goes on. */
  get rests() {
    return this.#rests;
  }
  set rests(rests: boolean) {
    this.#rests = rests;
    remember('rests', rests ? 'yes' : 'no');
  }

  get sound() {
    return this.#sound;
  }
  set sound(sound: boolean) {
    this.#sound = sound;
    remember('sound', sound ? 'yes' : 'no');
  }

  /** 0 to 100. */
  get volume() {
    return this.#volume;
  }
  set volume(volume: number) {
    this.#volume = volume;
    remember('volume', String(volume));
  }

  /** Single letters and digits do something at a table; dictation software may want them silent. */
  get keys() {
    return this.#keys;
  }
  set keys(keys: boolean) {
    this.#keys = keys;
    remember('keys', keys ? 'yes' : 'no');
  }
}

/** `public/first-paint.js` does the same before the client has loaded. */
function showTheme(theme: Theme) {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export const settings = new Settings();
