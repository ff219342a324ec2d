import { defaultFace } from './default.js';
import type { FaceTable } from './face.js';

const scopes = ['profile', 'read', 'write', 'follow', 'push', 'admin:read', 'admin:write'];
const scopeFamilies = /^(?:read|write):[a-z_]+$/;

/** Mastodon 4.7 alone: nothing of the dialects, scopes checked at registration, no mark for verified people. */
export const mastodonFace: FaceTable = {
  ...defaultFace,
  name: 'mastodon-4.7',
  version: '4.7.0',
  software: { name: 'mastodon', version: '4.7.0', sourceUrl: 'https://github.com/mastodon/mastodon' },
  instance: { ...defaultFace.instance, apiVersions: { mastodon: 9 }, features: [] },
  oauth: { ...defaultFace.oauth, knownScopes: scopes },
  verifiedField: false,
};

/** True when a face that knows its scopes knows this one. */
export function isKnownScope(scope: string, known: readonly string[]): boolean {
  return known.includes(scope) || scopeFamilies.test(scope);
}
