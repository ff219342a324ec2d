import { defaultFace } from './default.js';
import type { Face, FaceTable } from './face.js';
import { gotosocialFace } from './gotosocial.js';
import { mastodonFace } from './mastodon.js';
import { snacFace } from './snac.js';

export const faces: Readonly<Record<Face, FaceTable>> = {
  default: defaultFace,
  'mastodon-4.7': mastodonFace,
  gotosocial: gotosocialFace,
  snac: snacFace,
};
