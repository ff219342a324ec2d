import { pleromaChats } from './chat-profile.js';
import { commonTypes, defaultProfile } from './default.js';
import { pleromaProfiles } from './profile-limits.js';
import { rebasedPeople } from './people-profile.js';
import type { ErrorKind, ServerProfile } from './server-profile.js';
import { flakeIds } from './id-formats.js';

const VERSION = '2.7.2 (compatible; Pleroma 2.5.54+soapbox)';
const UPLOAD_LIMIT_BYTES = 16_000_000;
const POLLS = { max_options: 20, min_expiration: 0, max_expiration: 31_536_000 };

const messages: Partial<Readonly<Record<ErrorKind, string>>> = {
  unauthorized: 'Invalid credentials.',
  limit: 'Throttled',
};

/** Rebased, of the Pleroma family, as documented: chats, events, flake ids, and the `pleroma` blocks of statuses and of the instance. */
export const rebasedProfile: ServerProfile = {
  ...defaultProfile,
  followedTags: false,
  name: 'rebased',
  version: VERSION,
  software: { name: 'rebased', version: '2.5.54+soapbox', sourceUrl: 'https://gitlab.com/soapbox-pub/rebased' },
  ids: flakeIds,
  instance: {
    v2: true,
    apiVersions: null,
    translation: false,
    features: [
      'pleroma_api',
      'mastodon_api',
      'mastodon_api_streaming',
      'polls',
      'v2_suggestions',
      'pleroma_explicit_addressing',
      'shareable_emoji_packs',
      'multifetch',
      'pleroma:api/v1/notifications:include_types_filter',
      'quote_posting',
      'editing',
      'blockers_visible',
      'media_proxy',
      'safe_dm_mentions',
      'pleroma_emoji_reactions',
      'pleroma_custom_emoji_reactions',
      'pleroma_chat_messages',
      'exposable_reactions',
      'profile_directory',
      'remote_timeline',
      'translation',
      'events',
    ],
    configuration: {},
    nodeinfo: [
      { schema: '2.0', path: '/nodeinfo/2.0.json' },
      { schema: '2.1', path: '/nodeinfo/2.1.json' },
    ],
    extra: {
      max_toot_chars: 5000,
      max_media_attachments: 1000,
      poll_limits: { ...POLLS, max_option_chars: 200 },
      upload_limit: UPLOAD_LIMIT_BYTES,
      avatar_upload_limit: 2_000_000,
      background_upload_limit: 4_000_000,
      banner_upload_limit: 4_000_000,
      description_limit: 5000,
      soapbox: { version: '3.0.0' },
    },
    metadata: {
      account_activation_required: false,
      birthday_required: false,
      federation: { enabled: true },
      fields_limits: { max_fields: 10, max_remote_fields: 20, name_length: 512, value_length: 2048 },
      post_formats: ['text/plain', 'text/html', 'text/markdown', 'text/bbcode'],
    },
    frontendConfigurations: { masto_fe: { showInstanceSpecificPanel: true }, pleroma_fe: { theme: 'pleroma-dark' } },
  },
  limits: { characters: 5000, media: 1000, pollOptions: 20, pollOptionCharacters: 200, charactersPerUrl: 0 },
  paging: { ...defaultProfile.paging, accounts: { size: 20, maximum: 40 } },
  oauth: { ...defaultProfile.oauth, metadata: false, checksChallenge: false },
  cors: { ...defaultProfile.cors, exposed: ['Link', 'X-Request-Id'] },
  rateLimitHeaders: false,
  streams: { ...defaultProfile.streams, further: ['user:pleroma_chat'] },
  people: rebasedPeople,
  profiles: pleromaProfiles,
  accounts: { ...defaultProfile.accounts, flags: false, verified: false },
  statuses: {
    ...defaultProfile.statuses,
    idempotency: 'responses',
    reactions: 'pleroma',
    pins: {
      limit: 1,
      visibilities: ['public', 'unlisted'],
      limitText: 'You have already pinned the maximum number of statuses',
      visibilityText: 'Non-public status cannot be pinned',
    },
    filters: 'client',
    filtered: 'absent',
    foreignDelete: 'forbidden',
    pleroma: true,
    translates: 'target_language',
    localVisibility: true,
  },
  uploads: {
    ...defaultProfile.uploads,
    imageBytes: UPLOAD_LIMIT_BYTES,
    videoBytes: UPLOAD_LIMIT_BYTES,
    oversize: 413,
    imagePixels: null,
    videoPixels: null,
    descriptionCharacters: 5000,
    advertisesDescription: false,
    deletable: false,
    processing: 'synchronous',
    mixed: true,
  },
  scheduling: { posts: 'scheduled', past: 'refused' },
  polls: {
    ...defaultProfile.polls,
    shortest: POLLS.min_expiration,
    longest: POLLS.max_expiration,
    withMedia: true,
    hidesTotals: false,
  },
  threads: { pageSize: null, refreshes: false, leavesOut: 'blocked' },
  lists: { ...defaultProfile.lists, members: 'anyone', exclusive: false },
  conversations: 'pleroma',
  // It enforces the limit of a message without sending it.
  chats: { ...pleromaChats, advertises: 'nothing', leaving: true },
  groupKeys: false,
  notifications: {
    ...defaultProfile.notifications,
    types: [
      ...commonTypes,
      'update',
      'move',
      'pleroma:emoji_reaction',
      'pleroma:report',
      'pleroma:event_reminder',
      'pleroma:event_update',
      'pleroma:participation_request',
      'pleroma:participation_accepted',
    ],
    asked: ['pleroma:report'],
    grouped: false,
    policies: false,
    seen: true,
  },
  absent: [/^\/api\/v2\/filters/, /^\/api\/v1\/streaming\/(?!$)/, /^\/api\/v1\/notifications\/(?:unread_count|policy|requests)/],
  error: (kind, status, message) => ({
    status: kind === 'unauthorized' ? 403 : status,
    body: { error: messages[kind] ?? message },
  }),
};
