import { browserStorage, type Status } from '@rookery/api-client';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { StatusAllowances } from './commands/command-context.js';
import { createFeedListener } from './commands/run-feed-command.js';
import { createFeedRegistry } from './commands/feed-registry.js';
import {
  defaultTimelineSettings,
  type TimelineHrefs,
  type TimelineOptions,
  type TimelineSettings,
  type ShowStatusAccounts,
  type TimelineSlots,
} from './options/timeline-options.js';
import { defaultHrefs } from './options/default-hrefs.js';
import { TimelineContext } from './options/use-timeline-options.js';
import { namesOfTab } from './place/tab-names.js';
import { createRefreshPoint } from './options/refresh-point.js';
import { createScrollMemory } from '@rookery/ui/list';
import { createWindowStore } from '@rookery/store';

export interface TimelineProviderProps
  extends
    Pick<TimelineOptions, 'isSignedIn'>,
    Partial<
      Pick<
        TimelineOptions,
        | 'onOpenStatus'
        | 'onOpenAccount'
        | 'onSignIn'
        | 'onSignInNeeded'
        | 'onReply'
        | 'onQuote'
        | 'onEdit'
        | 'onRedraft'
        | 'onDelete'
        | 'onMention'
        | 'onMute'
        | 'onBlock'
        | 'onReport'
        | 'onReact'
        | 'onOpenMedia'
        | 'onEditDraft'
        | 'onShowAccounts'
        | 'onUnfollow'
        | 'onShowHistory'
        | 'translatesTo'
        | 'appliesFilters'
        | 'slots'
        | 'storageScope'
      >
    > {
  /** Default: each entity's own `url`. */
  hrefs?: Partial<TimelineHrefs>;
  settings?: Partial<TimelineSettings>;
  /** Default: no server supports them. */
  allowances?: StatusAllowances;
  /** Stores scroll positions; null: in memory. Default: the browser's session storage. */
  storage?: Storage | null;
  /** Whether the lists below have shortcuts. False: the app has a key listener of its own and calls `runFeedCommand`. Default true. */
  hasKeys?: boolean;
  children: ReactNode;
}

const noAllowances: StatusAllowances = { pinned: [], muteConversation: false, directMessage: false, remoteReactions: false };
const noSlots: TimelineSlots = {};
const noAccountLists: ShowStatusAccounts = {};
const doNothing = (): void => undefined;

/** Provides links, settings and callbacks to the timelines, posts and threads below it. */
export function TimelineProvider({
  children,
  hrefs,
  onOpenStatus = doNothing,
  onOpenAccount,
  onSignInNeeded = doNothing,
  onSignIn = doNothing,
  onShowHistory = null,
  translatesTo = null,
  appliesFilters = false,
  onReply = null,
  onQuote = null,
  onEdit = null,
  onRedraft = null,
  onDelete = null,
  onMention = null,
  onMute = null,
  onBlock = null,
  onReport = null,
  onReact = null,
  onOpenMedia = null,
  onEditDraft = null,
  onShowAccounts = noAccountLists,
  onUnfollow = null,
  isSignedIn,
  allowances = noAllowances,
  settings,
  slots = noSlots,
  storageScope = 'visitor',
  storage,
  hasKeys = true,
}: TimelineProviderProps) {
  const tabStorage = useMemo(() => (storage === undefined ? browserStorage('session') : storage), [storage]);
  const scrollMemory = useMemo(() => createScrollMemory(tabStorage, storageScope), [tabStorage, storageScope]);
  const windows = useMemo(
    () =>
      createWindowStore<Status>(storageScope, tabStorage === null ? {} : { tabStorage, tabNames: () => namesOfTab(tabStorage) }),
    [storageScope, tabStorage],
  );
  const [refreshPoint] = useState(createRefreshPoint);
  const [feeds] = useState(createFeedRegistry);
  useEffect(() => {
    if (!hasKeys) return undefined;
    const listener = createFeedListener(feeds, isSignedIn);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [hasKeys, feeds, isSignedIn]);
  const options = useMemo<TimelineOptions>(() => {
    const allHrefs = { ...defaultHrefs, ...hrefs };
    return {
      hrefs: allHrefs,
      onOpenStatus,
      onOpenAccount: onOpenAccount ?? (account => globalThis.location.assign(allHrefs.account(account))),
      onSignIn,
      onSignInNeeded,
      onReply,
      onQuote,
      onEdit,
      onRedraft,
      onDelete,
      onMention,
      onMute,
      onBlock,
      onReport,
      onReact,
      onOpenMedia,
      onEditDraft,
      onShowAccounts,
      onUnfollow,
      onShowHistory,
      translatesTo,
      appliesFilters,
      isSignedIn,
      allowances,
      settings: { ...defaultTimelineSettings, ...settings },
      slots,
      storageScope,
      scrollMemory,
      windows,
      refreshPoint,
      feeds,
    };
  }, [
    hrefs,
    onOpenStatus,
    onOpenAccount,
    onSignIn,
    onSignInNeeded,
    onReply,
    onQuote,
    onEdit,
    onRedraft,
    onDelete,
    onMention,
    onMute,
    onBlock,
    onReport,
    onReact,
    onOpenMedia,
    onEditDraft,
    onShowAccounts,
    onUnfollow,
    onShowHistory,
    translatesTo,
    appliesFilters,
    isSignedIn,
    allowances,
    settings,
    slots,
    storageScope,
    scrollMemory,
    windows,
    refreshPoint,
    feeds,
  ]);
  return <TimelineContext.Provider value={options}>{children}</TimelineContext.Provider>;
}
