import { defaultProfile } from './default.js';
import type { ServerProfile } from './server-profile.js';
import { snacIds } from './id-formats.js';

const htmlNotFound = '<h1>404 Not Found</h1>';

/** snac 2.75, as observed: a small part of the API, and errors that are not JSON. */
export const snacProfile: ServerProfile = {
  ...defaultProfile,
  name: 'snac',
  version: '4.0.0 (not true; really snac/2.75)',
  software: { name: 'snac', version: '2.75', sourceUrl: 'https://codeberg.org/grunfink/snac2' },
  ids: snacIds,
  instance: {
    v2: false,
    apiVersions: null,
    translation: false,
    features: [],
    configuration: {},
    nodeinfo: [{ schema: '2.0', path: '/nodeinfo_2_0' }],
  },
  limits: { characters: 100_000, media: 4, pollOptions: 8, pollOptionCharacters: 50, charactersPerUrl: 0 },
  paging: {
    ...defaultProfile.paging,
    linked: ['home'],
    previous: 'since_id',
    accountStatusFilters: false,
    remoteFilter: false,
  },
  anonymous: ['account', 'account-statuses', 'accounts', 'public', 'tag', 'search', 'trends', 'poll'],
  token: { unknownOnPublicReads: 'anonymous', verifyRefusal: { status: 422, body: '', type: 'html' } },
  oauth: {
    redirectUris: 'string',
    arrayRefusal: { status: 404, body: htmlNotFound, type: 'html' },
    emptyWebsiteRefused: false,
    knownScopes: null,
    clientCredentialsNeedRedirect: true,
    revokeFormOnly: false,
    metadata: false,
    verifyApp: false,
    scopeInTokenAnswer: true,
    checksChallenge: false,
  },
  cors: { methods: ['GET', 'POST', 'PUT', 'DELETE'], exposed: [] },
  rateLimitHeaders: false,
  streaming: 'advertised-but-404',
  statuses: {
    idempotency: false,
    canDelete: false,
    escapesText: false,
    paragraphs: false,
    attachmentMeta: false,
    wrapperIdIsInner: true,
    history: false,
    batch: false,
    quotes: false,
    polls: false,
    defaultVisibility: 'public',
    wholeSeconds: true,
    editChangesId: true,
  },
  relationships: 'one',
  preferences: false,
  discovery: 'empty',
  verifiedField: false,
  refusesEmptyJson: true,
  absent: [
    /^\/api\/v2\/instance$/,
    /^\/api\/v[12]\/suggestions/,
    /^\/api\/v1\/trends\/links$/,
    /^\/api\/v1\/statuses\/[^/]+\/(?:quotes|history|mute|unmute)$/,
    /^\/api\/v1\/streaming/,
    /^\/api\/v1\/accounts\/[^/]+\/(?:mute|unmute|note)$/,
    /^\/api\/v1\/(?:blocks|mutes)$/,
    /^\/api\/v1\/apps\/verify_credentials$/,
  ],
  error: (kind, status) =>
    kind === 'not-found' ? { status, body: htmlNotFound, type: 'html' } : { status, body: '', type: 'html' },
};
