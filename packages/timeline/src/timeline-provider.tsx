import type { Account, MediaAttachment, Status } from '@rookery/api-client';
import { createContext, useContext, useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import type { FeedCallbacks } from './cursor/feed-callbacks.js';
import { createFeeds, type Feeds } from './cursor/feed-port.js';
import { listenLater } from './cursor/listen-later.js';
import type { Injection } from './list/timeline-rows.js';
import { createWindowStore, type WindowStore } from './state/timeline-store.data.js';
import { namesOfTab } from './place/names-of-tab.js';
import { createRefreshPoint, type RefreshPoint } from './refresh/refresh-point.js';
import { createScrollMemory, type ScrollMemory } from './scroll/scroll-memory.js';

/** Where a part of a post leads. */
export interface TimelineHrefs {
  account(account: Pick<Account, 'id' | 'acct' | 'url'>): string;
  status(status: Status): string;
  tag(name: string): string;
  /** Where the quotes of a post are listed; null or absent: nowhere, then they are not offered. */
  quotes?: ((status: Status) => string) | null;
}

/** What the reader or the site has chosen. Every field has a default, see `defaultTimelineSettings`. */
export interface TimelineSettings {
  /** 'default' hides media marked sensitive, 'show_all' none, 'hide_all' all. */
  displayMedia: 'default' | 'show_all' | 'hide_all';
  /** Whether content warnings open by themselves. */
  expandSpoilers: boolean;
  autoPlayGif: boolean;
  /** Load older posts near the end without a press (spec 2). */
  autoloadMore: boolean;
  /** Show new posts without a press within 50 px of the top (spec 2). */
  autoloadTimelines: boolean;
  /** Pages instead of an endless list. */
  pagedLists: boolean;
  /** A reblog of a post that was just seen stands in that post's row. */
  collapseReblogs: boolean;
  /** What Home and the public timelines have rows for, besides plain posts. */
  shows: { reblogs: boolean; replies: boolean };
}

/** What holds where `settings` says nothing. */
export const defaultTimelineSettings: TimelineSettings = {
  displayMedia: 'default',
  expandSpoilers: false,
  autoPlayGif: true,
  autoloadMore: true,
  autoloadTimelines: false,
  pagedLists: false,
  collapseReblogs: true,
  shows: { reblogs: true, replies: true },
};

/** Props of the replaceable player or picture of one attachment. */
export interface AttachmentSlotProps {
  status: Status;
  attachment: MediaAttachment;
}

/** Props of what stands between two posts: an ad, a block of suggested profiles. */
export interface InjectionSlotProps {
  injection: Injection;
  /** The id to give its title: it names the row. */
  titleId: string;
}

export interface TimelineSlots {
  Attachment?: ComponentType<AttachmentSlotProps>;
  Injection?: ComponentType<InjectionSlotProps>;
}

export interface TimelineOptions extends FeedCallbacks {
  hrefs: TimelineHrefs;
  onOpenStatus(status: Status): void;
  settings: TimelineSettings;
  slots: TimelineSlots;
  /** Names whose stored positions and windows these are (say a session's id); accounts never share them. */
  storageScope: string;
  scrollMemory: ScrollMemory;
  windows: WindowStore;
  refreshPoint: RefreshPoint;
  /** The feeds on the page, for keys that move through them. */
  feeds: Feeds;
}

export interface TimelineProviderProps
  extends
    Pick<TimelineOptions, 'isSignedIn'>,
    Partial<
      Pick<
        TimelineOptions,
        'onOpenStatus' | 'onSignInNeeded' | 'onReply' | 'onMention' | 'onReact' | 'onOpenMedia' | 'slots' | 'storageScope'
      >
    > {
  /** Default: each entity's own `url`. */
  hrefs?: Partial<TimelineHrefs>;
  settings?: Partial<TimelineSettings>;
  /** Where scroll positions are kept; null: in memory. Default: the browser's session storage. */
  storage?: Storage | null;
  /** Whether feeds below have their keys by themselves. False: the page has keys of its own and calls `runFeedCommand`. Default true. */
  hasKeys?: boolean;
  children: ReactNode;
}

const defaultHrefs: TimelineHrefs = {
  account: account => account.url,
  status: status => status.url ?? status.uri,
  tag: name => `/tags/${encodeURIComponent(name)}`,
};
const noSlots: TimelineSlots = {};
const doNothing = (): void => undefined;

function browserSessionStorage(): Storage | null {
  try {
    return globalThis.sessionStorage;
  } catch {
    // Reading the property itself throws where site data is denied.
    return null;
  }
}

const TimelineContext = createContext<TimelineOptions | null>(null);

/** Gives timelines, statuses and threads below it their links, settings and callbacks. */
export function TimelineProvider({
  children,
  hrefs,
  onOpenStatus = doNothing,
  onSignInNeeded = doNothing,
  onReply = null,
  onMention = null,
  onReact = null,
  onOpenMedia = null,
  isSignedIn,
  settings,
  slots = noSlots,
  storageScope = 'visitor',
  storage,
  hasKeys = true,
}: TimelineProviderProps) {
  const tabStorage = useMemo(() => (storage === undefined ? browserSessionStorage() : storage), [storage]);
  const scrollMemory = useMemo(() => createScrollMemory(tabStorage, storageScope), [tabStorage, storageScope]);
  const windows = useMemo(
    () => createWindowStore(storageScope, tabStorage === null ? {} : { tabStorage, tabNames: () => namesOfTab(tabStorage) }),
    [storageScope, tabStorage],
  );
  const [refreshPoint] = useState(createRefreshPoint);
  const [feeds] = useState(createFeeds);
  useEffect(
    () => (hasKeys ? listenLater(async () => (await import('./cursor/feed-keys.js')).createFeedListener(feeds)) : undefined),
    [hasKeys, feeds],
  );
  const options = useMemo<TimelineOptions>(
    () => ({
      hrefs: { ...defaultHrefs, ...hrefs },
      onOpenStatus,
      onSignInNeeded,
      onReply,
      onMention,
      onReact,
      onOpenMedia,
      isSignedIn,
      settings: { ...defaultTimelineSettings, ...settings },
      slots,
      storageScope,
      scrollMemory,
      windows,
      refreshPoint,
      feeds,
    }),
    [
      hrefs,
      onOpenStatus,
      onSignInNeeded,
      onReply,
      onMention,
      onReact,
      onOpenMedia,
      isSignedIn,
      settings,
      slots,
      storageScope,
      scrollMemory,
      windows,
      refreshPoint,
      feeds,
    ],
  );
  return <TimelineContext value={options}>{children}</TimelineContext>;
}

/** The options of the nearest `TimelineProvider`; throws outside one. */
export function useTimelineOptions(): TimelineOptions {
  const options = useContext(TimelineContext);
  if (options === null) throw new Error('A timeline, status or thread needs a TimelineProvider above it.');
  return options;
}
