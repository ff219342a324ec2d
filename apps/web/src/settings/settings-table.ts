/*
 * Every setting, once: its key, its values, its default, where it is stored, and the section of the settings that has it. The types, the
 * reading of stored values, their validation, the pages and the search are made from these rows.
 */
import { languages, type Language } from '@rookery/ui/languages';
import { distinctItems, textLists } from './setting-lists.js';

/** The keeper of a setting: this device, this app for the account, or the account's server, where other apps of the account use it, too. */
type Keeper = 'device' | 'account' | 'server';

/** One of some values. A setting that is on or off is one of two. */
interface ChoiceRow<Value = unknown> {
  readonly keeper: Keeper;
  readonly is: Value;
  readonly of: readonly Value[];
}

/** A list of texts, each once. */
interface ListRow {
  readonly keeper: Keeper;
  readonly is: readonly string[];
  readonly item: RegExp;
  readonly most: number;
  readonly read: typeof distinctItems;
}

/** Short lists of texts under their names. */
interface RecordRow {
  readonly keeper: Keeper;
  readonly is: Readonly<Record<string, readonly string[]>>;
  readonly read: typeof textLists;
}

/** A text of this form. */
interface TextRow {
  readonly keeper: Keeper;
  readonly is: string;
  readonly form: RegExp;
}

export type SettingRow = ChoiceRow | ListRow | RecordRow | TextRow;

const switches = [true, false] as const;

/** Kept on this device: it depends on the screen or the browser. The first argument is the default. */
/* @__NO_SIDE_EFFECTS__ */ const device = <const Value>(is: Value, of: readonly Value[]) =>
  ({ keeper: 'device', is, of }) satisfies ChoiceRow;
/* @__NO_SIDE_EFFECTS__ */ const deviceSwitch = (is: boolean) => device<boolean>(is, switches);
/** Kept for the account, on each of its devices where the server stores it. For a visitor, on this device. */
/* @__NO_SIDE_EFFECTS__ */ const account = <const Value>(is: Value, of: readonly Value[]) =>
  ({ keeper: 'account', is, of }) satisfies ChoiceRow;
/* @__NO_SIDE_EFFECTS__ */ const accountSwitch = (is: boolean) => account<boolean>(is, switches);
/* @__NO_SIDE_EFFECTS__ */ const list = (item: RegExp, most: number, keeper: Keeper = 'account') =>
  ({ keeper, is: [] as readonly string[], item, most, read: distinctItems }) satisfies ListRow;
const record: RecordRow = { keeper: 'account', is: {}, read: textLists };
/* A part of the own account, as its server sends it: nothing of it is stored here. */
/* @__NO_SIDE_EFFECTS__ */ const serverSwitch = (is: boolean) =>
  ({ keeper: 'server', is, of: switches as readonly boolean[] }) satisfies ChoiceRow;
/* @__NO_SIDE_EFFECTS__ */ const serverText = (is: string, form: RegExp) => ({ keeper: 'server', is, form }) satisfies TextRow;

/** The section that the page wears before any of the app's code runs: the boot script has it alone. */
export const appearance = {
  /** An interface language, or `null` to follow the browser. */
  locale: device<Language | null>(null, [null, ...(Object.keys(languages) as Language[])]),
  theme: device('system', ['system', 'light', 'dark']),
  /** A hue of the accent colour. The tokens hold its contrast for every hue. */
  accent: device('teal', ['teal', 'blue', 'violet', 'pink', 'red', 'orange', 'green']),
  /** Any other hue of the accent colour, in degrees; `null`: that of `accent`. */
  accentHue: device<number | null>(null, [null, ...Array.from({ length: 360 }).keys()]),
  contrast: device('system', ['system', 'more']),
  motion: device('system', ['system', 'reduce']),
  /** In percent of the browser's own. */
  textSize: device(100, [80, 90, 100, 110, 125, 150, 175, 200]),
  font: device('system', ['system', 'serif', 'mono']),
  density: device('normal', ['normal', 'compact']),
  columnWidth: device('normal', ['narrow', 'normal', 'wide']),
} as const satisfies Readonly<Record<string, SettingRow>>;

/** The start of Home in a new tab: the newest posts with an offer to continue, the place where the reader left it, or the newest posts. */
const homeStart = account('offer', ['offer', 'restore', 'newest']);
const expandSpoilers = accountSwitch(false);

/** The settings that decide about the first post, which the boot script shows. */
export const firstRead = { homeStart, expandSpoilers } as const satisfies Readonly<Record<string, SettingRow>>;

