import type { Account, MediaAttachment, Status, Visibility } from '@rookery/api-client';
import type { ComponentType } from 'react';
import type { FeedRegistry } from '../commands/feed-registry.js';
import type { RefreshPoint } from './refresh-point.js';
import type { ScrollMemory } from '@rookery/ui/list';
import type { WindowStore } from '@rookery/store';
import type { FeedCallbacks } from '../commands/command-context.js';

/** A list of the accounts that have to do with a post (MOD-14). */
export type StatusAccountList = 'favourites' | 'reblogs' | 'reactions' | 'mentions';

/** Shows lists of accounts of a post. A list without a callback is not offered. */
export type ShowStatusAccounts = Readonly<Partial<Record<StatusAccountList, (status: Status) => void>>>;

/** The links of a post and its parts. */
export interface TimelineHrefs {
  account(account: Pick<Account, 'id' | 'acct' | 'url'>): string;
  status(status: Status): string;
  /** The page of a post of which only the id is known. Absent: links to such posts lead to their own addresses. */
  statusById?: (id: string) => string;
  tag(name: string): string;
  /** The page of `CatchUpScreen`: Home offers it after an absence. Null or absent: it does not. */
  catchUp?: string | null;
  /** The page of a post's quotes. Null or absent: quotes are not offered. */
  quotes?: ((status: Status) => string) | null;
  /** A chat with the account; null: none can be started. Null or absent: there are no chats. */
  chat?: ((account: Account) => string | null) | null;
}

/** Settings of the reader or the site. Defaults: `defaultTimelineSettings`. */
export interface TimelineSettings {
  /** 'default' hides media marked sensitive, 'show_all' none, 'hide_all' all. */
  displayMedia: 'default' | 'show_all' | 'hide_all';
  /** Whether text behind content warnings is shown at first. */
  expandSpoilers: boolean;
  autoPlayGif: boolean;
  /** The greatest width divided by height of a tall picture in a gallery (STAT-03): 1, or less where tall galleries are not wanted. */
  tallRatio: number;
  /** Load older posts near the end automatically (LIST-07). */
  autoloadMore: boolean;
  /** Show new posts automatically within 50 px of the top (LIST-10). */
  autoloadTimelines: boolean;
  /** Pages instead of an endless list. */
  pagedLists: boolean;
  /** Whether Home offers the place where the reader left it, in this tab or another, or stays at its newest posts. */
  offersPlace: boolean;
  /** Collapse reblogs of a post that was seen into its row. */
  collapseReblogs: boolean;
  /** Whether Home and the public timelines have rows for reblogs and for replies. */
  shows: { reblogs: boolean; replies: boolean };
  /** The languages of posts in the public timelines, as BCP 47; none: all. Posts without a language are shown. */
  publicLanguages: readonly string[];
  /** Ask once before media without a description are sent. */
  asksForDescriptions: boolean;
  /** The widest visibility that a reply begins with; it is never wider than the post or the default for new posts. */
  replyVisibility: Visibility;
}

/** The defaults of `settings`. */
export const defaultTimelineSettings: TimelineSettings = {
  displayMedia: 'default',
  expandSpoilers: false,
  autoPlayGif: true,
  tallRatio: 1,
  autoloadMore: true,
  autoloadTimelines: false,
  pagedLists: false,
  offersPlace: true,
  collapseReblogs: true,
  shows: { reblogs: true, replies: true },
  publicLanguages: [],
  asksForDescriptions: false,
  replyVisibility: 'public',
};

/** Props of the replaceable player or picture of one attachment. */
export interface AttachmentSlotProps {
  status: Status;
  attachment: MediaAttachment;
}

/** A row between two posts that is not a post. */
export interface Injection {
  /** Unique among the injections of a list, and stable. */
  key: string;
  /** For the `Injection` slot: 'ad', 'suggestions', … */
  kind: string;
  /** Its number among the injections of its kind, from 0 for the first one placed; negative above that. */
  ordinal: number;
}

/** The position of one injected row: beside posts, by their ids. */
export interface Placement {
  injection: Injection;
  ordinal: number;
  /** Index of the entry below it. The indexes of other entries are counted from here. */
  index: number;
  /** The nearest posts above and below; null where there is none. */
  afterId: string | null;
  beforeId: string | null;
  /** The neighbour that it stays beside when rows are inserted between the two. */
  side: 'after' | 'before';
}

