import type { Account, MediaAttachment, Status } from '@rookery/api-client';
import type { ComponentType } from 'react';
import type { FeedRegistry } from '../commands/feed-registry.js';
import type { RefreshPoint } from './refresh-point.js';
import type { ScrollMemory } from '@rookery/ui/list';
import type { WindowStore } from '@rookery/api-client/query';
import type { FeedCallbacks } from '../commands/feed-callbacks.js';

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
  /** Load older posts near the end without a press (LIST-07). */
  autoloadMore: boolean;
  /** Show new posts without a press within 50 px of the top . */
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

/** Something between two posts that is not a post. */
export interface Injection {
  /** Unique among the injections of a list, and the same from render to render. */
  key: string;
  /** For the `Injection` slot: 'ad', 'suggestions', … */
  kind: string;
  /** Its number among the injections of its kind, from 0 for the first one placed; negative above that. */
  ordinal: number;
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
  settings: TimelineSettings;
  slots: TimelineSlots;
  /** Names whose stored positions and windows these are (say a session's id); accounts never share them. */
  storageScope: string;
  scrollMemory: ScrollMemory;
  windows: WindowStore<Status>;
  refreshPoint: RefreshPoint;
  /** The feeds on the page, for keys that move through them. */
  feeds: FeedRegistry;
}
