import { defaultProfile } from './default.js';
import { uuidIds } from './id-formats.js';
import type { ServerProfile } from './server-profile.js';

/** Hollo 0.10, as observed: many parts of the API are absent although it declares `api_versions`. */
export const holloProfile: ServerProfile = {
  ...defaultProfile,
  name: 'hollo',
  version: '0.10.0',
  software: { name: 'hollo', version: '0.10.0', sourceUrl: 'https://github.com/fedify-dev/hollo' },
  ids: uuidIds,
  instance: {
    v2: true,
    apiVersions: { mastodon: 7 },
    translation: false,
    features: [],
    configuration: { accounts: { max_featured_tags: 8, max_pinned_statuses: 5 } },
    nodeinfo: [{ schema: '2.1', path: '/nodeinfo/2.1' }],
  },
  limits: { characters: 10_000, media: 8, pollOptions: 10, pollOptionCharacters: 100, charactersPerUrl: 23 },
  paging: {
    ...defaultProfile.paging,
    badLimit: 'refuse',
    linked: ['home', 'public', 'tag', 'list', 'account-statuses', 'notifications'],
    nextSkips: ['account-statuses'],
    badCursor: 'refuse',
  },
  anonymous: ['account', 'accounts', 'status', 'context', 'poll'],
  oauth: {
    ...defaultProfile.oauth,
    emptyWebsiteRefused: true,
    knownScopes: ['read', 'write', 'follow', 'push', 'admin:read', 'admin:write'],
  },
  rateLimitHeaders: false,
  streaming: 'absent',
  statuses: { ...defaultProfile.statuses, history: false, batch: false },
  discovery: 'empty',
  verifiedField: false,
  absent: [
    /^\/api\/v1\/(?:conversations|scheduled_statuses|push)/,
    /^\/api\/v[12]\/filters/,
    /^\/api\/v1\/statuses\/[^/]+\/(?:history|mute|unmute)$/,
    /^\/api\/v1\/notifications\/(?:[^/]+$|policy|requests)/,
    /^\/api\/v1\/accounts\/[^/]+\/note$/,
    /^\/api\/v1\/search$/,
    /^\/api\/v1\/streaming/,
  ],
  error: (kind, status, message) =>
    kind === 'not-found' ? { status, body: '404 Not Found', type: 'text' } : { status, body: { error: message } },
};
