import { pleromaChats } from './chat-profile.js';
import { rebasedProfile } from './rebased.js';
import { pleromaPeople } from './people-profile.js';
import type { ServerProfile } from './server-profile.js';
import { pleromaSignUp } from './sign-up-profile.js';

const VERSION = '2.7.2 (compatible; Pleroma 2.9.1)';

/** Features that Rebased adds to Pleroma. */
const ADDED_BY_REBASED = new Set(['events', 'translation', 'v2_suggestions', 'remote_timeline']);

const { soapbox: _soapbox, ...extra } = rebasedProfile.instance.extra;

/** Pleroma 2.9, as documented: chats that cannot be left, without events and without the lists of quotes. */
export const pleromaProfile: ServerProfile = {
  ...rebasedProfile,
  name: 'pleroma',
  signUp: { ...pleromaSignUp, approval: true, captcha: true },
  version: VERSION,
  software: { name: 'pleroma', version: '2.9.1', sourceUrl: 'https://git.pleroma.social/pleroma/pleroma' },
  instance: {
    ...rebasedProfile.instance,
    features: rebasedProfile.instance.features.filter(name => !ADDED_BY_REBASED.has(name)),
    extra: { ...extra, chat_limit: pleromaChats.maxCharacters },
  },
  notifications: {
    ...rebasedProfile.notifications,
    types: rebasedProfile.notifications.types.filter(type => !/:(?:event|participation)_/.test(type)),
  },
  people: pleromaPeople,
  chats: pleromaChats,
  absent: [...rebasedProfile.absent, /^\/api\/v1\/statuses\/[^/]+\/quotes$/, /^\/api\/v2\/suggestions/],
};
