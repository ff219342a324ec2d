export { accountState, accountStore } from './account-store.data.js';
export type { AccountEvents, AccountLists, AccountStore } from './account-store.data.js';

export { createQueryClient } from './create-query-client.data.js';
export { ClientProvider, useClient } from './client-provider.js';
export type { ClientProviderProps } from './client-provider.js';

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
} from './entities.data.js';
export type { AnswerOptions, IngestOptions } from './entities.data.js';
export { isWorthRetrying, outcomeOfError } from './action-outcome.js';
export type { RequestOutcome } from './action-outcome.js';

export { resolveMissing, statusQuery } from './statuses.data.js';
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
} from './status-actions.data.js';
export { bindVotes, refreshPoll, withVote } from './polls.data.js';
export { reactionWith, type ReactionEmoji } from './reactions.js';
export {
  acceptParticipation,
  joinEvent,
  leaveEvent,
  participationRequestsKey,
  rejectParticipation,
} from './event-actions.data.js';
export type { EventVariables, ParticipationVariables } from './event-actions.data.js';
export type { ReactionVariables, StatusVariables } from './status-actions.data.js';

export { accountByAcctKey, accountByAcctQuery, accountQuery, ownAccountQuery, relationshipQuery } from './accounts.data.js';
export { accountSearchKey, accountSearchQuery, isRemoteHandle } from './account-search.data.js';
export type { AccountSearchAmong } from './account-search.data.js';
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
} from './account-actions.data.js';
export type { AccountVariables, DomainVariables, FollowVariables, MuteVariables, NoteVariables } from './account-actions.data.js';

export { evictStatuses } from './evict-statuses.data.js';

export { customEmojisQuery } from './custom-emojis.data.js';
export { featuresQuery, siteSettingsKey, siteSettingsQuery } from './features.data.js';
export { instanceKey, instanceQuery } from './instance.data.js';
export { useFeatures } from './use-features.js';

export {
  bindNotifications,
  isUnread,
  notificationStreamKey,
  unreadNotificationsQuery,
  type UnreadNotifications,
} from './notification-unread.data.js';
export { markNotificationsRead } from './notification-read.data.js';
export { advanceMarker, markerKey, markerQuery } from './markers.data.js';

export { loadGap } from './gap.data.js';
export { listQuery, loadOlder, showQueue, trimList, updateList } from './list.data.js';
export type { ListQueryOptions, ListWindow } from './list.data.js';
export { useList, type GapFill, type ListOptions } from './use-list.js';
export { deleteStoredWindows } from './window-database.data.js';
export { createWindowStore, knownItems } from './window-store.data.js';
export type { WindowStore } from './window-store.data.js';
export type { ListDefinition } from './list-pages.data.js';

export { optimistic } from './optimistic.data.js';
export { patch } from './patch.data.js';
export type { OptimisticContext } from './action-holder.data.js';
export { bindSharedChanges, changesQueries } from './shared-changes.data.js';
export { bindHeldActions, type LostAction } from './held-actions.data.js';
export type { OptimisticAction, OptimisticSpec } from './optimistic.data.js';
export type { Undo } from './patch.data.js';

export { bindEntityStream } from './stream-batches.data.js';
export type { StreamBatches, StreamBatchListener, StreamBatchOptions } from './stream-batches.data.js';
export { createPageSchedule } from './flush-schedule.dom.js';
export type { FlushSchedule } from './flush-schedule.dom.js';

export {
  useAccount,
  useAccountByAcct,
  useInstance,
  useOpenList,
  useOptimistic,
  useOwnAccount,
  useOwnAccountId,
  useRelationship,
  useStatus,
  useStatusesBeingDeleted,
} from './use-entities.js';

export { identifyAccount } from './account-identity.data.js';
export type { AccountIdentity } from './account-identity.data.js';
export { accountChannel, draftStoreOf, outboxOf, registerOutboxKind, retainOutbox, stopOutbox } from './outbox.data.js';
export { registerPostKinds } from './outbox-kinds-on-demand.data.js';
export { useDraftStore, useOnline, useOutbox, useOutboxRecords, usePostOutbox } from './use-outbox.js';
export type { DraftStore, StoredDraft } from './drafts.data.js';
export type { EventPayload } from './event-kinds.data.js';
export type { PostMedia, PostPayload } from './sent-post.js';
export type { VotePayload } from './outbox-kinds.data.js';
export { textOfHtml, wordsOf, wordsOfHtml } from './plain-words.js';
export type { Outbox } from '../outbox/outbox.js';
export type { OutboxKind } from '../outbox/outbox-environment.js';
export { canBeUndone, chainOf } from '../outbox/outbox-record.js';
export type { OutboxDraft, OutboxFailure, OutboxRecord, OutboxState, OutboxUpload } from '../outbox/outbox-record.js';
