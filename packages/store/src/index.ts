export { accountState, accountStore } from './entities/account-store.data.js';
export type { AccountEvents, AccountLists, AccountStore, StatusFilter } from './entities/account-store.data.js';

export { createQueryClient } from './entities/create-query-client.data.js';
export { ClientProvider, useClient } from './entities/client-provider.js';
export type { ClientProviderProps } from './entities/client-provider.js';
export { useOwnHosts } from './entities/use-own-hosts.js';

export {
  accountKey,
  accountsKey,
  askedNow,
  forgetStatus,
  ingestAccounts,
  ingestStatuses,
  isOwnStatus,
  ownAccountKey,
  relationshipKey,
  statusesKey,
  statusKey,
  writeRelationship,
} from './entities/entities.data.js';
export type { AnswerOptions, IngestOptions } from './entities/entities.data.js';
export { isWorthRetrying, outcomeOfError } from './actions/action-outcome.js';
export type { RequestOutcome } from './actions/action-outcome.js';

export { resolveMissing, statusQuery } from './entities/statuses.data.js';
export {
  bookmark,
  deleteStatus,
  favourite,
  muteConversation,
  pin,
  react,
  reblog,
  unbookmark,
  unfavourite,
  unmuteConversation,
  unpin,
  unreact,
  unreblog,
} from './actions/status-actions.data.js';
export { bindVotes, refreshPoll, withVote } from './actions/polls.data.js';
export { reactionWith, type ReactionEmoji } from './actions/reactions.js';
export {
  acceptParticipation,
  joinEvent,
  leaveEvent,
  participationRequestsKey,
  rejectParticipation,
} from './actions/event-actions.data.js';
export type { EventVariables, ParticipationVariables } from './actions/event-actions.data.js';
export type { ReactionVariables, StatusVariables } from './actions/status-actions.data.js';

export {
  accountByAcctKey,
  accountByAcctQuery,
  accountQuery,
  ownAccountQuery,
  relationshipQuery,
} from './entities/accounts.data.js';
export { accountSearchKey, accountSearchQuery, isRemoteHandle } from './entities/account-search.data.js';
export type { AccountSearchAmong } from './entities/account-search.data.js';
export {
  acceptFollowRequest,
  block,
  blockDomain,
  changeFollow,
  endorse,
  follow,
  mute,
  rejectFollowRequest,
  removeFollower,
  saveNote,
  unblock,
  unblockDomain,
  unendorse,
  unfollow,
  unmute,
} from './actions/account-actions.data.js';
export type {
  AccountVariables,
  DomainVariables,
  FollowVariables,
  MuteVariables,
  NoteVariables,
} from './actions/account-actions.data.js';

export { evictStatuses } from './entities/evict-statuses.data.js';
export { filterStatuses } from './entities/filter-statuses.data.js';
export { notificationFilter } from './filters/notification-filter.data.js';
export { coveringFilters, filterTitles, isBlurred } from './filters/covering-filters.js';
export { warningOf, type FilterWarning } from './filters/filter-warning.js';
export { filtersHere, filtersKey, isHiddenHere, type FilterContext, type FilterPlace } from './filters/filters-here.js';

export { customEmojisQuery } from './entities/custom-emojis.data.js';
export { featuresQuery, siteSettingsKey, siteSettingsQuery } from './entities/features.data.js';
export { announcementsKey, instanceKey, instanceQuery } from './entities/instance.data.js';
export { useFeatures } from './entities/use-features.js';

export {
  bindNotifications,
  isUnread,
  notificationStreamKey,
  unreadNotificationsQuery,
  type UnreadNotifications,
} from './notifications/notification-unread.data.js';
export { markNotificationsRead } from './notifications/notification-read.data.js';
export { advanceMarker, markerKey, markerQuery } from './notifications/markers.data.js';

export { loadGap } from './list/gap.data.js';
export { wantNewer } from './list/catch-up.data.js';
export { listQuery, loadOlder, replaceByStored, showQueue, trimList, updateList } from './list/list.data.js';
export type { ListQueryOptions, ListWindow } from './list/list.data.js';
export { useList, type GapFill, type ListGaps, type ListOptions } from './list/use-list.js';
export { listView, type ListView, type OlderItems } from './list/list-view.js';
export { pagesView } from './list/pages-view.js';
export { deleteStoredWindows } from './list/window-database.data.js';
export { createWindowStore, knownItems } from './list/window-store.data.js';
export type { WindowStore } from './list/window-store.data.js';
export type { ListDefinition } from './list/list-pages.data.js';