export const settingsTable = {
  appearance,
  reading: {
    homeStart,
    /** Whether a wide screen shows Home as columns. */
    columns: deviceSwitch(false),
    autoloadTimelines: accountSwitch(true),
    autoloadMore: accountSwitch(true),
    pagedLists: accountSwitch(false),
    /** Whether Home and the public timelines show reblogs, and replies. */
    showReblogs: accountSwitch(true),
    showReplies: accountSwitch(true),
    /** Whether a reblog of a post that was just seen is collapsed into one line. */
    collapseReblogs: accountSwitch(true),
    /** Whether Home shows suggested profiles between posts, where the site allows it. */
    suggestionsInHome: accountSwitch(true),
    /** The languages of posts in the public timelines; none: all languages. */
    postLanguages: list(/^[a-z]{2,3}(-[a-z\d-]{1,30})?$/i, 50),
  },
  media: {
    displayMedia: account('default', ['default', 'show_all', 'hide_all']),
    expandSpoilers,
    /** Whether GIFs play at once; otherwise while they are hovered or focused. */
    autoPlayGif: accountSwitch(true),
    /** Whether videos in posts play muted while they are in view. */
    autoPlayVideo: deviceSwitch(false),
    /** Whether audio that leaves the view continues in the mini player; otherwise it pauses. */
    miniPlayer: deviceSwitch(true),
  },
  writing: {
    /** How long a post can be taken back after sending, in seconds; 0: it is sent at once. */
    undoSendSeconds: account(5, [0, 5, 10, 20, 30]),
    /** The widest visibility that a reply begins with; 'public': that of the post. Neither is wider than the default for new posts. */
    replyVisibility: account('public', ['public', 'unlisted', 'private', 'direct']),
    /** Whether the composer asks once before media without a description are sent. */
    asksForDescriptions: accountSwitch(false),
    /** Whether unfollowing asks first. */
    asksBeforeUnfollowing: accountSwitch(false),
    /** The visibility of new posts: one of the four of Mastodon, or another one of the server. */
    postingVisibility: serverText('public', /^[a-z_]{1,30}$/),
    /** Whether media of new posts are marked as sensitive. */
    postingSensitive: serverSwitch(false),
    /** ISO 639 code of new posts; '': none. */
    postingLanguage: serverText('', /^(?:[a-z]{2,3}(?:-[a-z\d-]{1,30})?)?$/i),
  },
  notifications: {
    /** Whether likes, reposts and reactions of one post, and follows, share a row. */
    groupNotifications: accountSwitch(true),
    /** Whether the notifications have a tab for each kind; otherwise All and Mentions. */
    allNotificationTabs: accountSwitch(false),
    /** Whether the browser shows notifications while the page is hidden. The browser asks for its own permission. */
    desktopNotifications: deviceSwitch(false),
    /** Whether a sound is played for a new notification. */
    notificationSound: deviceSwitch(false),
    /** Hours in which nothing disturbs, as `22:00-07:00 0123456`: from, to, and the days on which they begin; 0 is Sunday. */
    quietHours: list(/^\d\d:\d\d-\d\d:\d\d [0-6]{1,7}$/, 9, 'device'),
    /** The kinds that the browser shows and that are heard, by the tab that has them. */
    alertMentions: accountSwitch(true),
    alertLikes: accountSwitch(true),
    alertReactions: accountSwitch(true),
    alertReposts: accountSwitch(true),
    alertPolls: accountSwitch(true),
    alertPosts: accountSwitch(true),
    alertFollows: accountSwitch(true),
  },
  keyboard: {
    /** Whether single-key shortcuts are on. */
    shortcutsOn: accountSwitch(true),
    /** Chosen keys by command id. They are validated where they are bound. */
    shortcutKeys: record,
  },
  data: {
    /** Whether what is read is kept on this device for searching it, and chats with it. */
    searchOnDevice: deviceSwitch(true),
    searchChats: deviceSwitch(false),
  },
  /** Kept where the reader uses them, without a control in the settings. */
  elsewhere: {
    /** Hosts of the pinned remote timelines, in the order they were pinned. More would not fit the row of buttons. NAV-11 */
    pinnedHosts: list(/^[^\s/?#]{4,259}$/, 30),
    /** How far the first steps of a new account have come; 'done': they never come again by themselves. HINT-09 */
    onboarding: account('none', ['none', 'profile', 'people', 'tags', 'post', 'done']),
    /** Whether the docked chats are open. CHAT-32 */
    chatPane: device('minimized', ['minimized', 'open']),
    /** Whether the notifications of all accounts of this device are one list. */
    allAccounts: deviceSwitch(false),
    /** The tab that the notifications open with. */
    notificationTab: account('all', ['all', 'mentions', 'likes', 'reactions', 'reposts', 'polls', 'posts', 'follows']),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, SettingRow>>>>;

type Table = typeof settingsTable;

/** The rows of all sections by their keys. */
type Rows = {
  [Section in keyof Table as keyof Table[Section]]: Table[Section];
} extends infer Sections
  ? { [Key in keyof Sections]: Key extends keyof Sections[Key] ? Sections[Key][Key] : never }
  : never;

/** The value that a row allows. */
export type ValueOf<Row> = Row extends ChoiceRow<infer Value> ? Value : Row extends { readonly is: infer Value } ? Value : never;

/** The reader's settings, those that the account's server keeps among them. */
export type AllSettings = { readonly [Key in keyof Rows]: ValueOf<Rows[Key]> };

export type SettingName = keyof AllSettings;

/** The names of those that the account's server keeps. */
export type ServerSettingName = {
  [Key in keyof Rows]: Rows[Key] extends { readonly keeper: 'server' } ? Key : never;
}[keyof Rows];

/** The reader's settings, as this app keeps them. */
export type Settings = Omit<AllSettings, ServerSettingName>;

/* @__NO_SIDE_EFFECTS__ */ const rowsOf = (table: Table): unknown => Object.assign({}, ...Object.values(table));

export const settingRows = rowsOf(settingsTable) as Readonly<Record<SettingName, SettingRow>>;

/** The row of a name; undefined for a name of another version. */
export const rowNamed = (name: string): SettingRow | undefined =>
  Object.hasOwn(settingRows, name) ? settingRows[name as SettingName] : undefined;

/** The rows of those that this app keeps. */
export const keptRows = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.entries(settingRows).filter(([, { keeper }]) => keeper !== 'server'),
);

export const settingNames = /* @__PURE__ */ Object.keys(settingRows) as readonly SettingName[];
