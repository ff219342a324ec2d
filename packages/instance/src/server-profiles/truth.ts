import { truthChats } from './chat-profile.js';
import { commonTypes, defaultProfile, readableHeaders } from './default.js';
import { truthProfiles } from './profile-limits.js';
import { truthPeople } from './people-profile.js';
import type { ServerProfile } from './server-profile.js';
import { noSignUp } from './sign-up-profile.js';

const VERSION = '3.4.1 (compatible; TruthSocial 1.0.0)';

/** Truth Social, as documented: an older Mastodon without edits and quotes, with chats, a policy to accept and short videos. */
export const truthProfile: ServerProfile = {
  ...defaultProfile,
  signUp: noSignUp,
  followedTags: false,
  name: 'truth',
  version: VERSION,
  software: { name: 'truthsocial', version: VERSION, sourceUrl: 'https://opensource.truthsocial.com' },
  instance: {
    ...defaultProfile.instance,
    v2: false,
    apiVersions: null,
    features: [],
    configuration: { chats: { max_characters: truthChats.maxCharacters, max_media_attachments: truthChats.maxMedia } },
  },
  cors: { ...defaultProfile.cors, exposed: [...readableHeaders, 'X-Unread-Messages-Count'] },
  people: truthPeople,
  profiles: truthProfiles,
  accounts: { ...defaultProfile.accounts, uri: false },
  statuses: {
    ...defaultProfile.statuses,
    explicitAddressing: true,
    reactions: 'none',
    externalVideos: true,
    filters: 'client',
    filtersV1: 'phrases',
    filterBlur: false,
    filtered: 'absent',
    editedAt: false,
    history: false,
    translates: 'none',
    batch: false,
    quotes: false,
  },
  uploads: {
    ...defaultProfile.uploads,
    deletable: false,
    advertisesDescription: false,
    processing: 'synchronous',
    videoSeconds: 120,
  },
  threads: { pageSize: 20, refreshes: false, leavesOut: 'silenced' },
  lists: { ...defaultProfile.lists, exclusive: false },
  about: { announcements: 'absent', documents: false, limits: false },
  conversations: 'none',
  chats: truthChats,
  groupKeys: false,
  notifications: {
    ...defaultProfile.notifications,
    types: [...commonTypes, 'user_approved'],
    typesParameter: false,
    grouped: false,
    policies: false,
  },
  pendingPolicy: true,
  carousel: true,
  markerEvents: true,
  absent: [
    /^\/api\/v2\/(?:instance|filters|media)/,
    /^\/api\/v1\/statuses\/[^/]+\/(?:quotes|history|source)$/,
    /^\/api\/v1\/notifications\/(?:unread_count|policy|requests)/,
  ],
  refused: [{ request: /^PUT \/api\/v1\/statuses\//, status: 404 }],
};
