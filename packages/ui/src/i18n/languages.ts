// Every language of the texts. It is an entry of its own: the boot script and the server read it without a component.

/** The languages that have texts, by their code, each with its name in itself. Another one is a row here and its catalogues. */
export const languages = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  ar: 'العربية',
  ja: '日本語',
} as const;

export type Language = keyof typeof languages;

export type Direction = 'ltr' | 'rtl';

const RIGHT_TO_LEFT = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** The language of a locale: `ar-EG` is `ar`. */
export function languageOf(locale: string): string {
  return locale.toLowerCase().split('-', 1)[0] ?? '';
}

/** The writing direction of a locale's language: `ar-EG` is `rtl`. */
export function directionOf(locale: string): Direction {
  return RIGHT_TO_LEFT.has(languageOf(locale)) ? 'rtl' : 'ltr';
}