/** The placements of one list. Serializable as JSON. */
export interface PlacementState {
  placed: readonly Placement[];
  /** A post and its index: counting starts here while nothing is placed. */
  base: { id: string; index: number } | null;
  /** Ids of the posts of the last rows, newest first: they give the neighbours of a post that was removed. */
  order: readonly string[];
  /** A placement waits until the reader looks elsewhere. */
  isWaiting: boolean;
}

/** Props of an injected row: an ad, a block of suggested profiles. */
export interface InjectionSlotProps {
  injection: Injection;
  /** The id of its title, which names the row. */
  titleId: string;
}

/** Props of the card of a post's event. */
export interface EventSlotProps {
  /** A post with an `event`. */
  status: Status;
}

/** Props of the row of actions below a post. */
export interface ActionsSlotProps {
  /** A post, never a reblog. */
  status: Status;
}

export interface TimelineSlots {
  /** Default: reply, repost, quote, like, bookmark and the menu. */
  Actions?: ComponentType<ActionsSlotProps>;
  Attachment?: ComponentType<AttachmentSlotProps>;
  /** Default: the name of the event. */
  Event?: ComponentType<EventSlotProps>;
  Injection?: ComponentType<InjectionSlotProps>;
}

/** The links, settings and callbacks of the app around timelines, posts and threads. Only `isSignedIn` is required. */
export interface TimelineOptions extends Partial<FeedCallbacks> {
  /** Whether an account is signed in: a visitor reads, and is asked to sign in by what needs an account. */
  isSignedIn: boolean;
  /** The links of posts and their parts. Default: each entity's own `url`. */
  hrefs?: Partial<TimelineHrefs>;
  /** Settings of the reader or the site, over `defaultTimelineSettings`. */
  settings?: Partial<TimelineSettings>;
  /** Replaceable components. Each has a plain default. */
  slots?: TimelineSlots;
  /** Opens the sign-in: a visitor pressed a button that says so. `onSignInNeeded` comes from any other press. */
  onSignIn?(): void;
  /** Opens a stored draft in an editor: a pending post was taken back. Null: drafts cannot be edited here. */
  onEditDraft?: ((draftId: string) => void) | null;
  /** Shows who liked, reposted or reacted to a post, or is mentioned in it. Default: no list is offered. */
  onShowAccounts?: ShowStatusAccounts;
  /** Asks before an account is unfollowed by `unfollow`. Null: it is unfollowed at once. */
  onUnfollow?: ((account: Account, unfollow: () => void) => void) | null;
  /** The language (BCP 47) that posts in other languages can be translated to; null: the server does not translate. */
  translatesTo?: string | null;
  /** Whether the reader's filters are applied here: the server leaves them to its clients, or has none. Default false. */
  appliesFilters?: boolean;
  /** Opens the form of a filter with these words; null: not offered. */
  onFilterWords?: ((words: string) => void) | null;
  /** Opens the form of a filter with this post; null: filters name no posts. */
  onFilterPost?: ((status: Status) => void) | null;
  /** Shows the versions of an edited post; null: the server keeps none. */
  onShowHistory?: ((status: Status) => void) | null;
  /** Offers to act on a post as another account that is signed in; null: there is none. */
  onActAs?: ((status: Status) => void) | null;
  /** Names the account in storage, for example by its session: accounts share no positions and windows. Default 'visitor'. */
  storageScope?: string;
  /** Stores scroll positions; null: in memory. Default: the browser's session storage. */
  storage?: Storage | null;
  /** Whether the lists below have shortcuts. False: the app has a key listener of its own and calls `runFeedCommand`. Default true. */
  hasKeys?: boolean;
}

/** The options with their defaults, and the state that a provider adds for the parts below it. */
export interface ResolvedTimelineOptions extends Required<Omit<TimelineOptions, 'hrefs' | 'settings' | 'storage'>> {
  hrefs: TimelineHrefs;
  settings: TimelineSettings;
  scrollMemory: ScrollMemory;
  windows: WindowStore<Status>;
  /** The newest posts of Home, for the next visit. */
  newest: WindowStore<Status>;
  refreshPoint: RefreshPoint;
  /** Names the part of the page that the lists are in (`ListScope`); absent: the page. */
  scope?: string;
  /** The lists on the page that keys act on. */
  feeds: FeedRegistry;
}
