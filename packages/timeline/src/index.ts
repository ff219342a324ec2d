// Provider
export { TimelineProvider, type TimelineProviderProps } from './timeline-provider.js';
export {
  defaultTimelineSettings,
  type ActionsSlotProps,
  type AttachmentSlotProps,
  type EventSlotProps,
  type Injection,
  type InjectionSlotProps,
  type ResolvedTimelineOptions,
  type ShowStatusAccounts,
  type StatusAccountList,
  type TimelineHrefs,
  type TimelineOptions,
  type TimelineSettings,
  type TimelineSlots,
} from './options/timeline-options.js';
export { ListScope, type ListScopeProps } from './options/list-scope.js';
export { useTimelineOptions } from './options/use-timeline-options.js';

// Lists
export { useHasPosts } from './list/use-has-posts.js';
export { TimelineScreen, type TimelineScreenProps } from './list/timeline.screen.js';
export { sourceKey, type FurtherTags, type TimelineSource } from './state/timeline-sources.js';
export {
  removeFromTimelines,
  timelineList,
  timelineKey,
  timelineQuery,
  timelinesKey,
  type TimelineQueryOptions,
  type TimelineState,
  type TimelineWindow,
} from './state/timeline.data.js';
export { bindTimelineStream } from './state/timeline-stream.data.js';
export { hasMissedPosts } from './state/timeline-probe.data.js';
export { bindStatusGc } from './status-gc.data.js';
export type { Injections } from './rows/timeline-rows.js';

export { StatusPlaceholders } from './list/status-placeholders.js';

// The posts of the last visit
export { newestFirst, newestPosts } from './place/newest-posts.js';

// Refresh
export { RefreshButtonScreen } from './refresh/refresh-button.screen.js';
export { useRefreshable } from './refresh/use-refreshable.js';

// Keys
export type { FeedCallbacks, StatusAllowances, Wanted, WantedAction } from './commands/command-context.js';
export { feedCommands, type FeedCommand, type FeedCommandId } from './commands/feed-commands.js';
export type { FeedRegistry } from './commands/feed-registry.js';
export { offeredCommands } from './commands/offered-commands.js';
export { cursorMessages } from './commands/messages.js';
export {
  focusCurrentRow,
  isFeedCommandOffered,
  pressFocusedRow,
  runFeedCommand,
  runFeedPattern,
} from './commands/run-feed-command.js';

// Actions
export { useAction, type RunAction } from './commands/use-action.js';

// Posts
export { Blurhash } from './status/blurhash.js';
export { galleryAttachments } from './status/event-media.js';
export { MediaPicture } from './status/media-picture.js';
export { isMediaCovered } from './status/status-rules.js';
export { statusFacts } from './rows/status-facts.js';
export { focusedParts } from './status/focused-parts.screen.js';
export type { FocusedParts } from './status/status.js';
export { StatusScreen, type StatusScreenProps } from './status/status.screen.js';

// Posts from props alone, for pages without a client
export { Status, type StatusCallbacks, type StatusProps } from './standalone/status.js';
export { Timeline, type TimelineProps } from './standalone/timeline.js';

// Threads
export { ThreadScreen, type ThreadScreenProps } from './thread/thread.screen.js';

// One's own posts before the server has them
export { usePendingPosts } from './pending/use-pending-posts.js';
export { returnToDrafts, takeBack, type TakeBackContext } from './pending/taken-back.data.js';
export { pendingStatusId } from './state/pending-marks.js';
