import { commonTypes, defaultProfile } from './default.js';
import { gotosocialProfiles } from './profile-limits.js';
import { gotosocialPeople } from './people-profile.js';
import type { ErrorKind, ServerProfile } from './server-profile.js';
import { noSignUp } from './sign-up-profile.js';
import { ulidIds } from './id-formats.js';

const words: Readonly<Record<ErrorKind, string>> = {
  unauthorized: 'Unauthorized: token not supplied',
  forbidden: 'Forbidden',
  'not-found': 'Not Found',
  unprocessable: 'Unprocessable Entity',
  'bad-request': 'Bad Request',
  method: 'method not allowed',
  conflict: 'Conflict: provided title is already in use',
  failure: 'Internal Server Error',
  limit: 'rate limit reached',
};

/** GoToSocial 0.20, as observed. */
export const gotosocialProfile: ServerProfile = {
  ...defaultProfile,
  signUp: noSignUp,
  name: 'gotosocial',
  version: '0.20.0-git',
  software: { name: 'gotosocial', version: '0.20.0-git', sourceUrl: 'https://codeberg.org/superseriousbusiness/gotosocial' },
  ids: ulidIds,
  instance: {
    v2: true,
    apiVersions: null,
    translation: false,
    features: [],
    configuration: {
      accounts: { allow_custom_css: false, max_featured_tags: 10, max_profile_fields: 6 },
      statuses: { supported_mime_types: ['text/plain', 'text/markdown'] },
      emojis: { emoji_size_limit: 204_800 },
    },
    nodeinfo: [
      { schema: '2.0', path: '/nodeinfo/2.0' },
      { schema: '2.1', path: '/nodeinfo/2.1' },
    ],
    extra: {},
    metadata: {},
    frontendConfigurations: null,
  },
  about: { announcements: 'empty', documents: false, limits: true },
  limits: { characters: 5000, media: 6, pollOptions: 6, pollOptionCharacters: 50, charactersPerUrl: 25 },
  paging: {
    ...defaultProfile.paging,
    accounts: { size: 40, maximum: 80 },
    badLimit: 'refuse',
    nextOnLastPage: true,
    linkExtra: { local: 'false' },
    homeMinIdTwice: true,
    remoteFilter: false,
  },
  anonymous: ['public'],
  token: { unknownOnPublicReads: 'anonymous', appOnPublicReads: 'accepted', verifyRefusal: null },
  oauth: {
    redirectUris: 'string',
    arrayRefusal: {
      status: 400,
      body: {
        error:
          'Bad Request: json: cannot unmarshal array into Go struct field ApplicationCreateRequest.redirect_uris of type string',
      },
    },
    emptyWebsiteRefused: false,
    knownScopes: null,
    clientCredentialsNeedRedirect: true,
    revokeFormOnly: true,
    metadata: false,
    listsTokens: false,
    verifyApp: false,
    scopeInTokenAnswer: true,
    checksChallenge: false,
    revokeDeletesApp: false,
    unknownAppPage: 'message',
    stateOfDenial: true,
    tokenTime: 'seconds',
    oneRedirectUri: false,
  },
  cors: {
    ...defaultProfile.cors,
    whileStarting: false,
    exposed: ['Link', 'X-RateLimit-Reset', 'X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-Request-Id'],
  },
  streams: {
    visitors: false,
    refused: 'silence',
    malformed: 'close',
    silent: ['hashtag'],
    further: [],
    advertisedAsSecure: true,
  },
  people: gotosocialPeople,
  profiles: gotosocialProfiles,
  accounts: { ...defaultProfile.accounts, uri: false, flags: false, verified: false },
  statuses: {
    ...defaultProfile.statuses,
    reactions: 'none',
    filtered: 'absent',
    filtersV1: 'write-only',
    filterTitles: 'unique',
    filterBlur: false,
    foreignDelete: 'forbidden',
    idempotency: 'none',
    batch: false,
    quotes: false,
    defaultVisibility: 'unlisted',
    unreblogAnswer: 'old',
  },
  uploads: {
    ...defaultProfile.uploads,
    deletable: false,
    imageBytes: 41_943_040,
    videoBytes: 41_943_040,
    imagePixels: 16_777_216,
    videoPixels: 16_777_216,
    videoFrameRate: 60,
    advertisesDescription: false,
    processing: 'synchronous',
    mixed: true,
  },
  scheduling: { posts: 'scheduled', past: 'refused' },
  discovery: 'empty',
  search: { ...defaultProfile.search, pagedBy: 'id' },
  threads: { pageSize: null, refreshes: false, leavesOut: 'silenced' },
  lists: { ...defaultProfile.lists, duplicateTitle: 'refused' },
  followSelf: 406,
  groupKeys: false,
  notifications: {
    ...defaultProfile.notifications,
    types: [...commonTypes, 'update', 'pending.favourite', 'pending.reply', 'pending.reblog', 'admin.sign_up'],
    grouped: false,
    policies: false,
    dismissible: false,
  },
  wrongMethod: 405,
  refusesEmptyJson: 'reading',
  absent: [
    /^\/api\/v1\/statuses\/[^/]+\/quotes$/,
    /^\/api\/v1\/suggestions/,
    /^\/api\/v1\/trends$/,
    /^\/api\/v1\/streaming\/(?!$)/,
    /^\/api\/v1\/apps\/verify_credentials$/,
    /^\/api\/v1\/notifications\/(?:unread_count|policy|requests)/,
  ],
  refused: [{ request: /^POST \/api\/v1\/featured_tags$/, status: 405 }],
  error: (kind, status, message) => {
    if (kind === 'method') return { status, body: words.method, type: 'text' };
    const isExplained = kind === 'unprocessable' || kind === 'bad-request';
    return {
      status: kind === 'unprocessable' && message.startsWith('Validation failed: Text') ? 400 : status,
      body: { error: isExplained ? `${words[kind]}: ${message}` : words[kind] },
    };
  },
};
