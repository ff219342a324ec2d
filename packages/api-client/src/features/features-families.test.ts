import { expect, it } from 'vitest';
import { createDecoding } from '../entities/decode.js';
import { parseInstance } from '../entities/instance.js';
import { detectFeatures } from './features.js';

/** A recent version of each family, as it names itself. */
const FAMILIES = {
  mastodon: { version: '4.6.0', api_versions: { mastodon: 7 } },
  pleroma: { version: '2.7.2 (compatible; Pleroma 2.9.1)', pleroma: {} },
  rebased: { version: '2.7.2 (compatible; Pleroma 2.5.54+soapbox)', pleroma: {} },
  truth: { version: '3.4.1 (compatible; TruthSocial 1.0.0)' },
  gotosocial: { version: '0.21.0', configuration: { accounts: { allow_custom_css: true } } },
  hollo: { version: '0.10.0', api_versions: { mastodon: 7 } },
  snac: { version: '4.0.0 (not true; really snac/2.75)' },
  takahe: { version: 'takahe/0.11.0' },
  pixelfed: { version: '3.5.3 (compatible; Pixelfed 0.12.3)' },
  other: { version: 'who knows' },
} as const;

const families = Object.entries(FAMILIES).map(([name, fields]) => {
  const instance = parseInstance(fields, createDecoding());
  if (instance === null) throw new Error(`The instance of ${name} was not parsed.`);
  return { name, features: detectFeatures(instance) };
});

it('[API-09] offers each feature on the families that have it', () => {
  const names = Object.keys(families[0]?.features ?? {}).toSorted();
  const table = names.flatMap(feature => {
    const having = families.filter(({ features }) => features[feature as keyof typeof features] === true);
    // The others are offered by what a server states, on any family.
    return having.length === 0 ? [] : [`${feature}: ${having.map(({ name }) => name).join(' ')}`];
  });
  expect(table).toMatchInlineSnapshot(`
    [
      "accountEndorsements: mastodon pleroma rebased",
      "accountMutes: mastodon pleroma rebased truth gotosocial hollo takahe pixelfed other",
      "accountNotes: mastodon pleroma rebased truth gotosocial takahe pixelfed other",
      "announcementReactions: mastodon",
      "announcements: mastodon pleroma rebased gotosocial hollo takahe pixelfed other",
      "avatarDescriptions: mastodon gotosocial",
      "backups: pleroma rebased",
      "carousel: truth",
      "chatAcceptance: truth",
      "chats: pleroma rebased truth",
      "chatsDelete: rebased truth",
      "chatsExpiration: truth",
      "chatsMedia: mastodon pleroma rebased gotosocial hollo snac takahe pixelfed other",
      "chatsReadReceipts: truth",
      "chatsSearch: truth",
      "chatsV2: pleroma rebased truth",
      "chatsWithFollowers: truth",
      "conversations: mastodon pleroma rebased gotosocial takahe pixelfed",
      "deleteProfileImages: mastodon gotosocial",
      "deleteStatuses: mastodon pleroma rebased truth gotosocial hollo takahe pixelfed other",
      "domainBlocks: mastodon pleroma rebased truth other",
      "editHistory: mastodon gotosocial",
      "editProfile: mastodon pleroma rebased truth gotosocial hollo takahe pixelfed other",
      "editStatuses: mastodon gotosocial hollo other",
      "emojiReacts: pleroma rebased hollo",
      "endorsements: mastodon pleroma rebased truth",
      "explicitAddressing: pleroma rebased truth",
      "exportPage: mastodon",
      "exposableReactions: mastodon truth gotosocial hollo takahe",
      "familiarFollowers: mastodon rebased",
      "featuredTags: mastodon hollo",
      "federating: mastodon pleroma rebased truth gotosocial hollo snac takahe pixelfed other",
      "filtersBlur: mastodon",
      "filtersV1: pleroma rebased truth",
      "filtersV2: mastodon gotosocial",
      "followLanguages: mastodon",
      "followSettings: mastodon pleroma rebased truth gotosocial hollo takahe pixelfed other",
      "followTags: mastodon gotosocial hollo other",
      "frontendConfigurations: pleroma rebased",
      "groupedNotifications: mastodon hollo",
      "hideCollections: mastodon gotosocial",
      "idempotencyKeys: mastodon pleroma rebased hollo",
      "idempotentRequests: pleroma rebased",
      "lists: mastodon pleroma rebased gotosocial hollo snac other",
      "listsOfAccount: mastodon pleroma rebased gotosocial hollo",
      "listsOfAnyone: pleroma rebased",
      "listsRename: mastodon pleroma rebased gotosocial hollo",
      "mediaV2: mastodon gotosocial hollo",
      "muteConversations: mastodon pleroma rebased truth gotosocial other",
      "muteDurations: mastodon pleroma rebased truth gotosocial",
      "notificationPolicies: mastodon",
      "notificationsAreSeen: pleroma rebased",
      "notificationsIncludeTypes: mastodon pleroma rebased takahe",
      "ownReports: gotosocial",
      "paginatedContext: truth",
      "pinPrivateStatuses: mastodon gotosocial",
      "pinStatuses: mastodon pleroma rebased truth gotosocial hollo snac other",
      "pleromaProfiles: pleroma rebased",
      "polls: mastodon pleroma rebased truth gotosocial hollo takahe pixelfed other",
      "postingDefaults: mastodon truth gotosocial hollo snac takahe pixelfed other",
      "privacyScopes: mastodon pleroma rebased gotosocial hollo snac takahe pixelfed other",
      "quotePosts: mastodon rebased hollo",
      "quotesList: mastodon rebased",
      "reactionAccounts: pleroma rebased",
      "readingPreferences: mastodon",
      "relationshipLists: mastodon pleroma rebased truth gotosocial hollo takahe pixelfed other",
      "remoteActions: mastodon pleroma rebased gotosocial hollo snac takahe pixelfed other",
      "remoteInteractions: pleroma rebased",
      "remoteTimeline: pleroma rebased",
      "removeFollowers: mastodon rebased",
      "reportCategories: mastodon gotosocial",
      "reportChats: truth",
      "reportLegal: mastodon",
      "reportMultipleStatuses: mastodon pleroma rebased gotosocial hollo snac takahe pixelfed other",
      "reportNeedsStatuses: hollo",
      "reportRules: mastodon rebased gotosocial",
      "reports: mastodon pleroma rebased truth gotosocial hollo takahe pixelfed other",
      "scheduledStatuses: mastodon pleroma rebased gotosocial",
      "searchById: gotosocial",
      "serverDocuments: mastodon",
      "serverImports: pleroma rebased",
      "serverLimits: mastodon gotosocial",
      "sessions: pleroma rebased",
      "settingsStore: pleroma rebased truth",
      "shortProfiles: mastodon",
      "silencedInThreads: pleroma rebased hollo snac",
      "spoilers: mastodon pleroma rebased gotosocial hollo snac takahe pixelfed other",
      "streamingTokenInProtocol: mastodon pleroma rebased truth gotosocial",
      "suggestions: mastodon truth",
      "suggestionsV2: mastodon truth",
      "trendingLinks: mastodon",
      "trendingStatuses: mastodon truth",
      "trendingTruths: truth",
      "trends: mastodon truth",
      "truthPolicies: truth",
      "truthSuggestions: truth",
    ]
  `);
});
