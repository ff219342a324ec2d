import { directionOf } from '@rookery/ui/languages';
import { chooseLocale, defaultSettings, readSettings, type Settings } from './settings.js';

/** The settings that are attributes of the root element, by which style sheets know them. */
const attributes = {
  theme: 'data-theme',
  accent: 'data-accent',
  contrast: 'data-contrast',
  motion: 'data-motion',
  textSize: 'data-text-size',
  font: 'data-font',
  density: 'data-density',
  columnWidth: 'data-column-width',
} as const satisfies Partial<Record<keyof Settings, string>>;

type DressedSettings = Pick<Settings, keyof typeof attributes>;

/** The part of the settings that the page wears before any of the app's code runs. */
export type DisplaySettings = DressedSettings & Pick<Settings, 'locale'>;

/** Holds the display settings of this device for a server that writes the page: a style sheet cannot read local storage. */
const DISPLAY_COOKIE = 'rookery-display';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The attributes of the root element: null removes one. A setting at its default has none. */
export function dressAttributes(settings: DressedSettings): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]) => {
      const value = settings[name as keyof DressedSettings];
      return [attribute, value === defaultSettings[name as keyof DressedSettings] ? null : String(value)];
    }),
  );
}

/** The same with the language and the direction. @param languages The reader's languages, the preferred first; used when the settings name none. */
export function displayAttributes(settings: DisplaySettings, languages: readonly string[]): Record<string, string | null> {
  const locale = chooseLocale(settings, languages);
  return { ...dressAttributes(settings), lang: locale, dir: directionOf(locale) };
}

/** The cookie's text for `document.cookie`. It holds display settings and nothing else. */
export function displayCookie(settings: DisplaySettings): string {
  const names = ['locale', ...Object.keys(attributes)] as (keyof DisplaySettings)[];
  const chosen = names.filter(name => settings[name] !== defaultSettings[name]).map(name => [name, settings[name]]);
  const value = encodeURIComponent(JSON.stringify(Object.fromEntries(chosen)));
  return `${DISPLAY_COOKIE}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}

/** The display settings in a `Cookie` header; the defaults where it has none or is damaged. */
export function readDisplayCookie(header: string): DisplaySettings {
  const value = header
    .split(';')
    .map(pair => pair.trim())
    .find(pair => pair.startsWith(`${DISPLAY_COOKIE}=`))
    ?.slice(DISPLAY_COOKIE.length + 1);
  try {
    return readSettings(decodeURIComponent(value ?? ''));
  } catch {
    return readSettings(null);
  }
}
