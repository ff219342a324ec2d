export { knownCounts, parseAccount, type AccountCounts } from './entities/account.js';
export type { Account, AccountField, AccountRole, AccountSource } from './entities/account.js';
export type { Ad } from './entities/ad.js';
export type { OAuthToken } from './entities/oauth-token.js';
export type { Preferences } from './entities/preferences.js';
export type { Chat } from './entities/chat.js';
export type { ChatMessage, ChatReaction } from './entities/chat-message.js';
export type { Conversation } from './entities/conversation.js';
export type { Context, RepliesFetch, RepliesFetchHandle } from './entities/context.js';
export type { CustomEmoji } from './entities/emoji.js';
export type { FeaturedTag } from './entities/featured-tag.js';
export type { EventLocation, StatusEvent } from './entities/event.js';
export type { EventPlace, EventSource, ParticipationRequest } from './entities/event-answers.js';
export type { Tag, TagDay } from './entities/hashtag.js';
export type { Instance, InstanceConfiguration, InstanceRule, NodeInfo } from './entities/instance.js';
export type { List } from './entities/list.js';
export type { ListSettings } from './resources/lists.js';
export type { Marker, Markers, MarkerTimeline } from './entities/marker.js';
export type { MediaAttachment, MediaMeta, MediaType } from './entities/media-attachment.js';
export { parseNotification, type Notification, type NotificationReport } from './entities/notification.js';
export type { NotificationPolicy, NotificationRequest, PolicyChoice, PolicyGroup } from './entities/notification-policy.js';
export type { Poll, PollOption } from './entities/poll.js';
export type { PreviewCard } from './entities/preview-card.js';
export { type DomainBlock, type FamiliarFollowers, isSilenced, type Relationship } from './entities/relationship.js';
export type { Report, ReportCategory } from './entities/report.js';
export type { Disclosure, RemoteInstance, Restriction } from './entities/remote-instance.js';
export type { AdProvider, FooterLink, PromoItem, SiteSettings } from './entities/site-settings.js';
export type { EmojiReaction, FilterResult, Mention, Quote, QuoteState, Status, Visibility } from './entities/status.js';
export type { Suggestion } from './entities/suggestion.js';
export type { SuggestionSource } from './resources/suggestions.js';
export {
  browserChannel,
  browserStorage,
  deleteBrowserDatabase,
  deleteBrowserDatabases,
  holdBrowserLock,
  listsBrowserDatabases,
  memoryStorage,
  newId,
  openBrowserDatabase,
  persistBrowserStorage,
  withBrowserLock,
} from './session/browser-storage.dom.js';
export { createDecoding, hostName } from './entities/decode.js';
export { ads as parseAds, rumbleAds as parseRumbleAds } from './entities/ad.js';
export { parseStatus } from './entities/status.js';
export { federationSummary, type FederationState, type RestrictionLine } from './entities/federation-summary.js';
export { limitedHosts, remoteInstance } from './entities/remote-instance.js';
export { HOME_TIMELINE_PATH, TIMELINE_PAGE_SIZE } from './resources/home-timeline-path.js';
export {
  compareIds,
  compareInList,
  isOlderByForm,
  isSortable,
  newerThan,
  newestFirst,
  noOrder,
  olderIn,
  reblogId,
  timeId,
  wireId,
  type IsOlder,
} from './entities/ids.js';
export type { Warning } from './entities/decode.js';
export { isUnknownEndpoint, type CallOptions, type WithCalls } from './request/calls.js';
export { linkedSignal, whenAborted } from './session/linked-signal.js';
export { type Client, type ClientOptions, createClient, hasSessionEnded } from './client.js';
export {
  ApiError,
  type ApiErrorKind,
  errorText,
  isApiError,
  isGone,
  isSessionRefusal,
  isSignInNeeded,
} from './request/errors.js';
export { detectConnectionFeatures, type ConnectionFeatures } from './features/connection-features.js';
export { hasChats, type KnownFeatures } from './features/known-features.js';
export type { FeatureMemory } from './features/missing-features.js';
export { detectFeatures, type FeatureName, type Features, type Software } from './features/features.js';
export type { ApiResponse, Method, Query, RequestOptions } from './request/http.js';
export { linkTo, type Page, type Paging } from './request/pagination.js';
export {
  accountsOf,
  type AccountSearchOptions,
  type AccountStatusesOptions,
  type CredentialChanges,
} from './resources/accounts.js';
export { customEmojisOf, instanceOf } from './resources/instance.js';
export { quickSearchOf } from './resources/search.js';
export { chatsOf, type ChatListOptions, type ChatMessageDraft, type ChatPage, type ChatReport } from './resources/chats.js';
export { conversationsOf } from './resources/conversations.js';
export { searchOf, tagsOf, trendingLinksOf, trendingStatusesOf, type FoundTag } from './resources/discovery.js';
export type { SearchPaging } from './resources/offset-page.js';
export type { TrendingLink } from './entities/trending-link.js';
export { aboutOf, announcementsOf, type ServerDocument } from './resources/about.js';
export { updateMedia, uploadMedia } from './resources/upload-media.js';
export { statusSearchOf } from './resources/status-search.js';
export { siteOf } from './resources/site.js';
export type { Announcement } from './entities/announcement.js';
export type { ServerLimit } from './entities/server-limit.js';
export { adsOf, type AdCallOptions } from './resources/ads.js';
export { listsOf } from './resources/lists.js';
export { markersOf } from './resources/markers.js';
export { suggestionsOf } from './resources/suggestions.js';
export { timelinesOf, trendsOf } from './resources/timelines.js';
export { eventsOf, type EventParameters } from './resources/events.js';
export { isAboutChat, newestNotificationIds, unreadNotificationCount } from './resources/notification-count.js';
export { notificationsOf, type NotificationFilter } from './resources/notifications.js';
export type { MarkerOptions } from './resources/markers.js';
export type { StatusReaction } from './entities/status-reactions.js';
export { reactionsOf } from './resources/reactions.js';
export { mediaOf, type MediaUploadOptions } from './resources/media.js';
export { pushOf, type PushChoice, type PushEndpoint } from './resources/push.js';
export type { PushPolicy, WebPushSubscription } from './entities/web-push-subscription.js';
export { policiesOf } from './resources/policies.js';
export { remoteInteractionOf } from './resources/remote-interaction.js';
export { accountSettingsOf, type PostingDefaults } from './resources/account-settings.js';
export { profilesOf, type ProfileChanges } from './resources/profiles.js';
export { type FollowSettings, type MuteSettings, type RelationshipList, relationshipsOf } from './resources/relationships.js';
export { emailConfirmationsOf, type RegistrationDraft, RegistrationError, registrationOf } from './resources/registration.js';
export { detectSignUpFeatures, type SignUpFeatures } from './features/staff-features.js';
export type { RegistrationSettings } from './entities/registration-settings.js';
export type { Captcha } from './entities/captcha.js';
export type { Registration } from './entities/registration.js';
export type { RegistrationFault, RegistrationField } from './resources/registration-faults.js';
export {
  canDeleteUserData,
  canManageAnnouncements,
  canManageBlocks,
  canManageFederation,
  canManageReports,
  canManageRules,
  canManageUsers,
  canViewAuditLog,
  isStaff,
  type StaffMember,
} from './entities/permissions.js';
export { type ReportDraft, reportsOf } from './resources/reports.js';
export { statusesOf, type StatusDraft } from './resources/statuses.js';
export { filtersOf, type FilterSettings, type FilterSettingsV1 } from './resources/filters.js';
export { filters as parseFilters, type Filter, type FilterV1 } from './entities/filter.js';
export { archiveOf, type StatusDocument } from './resources/archive.js';
export { serverTransferOf, type ServerImport } from './resources/server-transfer.js';
export type { Backup } from './entities/backup.js';
export { pollsOf } from './resources/polls.js';
export { scheduledStatusesOf, statusWritingOf, type StatusEditDraft } from './resources/status-writing.js';
export type { ScheduledStatus, StatusSource } from './entities/scheduled-status.js';
export type { Translation } from './entities/translation.js';
export { translationsOf, type TranslationOptions } from './resources/translations.js';
export type { StatusEdit } from './entities/status-edit.js';
export { inSlices } from './entities/in-slices.js';
export { threadPagesOf, threadsOf } from './resources/threads.js';
export type { PublicTimelineOptions, TagTimelineOptions } from './resources/timelines.js';
export { isServerAddressError, normaliseServer, parseServer, ServerAddressError } from './session/server-address.js';
export type { ServerAddressErrorKind } from './session/server-address.js';
export { createSessionStore, SESSIONS_KEY } from './session/session-store.js';
export type { Session, SessionAccount, SessionStore, SessionStoreOptions, StoredSessions } from './session/session-store.js';
export { createStream } from './stream.js';
export type { Stream, StreamClient, StreamListener, StreamOptions, StreamSubscription } from './stream.js';
export type { StreamMemory, StreamSocket, StreamSocketConstructor } from './stream-connection.js';
export type { FollowState, StreamEvent, StreamNotification } from './stream-events.js';

// A visitor's account on another server
export { findInteractionAddress, parseRemoteAccount, type RemoteAccount } from './sign-in/remote-account.js';
