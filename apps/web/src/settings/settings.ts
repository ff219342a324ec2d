import type { NotificationTab } from '@rookery/notifications';
import { languages, type Language } from '@rookery/ui/languages';
import { earlierCommands, earlierSettings, renamed } from './earlier-names.js';

/** The reader's settings on this device, kept as JSON in local storage. The boot script reads them too. */
export interface Settings {
  readonly theme: 'system' | 'light' | 'dark';
  readonly contrast: 'system' | 'more';
  readonly motion: 'system' | 'reduce';
  /** An interface language, or `null` to follow the browser. */
  readonly locale: Language | null;
  readonly displayMedia: 'default' | 'show_all' | 'hide_all';
  readonly expandSpoilers: boolean;
  /** Whether GIFs play at once; otherwise while they are hovered or focused. */
  readonly autoPlayGif: boolean;
  /** Whether videos in posts play muted while they are in view. */
  readonly autoPlayVideo: boolean;
  /** Whether audio that leaves the view continues in the mini player; otherwise it pauses. */
  readonly miniPlayer: boolean;
  readonly autoloadMore: boolean;
  readonly autoloadTimelines: boolean;
  readonly pagedLists: boolean;
  /** The start of Home in a new tab: the newest posts with an offer to continue, the place where the reader left it, or the newest posts. */
  readonly homeStart: 'offer' | 'restore' | 'newest';
  /** Whether Home and the public timelines show reblogs, and replies. */
  readonly showReblogs: boolean;
  readonly showReplies: boolean;
  /** Whether a reblog of a post that was just seen is collapsed into one line. */
  readonly collapseReblogs: boolean;
  /** Hosts of the pinned remote timelines, in the order they were pinned. NAV-11 */
  readonly pinnedHosts: readonly string[];
  /** Whether single-key shortcuts are on. */
  readonly shortcutsOn: boolean;
  /** Chosen keys by command id. They are validated where they are bound. */
  readonly shortcutKeys: Readonly<Record<string, readonly string[]>>;
  /** Whether Home shows suggested profiles between posts, where the site allows it. */
  readonly suggestionsInHome: boolean;
  /** How long a post can be taken back after sending, in seconds; 0: it is sent at once. */
  readonly undoSendSeconds: 0 | 5 | 10 | 20 | 30;
  /** Whether the docked chats are open. CHAT-32 */
  readonly chatPane: 'open' | 'minimized';
  /** The tab that the notifications open with. */
  readonly notificationTab: NotificationTab;
  /** Whether the notifications have a tab for each kind; otherwise All and Mentions. */
  readonly allNotificationTabs: boolean;
  /** Whether likes, reposts and reactions of one post, and follows, share a row. */
  readonly groupNotifications: boolean;
  /** Whether the browser shows notifications while the page is hidden. The browser asks for its own permission. */
  readonly desktopNotifications: boolean;
  /** Whether the composer asks once before media without a description are sent. */
  readonly asksForDescriptions: boolean;
  /** The widest visibility that a reply begins with; 'public': that of the post. Neither is wider than the default for new posts. */
  readonly replyVisibility: 'public' | 'unlisted' | 'private' | 'direct';
  /** Whether unfollowing asks first. */
  readonly asksBeforeUnfollowing: boolean;
}

/** More would not fit the row of buttons. */
const MOST_PINNED_HOSTS = 30;

const locales = Object.keys(languages) as Language[];

export const defaultSettings: Settings = {
  pinnedHosts: [],
  theme: 'system',
  contrast: 'system',
  motion: 'system',
  locale: null,
  displayMedia: 'default',
  expandSpoilers: false,
  autoPlayGif: true,
  autoPlayVideo: false,
  miniPlayer: true,
  autoloadMore: true,
  autoloadTimelines: true,
  pagedLists: false,
  homeStart: 'offer',
  showReblogs: true,
  showReplies: true,
  collapseReblogs: true,
  suggestionsInHome: true,
  undoSendSeconds: 5,
  chatPane: 'minimized',
  notificationTab: 'all',
  allNotificationTabs: false,
  groupNotifications: true,
  desktopNotifications: false,
  asksForDescriptions: false,
  replyVisibility: 'public',
  asksBeforeUnfollowing: false,
  shortcutsOn: true,
  shortcutKeys: {},
};

/** The possible values of each setting that is a choice. */
export const choices = {
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'more'],
  motion: ['system', 'reduce'],
  locale: [null, ...locales],
  displayMedia: ['default', 'show_all', 'hide_all'],
  expandSpoilers: [true, false],
  autoPlayGif: [true, false],
  autoPlayVideo: [true, false],
  miniPlayer: [true, false],
  autoloadMore: [true, false],
  autoloadTimelines: [true, false],
  pagedLists: [true, false],
  homeStart: ['offer', 'restore', 'newest'],
  showReblogs: [true, false],
  showReplies: [true, false],
  collapseReblogs: [true, false],
  shortcutsOn: [true, false],
  suggestionsInHome: [true, false],
  undoSendSeconds: [0, 5, 10, 20, 30],
  chatPane: ['minimized', 'open'],
  notificationTab: ['all', 'mentions', 'likes', 'reactions', 'reposts', 'polls', 'posts', 'follows'],
  allNotificationTabs: [true, false],
  groupNotifications: [true, false],
  desktopNotifications: [true, false],
  asksForDescriptions: [true, false],
  replyVisibility: ['public', 'unlisted', 'private', 'direct'],
  asksBeforeUnfollowing: [true, false],
} satisfies { [Key in Exclude<keyof Settings, 'shortcutKeys' | 'pinnedHosts'>]: readonly Settings[Key][] };

/**
 * Parses stored settings. Missing, damaged and unknown values get their defaults.
 *
 * @param ofSite Defaults that the site sets, of which the unusable ones are left out.
 */
export function readSettings(text: string | null, ofSite: Readonly<Record<string, unknown>> = {}): Settings {
  const stored = { ...ofSite, ...renamed(parse(text), earlierSettings) };
  const known = Object.entries(choices).flatMap(([key, values]) => {
    const value = [stored[key], ofSite[key]].find(candidate => (values as readonly unknown[]).includes(candidate));
    return value === undefined ? [] : [[key, value]];
  });
  return {
    ...defaultSettings,
    ...Object.fromEntries(known),
    shortcutKeys: renamed(keyLists(stored['shortcutKeys']), earlierCommands),
    pinnedHosts: hostNames(stored['pinnedHosts']),
  };
}

/** Plausible host names, each once. */
function hostNames(value: unknown): string[] {
  const hosts = Array.isArray(value)
    ? value.filter((host): host is string => typeof host === 'string' && /^[^\s/?#]{4,259}$/.test(host))
    : [];
  return [...new Set(hosts)].slice(0, MOST_PINNED_HOSTS);
}

/** Lists of a few short texts under their names; anything else is left out. */
function keyLists(value: unknown): Settings['shortcutKeys'] {
  if (typeof value !== 'object' || value === null) return {};
  const isList = (list: unknown): list is string[] =>
    Array.isArray(list) && list.length < 5 && list.every(keys => typeof keys === 'string' && keys.length < 25);
  return Object.fromEntries(
    Object.entries(value)
      .filter((entry): entry is [string, string[]] => isList(entry[1]))
      .slice(0, 99),
  );
}

/** The interface language: the chosen one, else the first supported browser language, else English. */
export function chooseLocale(settings: Pick<Settings, 'locale'>, browserLanguages: readonly string[]): Language {
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
