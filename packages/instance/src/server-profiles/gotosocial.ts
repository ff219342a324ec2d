import { defaultProfile } from './default.js';
import type { ErrorKind, ServerProfile } from './server-profile.js';
import { ulidIds } from './id-formats.js';

const words: Readonly<Record<ErrorKind, string>> = {
  unauthorized: 'Unauthorized: token not supplied',
  forbidden: 'Forbidden',
  'not-found': 'Not Found',
  unprocessable: 'Unprocessable Entity',
  'bad-request': 'Bad Request',
  method: 'Method Not Allowed',
  limit: 'rate limit reached',
};

/** GoToSocial 0.20, as observed. */
export const gotosocialProfile: ServerProfile = {
  ...defaultProfile,
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
  },
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
  token: { unknownOnPublicReads: 'anonymous', verifyRefusal: null },
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
    verifyApp: false,
    scopeInTokenAnswer: true,
    checksChallenge: false,
    revokeDeletesApp: false,
    unknownAppPage: 'message',
    stateOfDenial: true,
  },
  cors: {
    ...defaultProfile.cors,
    exposed: ['Link', 'X-RateLimit-Reset', 'X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-Request-Id'],
  },
  statuses: {
    ...defaultProfile.statuses,
    idempotency: false,
    batch: false,
    quotes: false,
    defaultVisibility: 'unlisted',
  },
  discovery: 'empty',
  verifiedField: false,
  refusesEmptyJson: true,
  absent: [
    /^\/api\/v1\/statuses\/[^/]+\/quotes$/,
    /^\/api\/v1\/suggestions/,
    /^\/api\/v1\/trends$/,
    /^\/api\/v1\/streaming\/(?!$)/,
    /^\/api\/v1\/apps\/verify_credentials$/,
  ],
  error: (kind, status, message) => ({
    status: kind === 'unprocessable' && message.startsWith('Validation failed: Text') ? 400 : status,
    body: { error: kind === 'unprocessable' || kind === 'bad-request' ? `${words[kind]}: ${message}` : words[kind] },
  }),
};