export { optimistic } from './actions/optimistic.data.js';
export { useOptimistic } from './actions/use-optimistic.js';
export { patch } from './actions/patch.data.js';
export type { OptimisticContext } from './actions/action-holder.data.js';
export { bindSharedChanges, changesQueries } from './actions/shared-changes.data.js';
export { registerActions } from './actions/action-sending.data.js';
export { bindHeldActions, type LostAction } from './actions/held-actions.data.js';
export type { OptimisticAction, OptimisticSpec } from './actions/optimistic.data.js';
export type { Undo } from './actions/patch.data.js';

export { bindEntityStream } from './stream/stream-batches.data.js';
export type { StreamBatches, StreamBatchListener, StreamBatchOptions } from './stream/stream-batches.data.js';
export { createPageSchedule } from './stream/flush-schedule.dom.js';
export type { FlushSchedule } from './stream/flush-schedule.dom.js';

export {
  useAccount,
  useAccountByAcct,
  useInstance,
  useOpenList,
  useOwnAccount,
  useOwnAccountId,
  useRelationship,
  useStatus,
  useStatusesBeingDeleted,
} from './entities/use-entities.js';

export { identifyAccount } from './entities/account-identity.data.js';
export type { AccountIdentity } from './entities/account-identity.data.js';
export { accountChannel, draftStoreOf, outboxOf, registerOutboxKind, retainOutbox, stopOutbox } from './outbox/outbox.data.js';
export { bindBackgroundSending, sendInBackground } from './outbox/background-sending.data.js';
export { forgetBackgroundSending } from './outbox/outbox-senders.data.js';
export type { OutboxSender } from './outbox/outbox-sender.js';
export { draftsOnDevice } from './outbox/drafts-on-device.data.js';
export { registerPostKinds } from './outbox/outbox-kinds-on-demand.data.js';
export { useDraftStore, useIsDurable, useOnline, useOutbox, useOutboxRecords, usePostOutbox } from './outbox/use-outbox.js';
export type { DraftStore, StoredDraft } from './outbox/drafts.data.js';
export { hasWarning, isEmptyDraft, type Draft, type DraftMedia, type DraftPart, type DraftPoll } from './outbox/draft.js';
export { draftOfRecords } from './outbox/draft-of-records.js';
export { recordsOfDraft, uploadsOf } from './outbox/records-of-draft.js';
export { composersKey, postingDefaultsKey } from './outbox/composers-key.js';
export type { EventPayload } from './outbox/event-kinds.data.js';
export type { PostMedia, PostPayload } from './outbox/sent-post.js';
export type { VotePayload } from './outbox/outbox-kinds.data.js';
export { textOfHtml, wordsOf, wordsOfHtml } from './outbox/plain-words.js';
export type { Outbox } from './outbox/outbox.js';
export { ResultUnknowable, type OutboxKind } from './outbox/outbox-environment.js';
export { doneCount, jobOf, type Job, type JobFailure } from './outbox/job.js';
export type { JobPhase, JobView } from './outbox/job-view.js';
export { useJobs, type ShownJob } from './outbox/use-jobs.js';
export { LineRefused, partsKind } from './outbox/parts-kind.data.js';
export { loadKinds } from './outbox/outbox-server.data.js';
export { outboxFate, type OutboxFate } from './outbox/outbox-fate.js';
export { watchOutbox, type OutboxListeners } from './outbox/watch-outbox.js';
export { canBeUndone, chainOf } from './outbox/outbox-record.js';
export type { OutboxDraft, OutboxFailure, OutboxRecord, OutboxRest, OutboxState, OutboxUpload } from './outbox/outbox-record.js';

// Whether the server can be reached
export type { Reach } from './reach/reach.js';
export { watchReach } from './reach/watch-reach.data.js';

// Pages that open without a network
export { keepPage, showKeptPages } from './kept-pages/kept-pages.data.js';
