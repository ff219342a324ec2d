import type { FaceTable } from './face.js';
import { decimalIds } from './id-forms.js';

const allMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const readableHeaders = ['Link', 'X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset', 'X-Request-Id'] as const;

/** The server as it would like to be: everything it has, answered the way Mastodon answers. */
export const defaultFace: FaceTable = {
  name: 'default',
  version: '4.5.0+rookery',
  software: { name: 'mastodon', version: '4.5.0+rookery', sourceUrl: 'https://github.com/mastodon/mastodon' },
  ids: decimalIds,
  instance: {
    v2: true,
    apiVersions: { mastodon: 7 },
    translation: false,
    configuration: {
      accounts: { max_featured_tags: 10, max_pinned_statuses: 5, max_profile_fields: 4 },
      timelines_access: {
        live_feeds: { local: 'public', remote: 'public' },
        hashtag_feeds: { local: 'public', remote: 'public' },
        trending_link_feeds: { local: 'public', remote: 'public' },
      },
    },
    nodeinfo: [{ schema: '2.0', path: '/nodeinfo/2.0' }],
  },
  limits: { characters: 500, media: 4, pollOptions: 4, pollOptionCharacters: 50, charactersPerUrl: 23 },
  paging: {
    statuses: { usual: 20, most: 40 },
    people: { usual: 40, most: 80 },
    badLimit: 'ignore',
    linked: ['home', 'public', 'tag', 'list', 'account-statuses', 'people', 'saved', 'notifications', 'quotes'],
    previous: 'min_id',
    nextOnLastPage: false,
    linkExtra: {},
    homeMinIdTwice: false,
    accountStatusFilters: true,
    remoteFilter: true,
  },
  anonymous: ['account', 'account-statuses', 'people', 'public', 'tag', 'status', 'context', 'search', 'trends', 'poll'],
  token: { unknownOnPublicReads: 'refuse', verifyRefusal: null },
  oauth: {
    redirectUris: 'string-or-array',
    arrayRefusal: { status: 400, body: { error: 'invalid_request' } },
    emptyWebsiteRefused: false,
    knownScopes: null,
    clientCredentialsNeedRedirect: false,
    revokeFormOnly: false,
    metadata: true,
    verifyApp: true,
    scopeInTokenAnswer: true,
    checksChallenge: true,
  },
  cors: { methods: allMethods, exposed: readableHeaders },
  rateLimitHeaders: true,
  streaming: 'open',
  statuses: {
    idempotency: true,
    canDelete: true,
    escapesText: true,
    paragraphs: true,
    attachmentMeta: true,
    wrapperIdIsInner: false,
    history: true,
    batch: true,
    quotes: true,
    polls: true,
    usualVisibility: 'public',
    wholeSeconds: false,
    editChangesId: false,
  },
  relationships: 'all',
  discovery: 'full',
  preferences: true,
  verifiedField: true,
  refusesEmptyJson: false,
  absent: [],
  error: (_kind, status, message) => ({ status, body: { error: message } }),
};
