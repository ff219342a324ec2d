import { defaultProfile, readableHeaders } from './default.js';
import { gotosocialProfile } from './gotosocial.js';
import { holloProfile } from './hollo.js';
import type { ServerProfile, ServerProfileName } from './server-profile.js';
import { pleromaProfile } from './pleroma.js';
import { rebasedProfile } from './rebased.js';
import { mastodonSignUp } from './sign-up-profile.js';
import { snacProfile } from './snac.js';
import { truthProfile } from './truth.js';

/** Mastodon 4.7 without extensions: scopes are checked at registration, and accounts have no `verified` field. */
const mastodonProfile: ServerProfile = {
  ...defaultProfile,
  name: 'mastodon-4.7',
  signUp: { ...mastodonSignUp, isOpen: true, approval: true, confirmation: true, reason: true, minAge: 16 },
  version: '4.7.0',
  software: { name: 'mastodon', version: '4.7.0', sourceUrl: 'https://github.com/mastodon/mastodon' },
  instance: { ...defaultProfile.instance, apiVersions: { mastodon: 9 }, translation: true, features: [] },
  oauth: {
    ...defaultProfile.oauth,
    knownScopes: ['profile', 'read', 'write', 'follow', 'push', 'admin:read', 'admin:write'],
  },
  cors: { ...defaultProfile.cors, exposed: [...readableHeaders, 'Mastodon-Async-Refresh'] },
  accounts: { ...defaultProfile.accounts, verified: false },
  uploads: { ...defaultProfile.uploads, videoBytes: 103_809_024 },
  statuses: { ...defaultProfile.statuses, reactions: 'none' },
};

export const serverProfiles: Readonly<Record<ServerProfileName, ServerProfile>> = {
  default: defaultProfile,
  'mastodon-4.7': mastodonProfile,
  gotosocial: gotosocialProfile,
  hollo: holloProfile,
  snac: snacProfile,
  pleroma: pleromaProfile,
  truth: truthProfile,
  rebased: rebasedProfile,
};
