import { directionOf } from '@rookery/ui/languages';
import { chooseLocale, storedIn, valuesIn, type Settings, type StoredSettings } from './settings.js';
import { appearance } from './settings-table.js';

/** The part of the settings that the page wears before any of the app's code runs. */
export type DisplaySettings = Pick<Settings, keyof typeof appearance>;

/** Holds the display settings of this device for a server that writes the page: a style sheet cannot read local storage. */
const DISPLAY_COOKIE = 'rookery-display';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The display settings in what this device has stored. @param ofSite Defaults that the site sets. */
export const readDisplay = (text: string | null, ofSite: StoredSettings = {}): DisplaySettings =>
  valuesIn(appearance, storedIn(text), null, ofSite);

const names = Object.keys(appearance) as (keyof DisplaySettings)[];

const isChosen = (settings: DisplaySettings, name: keyof DisplaySettings): boolean => settings[name] !== appearance[name].is;

/**
 * The attributes of the root element, by which style sheets know the settings: null removes one. `textSize` is `data-text-size`. A setting at
 * its default has none.
 */
export function dressAttributes(settings: DisplaySettings): Record<string, string | null> {
  return Object.fromEntries(
    names
      .filter(name => name !== 'locale')
      .map(name => [
        `data-${name.replaceAll(/[A-Z]/g, '-$&').toLowerCase()}`,
        isChosen(settings, name) ? String(settings[name]) : null,
      ]),
  );
}

/** The same with the language and the direction. @param languages The reader's languages, the preferred first; used when the settings name none. */
export function displayAttributes(settings: DisplaySettings, languages: readonly string[]): Record<string, string | null> {
  const locale = chooseLocale(settings, languages);
  return { ...dressAttributes(settings), lang: locale, dir: directionOf(locale) };
}

/**
 * The cookie's text for `document.cookie`. It holds display settings and nothing else: those that are not as the site sets them.
 *
 * @param ofSite Defaults that the site sets.
 */
export function displayCookie(settings: DisplaySettings, ofSite: StoredSettings = {}): string {
  const site = readDisplay(null, ofSite);
  const chosen = names.filter(name => settings[name] !== site[name]).map(name => [name, settings[name]]);
  const value = encodeURIComponent(JSON.stringify(Object.fromEntries(chosen)));
  return `${DISPLAY_COOKIE}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}

/**
 * The display settings in a `Cookie` header; the defaults where it has none or is damaged.
 *
 * @param ofSite Defaults that the site sets.
 */
export function readDisplayCookie(header: string, ofSite: StoredSettings = {}): DisplaySettings {
  const value = header
    .split(';')
    .map(pair => pair.trim())
    .find(pair => pair.startsWith(`${DISPLAY_COOKIE}=`))
    ?.slice(DISPLAY_COOKIE.length + 1);
  try {
    return readDisplay(decodeURIComponent(value ?? ''), ofSite);
  } catch {
    return readDisplay(null, ofSite);
  }
}
