/** Light, dark, or as the system says; kept in the browser. The colours themselves are in `cards/look/tokens.css`. */

import { said } from './language';
import { kept, keep } from './memory';

export type Theme = 'system' | 'light' | 'dark';
const NEXT: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };

const WORDS: Record<Theme, () => string> = {
  system: () => said('system'),
  light: () => said('light'),
  dark: () => said('dark'),
};

class ThemeChoice {
  #theme = $state<Theme>('system');

  constructor() {
    const before = kept<string>('theme', 'system');
    this.choose(before in NEXT ? (before as Theme) : 'system');
  }

  get now(): Theme {
    return this.#theme;
  }

  get next(): Theme {
    return NEXT[this.#theme];
  }

  /** What the button that changes it is called. */
  get words(): string {
    return said('Light or dark: {theme}', { theme: WORDS[this.#theme]() });
  }

  choose(theme: Theme): void {
    this.#theme = theme;
    keep('theme', theme);
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }
}

export const theme = new ThemeChoice();
