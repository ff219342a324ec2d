// Parts of timelines, for packages that draw posts in lists and forms of their own

// A list that fills a page: its rows, gaps, new items, commands and place
export { ListScreen } from '../list/list.screen.js';
export type { RowPlace } from '../list/list-feed.screen.js';
export { useFeedList } from '../list/use-feed-list.js';
export { opensAt, statusItems, useListPlace, type ListItems } from '../list/use-list-place.js';
export { useListWindow } from '../list/use-list-window.js';
export type { GapRowData } from '../rows/timeline-rows.js';
export { useRefreshable } from '../refresh/use-refreshable.js';
export { createRowCommandRegistry, type RowCommands } from '../commands/row-commands.js';
export { useFeed, useRowCommands } from '../commands/use-list-commands.js';
export { useAction } from '../commands/use-action.js';

// The reader's filters, for lists that leave filtered items out
export { useFilters } from '../filters/use-filters.js';

// A post in a row, in a quote, in a reply
export { statusCommands } from '../commands/status-commands.js';
export type { StatusRowState } from '../commands/command-context.js';
export { openOnPress } from '../status/open-on-press.js';
export { Poll } from '../status/rare-parts.js';
export { QuotedStatus } from '../status/quoted-status.js';
export { StatusContent } from '../status/status-content.js';
export { StatusSkeletonRow } from '../status/status-skeleton.js';
export { StatusRow } from '../status/status.screen.js';
export { useStatusRowHost, type StatusRowHost } from '../status/use-status-row-host.js';
export { useStatusActions } from '../status/use-status-actions.js';
export { visibilityLooks } from '../status/status-rules.js';
export { createActedVersions, rememberUpdate } from '../status/acted-versions.js';
export { VisibilityMark } from '../status/visibility-mark.js';
export { messages as statusMessages } from '../status/messages.js';

// Accounts that are signed in beside the one shown
export { AsAccount, type SignedInAccount } from '../other-account/as-account.js';

// An event
export { eventBanner } from '../status/event-media.js';
export { placeLines } from '../events/event-rules.js';
export { participationRequestsQuery, refreshEvents, refreshParticipation } from '../events/events.data.js';
export { PersonRow } from '../events/participants-dialog.screen.js';

// Options of the provider, and small helpers
export { useTimelineOptions } from '../options/use-timeline-options.js';
export { usePopoverClosed } from '../popover/use-popover-closed.js';
export { languageKey, languageNamer } from '../text/language-name.js';
export { distinctLanguages, namedLanguages, usedLanguages, type NamedLanguage } from '../text/languages.js';
