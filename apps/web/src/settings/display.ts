import { directionOf } from '@rookery/ui/languages';
import { chooseLocale, readSettings, type Settings } from './settings.js';

/** The part of the settings that the page wears before any of the app's code runs. */
export type DisplaySettings = Pick<Settings, 'theme' | 'contrast' | 'motion' | 'locale'>;

/** The attributes of the root element: `null` removes one. */
interface DisplayAttributes {
  readonly 'data-theme': 'light' | 'dark' | null;
  readonly 'data-contrast': 'more' | null;
  readonly 'data-motion': 'reduce' | null;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

/** Holds the display settings of this device for a server that writes the page: a style sheet cannot read local storage. */
const DISPLAY_COOKIE = 'rookery-display';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** @param languages The reader's languages, the preferred first; used when the settings name none. */
export function displayAttributes(settings: DisplaySettings, languages: readonly string[]): DisplayAttributes {
  const locale = chooseLocale(settings, languages);
  return {
    'data-theme': settings.theme === 'system' ? null : settings.theme,
    'data-contrast': settings.contrast === 'system' ? null : settings.contrast,
    'data-motion': settings.motion === 'system' ? null : settings.motion,
    lang: locale,
    dir: directionOf(locale),
  };
}

/** The cookie's text for `document.cookie`. It holds display settings and nothing else. */
export function displayCookie({ theme, contrast, motion, locale }: DisplaySettings): string {
  const value = encodeURIComponent(JSON.stringify({ theme, contrast, motion, locale }));
  return `${DISPLAY_COOKIE}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}

/**
 * The display settings in a `Cookie` header; the defaults where it has none or is damaged.
 *
 * @param ofSite Defaults that the site sets.
 */
export function readDisplayCookie(header: string, ofSite: Readonly<Record<string, unknown>> = {}): DisplaySettings {
  const value = header
    .split(';')
    .map(pair => pair.trim())
    .find(pair => pair.startsWith(`${DISPLAY_COOKIE}=`))
    ?.slice(DISPLAY_COOKIE.length + 1);
  try {
    return readSettings(decodeURIComponent(value ?? ''), ofSite);
  } catch {
    return readSettings(null, ofSite);
  }
}
