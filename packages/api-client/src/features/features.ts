import { CONNECTION_RULES, featuresBy } from './connection-features.js';
import type { Instance } from '../entities/instance.js';
import {
  among,
  atLeast,
  compareVersions,
  declares,
  either,
  identify,
  isNotTruth,
  isPleroma,
  isTruth,
  mastodon,
  notAmong,
  pleroma,
  type Rule,
  type Software,
} from './feature-rules.js';

export type { Software } from './feature-rules.js';

/** Families that no table knows: the first try tells (`FeatureMemory`). */
const tried = among('other');
const federates: Rule = ({ instance }) => instance.federation.enabled;
const hasPushKey: Rule = ({ instance }) => (instance.vapid_public_key ?? '') !== '';
const keepsPostingSource: Rule = backend => !isPleroma(backend);
const takesRemoteActions: Rule = ({ instance, software }) => instance.federation.enabled && software !== 'truth';

/** The only table that maps features to servers. Declared features take precedence over version checks. */
const RULES = {
  ...CONNECTION_RULES,
  /** The profiles that an account endorses: a list of its own. */
  accountEndorsements: either(mastodon(4, 4, 0), isPleroma),
  /** Announcements of the staff. */
  announcements: notAmong('snac', 'truth'),
  announcementReactions: mastodon(3, 1, 0),
  /** The long description, the policy and the terms have addresses. */
  serverDocuments: mastodon(4, 0, 0),
  /** The list of servers that the server limits. */
  serverLimits: either(mastodon(4, 0, 0), among('gotosocial')),
  /** Descriptions of the own avatar and header can be written. */
  avatarDescriptions: either(mastodon(4, 6, 0), among('gotosocial')),
  /** Notifications are sent to browsers without an open page: servers with a key for it. */
  push: hasPushKey,
  // snac answers notes with 404, and so does Hollo.
  accountNotes: notAmong('snac', 'hollo'),
  accountMutes: notAmong('snac'),
  bubbleTimeline: declares('bubble_timeline'),
  carousel: isTruth,
  chatsV2: either(isTruth, backend => !backend.isAkkoma && atLeast(backend, 'pleroma', 2, 3, 0)),
  chatsWithFollowers: isTruth,
  /** Reactions with the server's own emoji. */
  customEmojiReacts: either(
    declares('pleroma_custom_emoji_reactions'),
    ({ instance }) => instance.configuration.reactions.max_reactions > 0,
  ),
  deleteProfileImages: either(mastodon(4, 2, 0), among('gotosocial')),
  // Earlier versions of snac have no endpoint for it.
  deleteStatuses: either(notAmong('snac'), backend => atLeast(backend, 'snac', 2, 96, 0)),
  // snac does not allow the request from other origins.
  editProfile: notAmong('snac'),
  domainBlocks: either(among('mastodon', 'pleroma', 'truth'), tried),
  // Hollo, snac and Truth Social answer it with 404.
  editHistory: either(mastodon(3, 5, 0), declares('editing'), backend => atLeast(backend, 'gotosocial', 0, 18, 0)),
  editStatuses: either(
    mastodon(3, 5, 0),
    declares('editing'),
    among('hollo'),
    backend => atLeast(backend, 'gotosocial', 0, 18, 0),
    backend => atLeast(backend, 'snac', 2, 96, 0),
    tried,
  ),
  emojiReacts: either(pleroma(2, 0, 0), among('hollo'), ({ instance }) => instance.configuration.reactions.max_reactions > 0),
  endorsements: among('mastodon', 'pleroma', 'truth'),
  events: declares('events'),
  explicitAddressing: either(isTruth, pleroma(1, 0, 0)),
  exposableReactions: either(
    among('mastodon', 'truth', 'gotosocial', 'hollo'),
    backend => atLeast(backend, 'takahe', 0, 6, 1),
    declares('exposable_reactions'),
  ),
  /** Hashtags on a profile. The others have none, or answer every profile with an empty list. */
  featuredTags: either(mastodon(3, 3, 0), among('hollo')),
  familiarFollowers: either(mastodon(3, 5, 0), ({ isRebased }) => isRebased),
  federating: federates,
  /** Home can show the posts of a followed account in some languages alone. */
  followLanguages: mastodon(4, 0, 0),
  /** Reposts, notifications and languages of a followed account can be chosen. */
  followSettings: notAmong('snac'),
  // Not the other servers of Pleroma's family.
  followTags: either(
    mastodon(4, 0, 0),
    ({ isAkkoma }) => isAkkoma,
    among('hollo'),
    backend => atLeast(backend, 'gotosocial', 0, 18, 0),
    backend => atLeast(backend, 'snac', 2, 96, 0),
    tried,
  ),
  /** Filters can cover the media of a post alone. */
  filtersBlur: mastodon(4, 4, 0),
  /** Filters with one phrase each, which clients apply. */
  filtersV1: either(
    isPleroma,
    isTruth,
    backend => atLeast(backend, 'mastodon', 2, 4, 3) && !atLeast(backend, 'mastodon', 4, 0, 0),
  ),
  /** The server makes archives of the account, and imports lists of accounts by itself. */
  backups: isPleroma,
  serverImports: isPleroma,
  /** The site of the server has a page with these files and with an archive of the posts: `/settings/export`. */
  exportPage: among('mastodon'),
  // Hollo answers it with 404, and snac stores none.
  /** Filters with several words and single posts, which the server applies. */
  filtersV2: either(mastodon(4, 0, 0), backend => atLeast(backend, 'gotosocial', 0, 16, 0)),
  frontendConfigurations: isPleroma,
  /** One switch hides who an account follows and who follows it. */
  hideCollections: among('mastodon', 'gotosocial'),
  groupedNotifications: either(mastodon(4, 3, 0), among('hollo')),
  /** Any write with an idempotency key is carried out once within six hours. */
  idempotentRequests: isPleroma,
  lists: either(among('mastodon', 'pleroma', 'gotosocial', 'hollo', 'snac'), tried),
  // snac answers both with 404.
  listsOfAccount: among('mastodon', 'pleroma', 'gotosocial', 'hollo'),
  // The others refuse members that are not followed.
  listsOfAnyone: isPleroma,
  listsRename: among('mastodon', 'pleroma', 'gotosocial', 'hollo'),
  mediaV2: either(mastodon(3, 1, 3), among('gotosocial', 'hollo')),
  muteDurations: either(mastodon(3, 3, 0), isPleroma, isTruth, backend => atLeast(backend, 'gotosocial', 0, 17, 0)),
  notificationPolicies: mastodon(4, 3, 0),
  /** Each notification is marked as seen, beside the marker. */
  notificationsAreSeen: isPleroma,
  notificationsIncludeTypes: either(mastodon(3, 5, 0), pleroma(2, 4, 50), backend => atLeast(backend, 'takahe', 0, 6, 2)),
  /** The reports that the reader sent can be read. */
  ownReports: among('gotosocial'),
  paginatedContext: isTruth,
  // Hollo and snac have no endpoint for it.
  muteConversations: either(among('mastodon', 'pleroma', 'truth', 'gotosocial'), tried),
  pinStatuses: either(among('mastodon', 'pleroma', 'truth', 'gotosocial', 'hollo', 'snac'), tried),
  /** Pins of followers-only posts. */
  pinPrivateStatuses: either(mastodon(3, 5, 0), among('gotosocial')),
  // snac accepts a post with a poll and drops the poll.
  polls: notAmong('snac'),
  /** Lists of follows and their counts are hidden one by one, an empty value removes a picture, and endorsements have a path of their own. */
  pleromaProfiles: isPleroma,
  privacyScopes: isNotTruth,
  quotePosts: either(
    ({ isRebased, isAkkoma, version }) => (isRebased || isAkkoma) && compareVersions(version, [2, 4, 50]) >= 0,
    ({ instance }) => instance.feature_quote,
    ({ level }) => level >= 7,
    declares('quote_posting'),
  ),
  // Hollo declares the level without the list.
  quotesList: either(
    ({ isRebased }) => isRebased,
    ({ level, software }) => level >= 7 && software === 'mastodon',
  ),
  /** The accounts behind reactions have a list of their own. */
  reactionAccounts: pleroma(2, 0, 0),
  /** Visitors can act on posts and accounts from a server of their own. */
  remoteActions: takesRemoteActions,
  /** A reaction with the custom emoji of another server can be joined, once somebody there has added it. */
  remoteEmojiReacts: declares('pleroma_custom_emoji_reactions'),
  /** Blocks, mutes and follow requests can be listed. */
  relationshipLists: notAmong('snac'),
  removeFollowers: either(mastodon(3, 5, 0), ({ isRebased }) => isRebased),
  /** The server finds the address of an action on the visitor's own server. */
  remoteInteractions: pleroma(2, 4, 50),
  remoteTimeline: either(isPleroma, declares('remote_timeline')),
  reports: notAmong('snac'),
  reportCategories: either(mastodon(3, 5, 0), among('gotosocial')),
  reportLegal: mastodon(4, 2, 0),
  reportMultipleStatuses: isNotTruth,
  // Hollo refuses a report without posts.
  reportNeedsStatuses: among('hollo'),
  /** A report can name the rules of the instance. */
  reportRules: either(mastodon(3, 5, 0), among('gotosocial'), ({ isRebased }) => isRebased),
  // Hollo and snac accept the date and post at once. GoToSocial has it after 0.20.0: its builds from source of 0.20 carry `-git`.
  scheduledStatuses: either(
    mastodon(2, 7, 0),
    isPleroma,
    backend => atLeast(backend, 'gotosocial', 0, 21, 0),
    ({ instance, software }) => software === 'gotosocial' && /^0\.20\.\d+-git\b/.test(instance.version),
  ),
  /** Further pages of a search are below an id. The others count the results. */
  searchById: among('gotosocial'),
  /** Names of 30 and bios of 500 characters, where the server says no other limits. */
  shortProfiles: among('mastodon'),
  /** The applications with access to the account are listed, and their access can be revoked. */
  sessions: isPleroma,
  /** Clients can store settings of their own. */
  settingsStore: either(isTruth, isPleroma),
  /** The defaults of new posts are more than their visibility: whether media are sensitive, and the language. */
  postingDefaults: keepsPostingSource,
  // Others answer with fixed values.
  /** The preferences have how the account reads. */
  readingPreferences: among('mastodon'),
  /** Threads have the posts of accounts that the reader muted; snac and Hollo send those of blocked ones too. */
  silencedInThreads: among('pleroma', 'hollo', 'snac'),
  spoilers: isNotTruth,
  suggestions: either(isTruth, mastodon(2, 4, 3), declares('v2_suggestions')),
  suggestionsV2: either(isTruth, mastodon(3, 4, 0), declares('v2_suggestions')),
  /** The language of a translation is a part of its path. */
  translationPaths: declares('akkoma:machine_translation'),
  translations: either(
    ({ instance }) => instance.configuration.translation.enabled,
    declares('translation'),
    declares('akkoma:machine_translation'),
  ),
  trendingLinks: mastodon(3, 5, 0),
  trendingStatuses: either(mastodon(3, 5, 0), isTruth),
  trendingTruths: isTruth,
  trends: either(mastodon(3, 0, 0), isTruth),
  truthPolicies: isTruth,
  truthSuggestions: isTruth,
} satisfies Record<string, Rule>;

export type FeatureName = keyof typeof RULES;

/** The features of a server. `software`: its server family; `scopes`: OAuth scopes to request at sign-in. */
export interface Features extends Readonly<Record<FeatureName, boolean>> {
  readonly software: Software;
  readonly scopes: string;
  /** Reactions that one account can have to one post; `Infinity`: the server has no limit. */
  readonly reactionsPerAccount: number;
}

/** Detects the features of a server from its instance, without those that it turned out to lack (API-09). */
export function detectFeatures(instance: Instance): Features {
  const backend = identify(instance);
  const scopes = backend.software === 'pleroma' ? 'read write follow push admin' : 'read write follow push';
  const { max_reactions } = instance.configuration.reactions;
  // Rebased accepts more, but means one: its own client replaces the earlier one.
  const reactionsPerAccount = backend.isRebased ? 1 : max_reactions > 0 ? max_reactions : Infinity;
  const lacks = Object.fromEntries(instance.lacks.map(name => [name, false]));
  return { ...featuresBy(RULES, instance), ...lacks, software: backend.software, scopes, reactionsPerAccount };
}
