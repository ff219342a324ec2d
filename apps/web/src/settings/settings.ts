/** What the reader has chosen on this device. Kept in local storage as JSON under `SETTINGS_KEY`; the boot script reads it too. */
export interface Settings {
  readonly theme: 'system' | 'light' | 'dark';
  readonly contrast: 'system' | 'more';
  readonly motion: 'system' | 'reduce';
  /** An interface language, or `null` to follow the browser. */
  readonly locale: Locale | null;
  readonly displayMedia: 'default' | 'show_all' | 'hide_all';
  readonly expandSpoilers: boolean;
  /** Films in posts play by themselves, without sound, while in view. */
  readonly autoPlayVideo: boolean;
  /** A sound that leaves the view plays on in the mini player; otherwise it pauses. */
  readonly miniPlayer: boolean;
  readonly autoloadMore: boolean;
  readonly autoloadTimelines: boolean;
  readonly pagedLists: boolean;
  /** Whether Home and the public timelines show boosts, and replies. */
  readonly showBoosts: boolean;
  readonly showReplies: boolean;
  /** Whether a boost of what was just seen stands in the row of that post. */
  readonly collapseBoosts: boolean;
  /** Servers whose timelines are at hand, in the order they were pinned (`remote_timeline.pinnedHosts`). */
  readonly pinnedHosts: readonly string[];
  /** Whether single keys and sequences of them are shortcuts. */
  readonly shortcutsOn: boolean;
  /** Command id → the keys chosen for it; whether they can be keys at all is found out where they are used. */
  readonly shortcutKeys: Readonly<Record<string, readonly string[]>>;
  /** Whether suggested profiles stand between the posts of Home, where the site allows it. */
  readonly suggestionsInHome: boolean;
}

export const SETTINGS_KEY = 'rookery:settings';

/** What a row of buttons can hold. */
const MOST_PINNED_HOSTS = 30;

export const locales = ['en', 'ar'] as const;
export type Locale = (typeof locales)[number];

export const defaultSettings: Settings = {
  pinnedHosts: [],
  theme: 'system',
  contrast: 'system',
  motion: 'system',
  locale: null,
  displayMedia: 'default',
  expandSpoilers: false,
  autoPlayVideo: false,
  miniPlayer: true,
  autoloadMore: true,
  autoloadTimelines: true,
  pagedLists: false,
  showBoosts: true,
  showReplies: true,
  collapseBoosts: true,
  suggestionsInHome: true,
  shortcutsOn: true,
  shortcutKeys: {},
};

const choices = {
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'more'],
  motion: ['system', 'reduce'],
  locale: [null, ...locales],
  displayMedia: ['default', 'show_all', 'hide_all'],
  expandSpoilers: [true, false],
  autoPlayVideo: [true, false],
  miniPlayer: [true, false],
  autoloadMore: [true, false],
  autoloadTimelines: [true, false],
  pagedLists: [true, false],
  showBoosts: [true, false],
  showReplies: [true, false],
  collapseBoosts: [true, false],
  shortcutsOn: [true, false],
  suggestionsInHome: [true, false],
} satisfies { [Key in Exclude<keyof Settings, 'shortcutKeys' | 'pinnedHosts'>]: readonly Settings[Key][] };

/** Settings from stored text; whatever is missing, damaged or unknown keeps its default. */
export function readSettings(text: string | null): Settings {
  const stored = parse(text);
  const known = Object.entries(choices).filter(([key, values]) => (values as readonly unknown[]).includes(stored[key]));
  return {
    ...defaultSettings,
    ...Object.fromEntries(known.map(([key]) => [key, stored[key]])),
    shortcutKeys: keyLists(stored['shortcutKeys']),
    pinnedHosts: hostNames(stored['pinnedHosts']),
  };
}

/** Texts that may be the names of servers, each once. */
function hostNames(value: unknown): string[] {
  const hosts = Array.isArray(value)
    ? value.filter((host): host is string => typeof host === 'string' && /^[^\s/?#]{4,259}$/.test(host))
    : [];
  return [...new Set(hosts)].slice(0, MOST_PINNED_HOSTS);
}

/** Lists of a few short texts under their names; anything else is left out. The command `reblog` was stored as `boost` before. */
function keyLists(value: unknown): Settings['shortcutKeys'] {
  if (typeof value !== 'object' || value === null) return {};
  const isList = (list: unknown): list is string[] =>
    Array.isArray(list) && list.length < 5 && list.every(keys => typeof keys === 'string' && keys.length < 25);
  return Object.fromEntries(
    Object.entries(value)
      .filter((entry): entry is [string, string[]] => isList(entry[1]))
      .slice(0, 99)
      .map(([id, keys]) => [id === 'boost' ? 'reblog' : id, keys]),
  );
}

/** The interface language: the chosen one, else the first of the browser's that we have, else English. */
export function chooseLocale(settings: Settings, browserLanguages: readonly string[]): Locale {
  if (settings.locale !== null) return settings.locale;
  for (const language of browserLanguages) {
    const known = locales.find(locale => language === locale || language.startsWith(`${locale}-`));
    if (known !== undefined) return known;
  }
  return 'en';
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}
