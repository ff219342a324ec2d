import { commonTypes, defaultProfile } from './default.js';
import { uuidIds } from './id-formats.js';
import { holloProfiles } from './profile-limits.js';
import { holloPeople } from './people-profile.js';
import type { ServerProfile } from './server-profile.js';
import { noSignUp } from './sign-up-profile.js';

/** The message of a body that is not JSON, as `http/parameters.ts` refuses it. */
const MALFORMED_JSON = 'There was a problem in the JSON you submitted';

/** Hollo 0.10, as observed: many parts of the API are absent although it declares `api_versions`. */
export const holloProfile: ServerProfile = {
  ...defaultProfile,
  signUp: noSignUp,
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
    extra: {},
    metadata: {},
    frontendConfigurations: null,
  },
  limits: { characters: 10_000, media: 8, pollOptions: 10, pollOptionCharacters: 100, charactersPerUrl: 23 },
  paging: {
    ...defaultProfile.paging,
    badLimit: 'refuse',
    linked: ['home', 'public', 'tag', 'list', 'account-statuses', 'notifications'],
    nextSkips: ['account-statuses'],
    badCursor: 'refuse',
    notificationsMinId: 'newest',
    statuses: { size: 20, maximum: 400 },
    accounts: { size: 40, maximum: 400 },
  },
  anonymous: ['account', 'accounts', 'status', 'context', 'poll'],
  token: { ...defaultProfile.token, appOnPublicReads: 'refused' },
  oauth: {
    ...defaultProfile.oauth,
    emptyWebsiteRefused: true,
    stateOfDenial: false,
    tokenTime: 'milliseconds',
    knownScopes: ['read', 'write', 'follow', 'push', 'admin:read', 'admin:write'],
  },
  cors: { ...defaultProfile.cors, media: false, serverErrors: false },
  rateLimitHeaders: false,
  streaming: 'absent',
  people: holloPeople,
  profiles: holloProfiles,
  accounts: { ...defaultProfile.accounts, uri: false, group: false, flags: false, lastStatusAt: 'null', verified: false },
  statuses: {
    ...defaultProfile.statuses,
    text: 'newlines',
    reblogTwice: 'failure',
    attachments: 'plain',
    editedAt: false,
    reactions: 'emoji_reactions',
    filtered: 'null',
    history: false,
    translates: 'none',
    batch: false,
  },
  uploads: {
    ...defaultProfile.uploads,
    audio: 'failure',
    unknownType: 'failure',
    deletable: false,
    imageBytes: 33_554_432,
    videoBytes: 134_217_728,
    imagePixels: 16_777_216,
    videoPixels: 16_777_216,
    videoFrameRate: 60,
    advertisesDescription: false,
    processing: 'synchronous',
    mixed: true,
  },
  scheduling: { posts: 'ignored', past: 'published' },
  edits: { replaces: 'given' },
  polls: { ...defaultProfile.polls, fewestOptions: 1, inForms: false, hidesTotals: false },
  threads: { pageSize: null, refreshes: false, leavesOut: 'none' },
  about: { announcements: 'empty', documents: false, limits: false },
  conversations: 'none',
  plainId: false,
  followSelf: 500,
  reports: 'need-statuses',
  search: { emptyText: 'empty', hashtags: 'none', pagedBy: 'offset' },
  groupKeys: false,
  notifications: {
    ...defaultProfile.notifications,
    types: [...commonTypes, 'update', 'quote', 'emoji_reaction', 'admin.sign_up', 'admin.report'],
    policies: false,
    idForm: 'path',
  },
  discovery: 'empty',
  absent: [
    /^\/api\/v1\/(?:conversations|scheduled_statuses|push)/,
    /^\/api\/v[12]\/filters/,
    /^\/api\/v1\/statuses\/[^/]+\/(?:quotes|history|mute|unmute)$/,
    /^\/api\/v1\/notifications\/(?:[^/]+$|policy|requests)/,
    /^\/api\/v1\/accounts\/[^/]+\/note$/,
    /^\/api\/v1\/search$/,
    /^\/api\/v1\/streaming/,
  ],
  error(kind, status, message) {
    if (kind === 'not-found') return { status, body: '404 Not Found', type: 'text' };
    if (kind === 'failure' || message === MALFORMED_JSON) return { status: 500, body: '', type: 'text' };
    if (kind === 'bad-request') return { status, body: { success: false, error: { name: 'ZodError', message } } };
    return { status, body: { error: message } };
  },
};
