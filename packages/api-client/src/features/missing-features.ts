import type { FeatureName } from './features.js';
import { ApiError, isApiError } from '../request/errors.js';
import type { Http, Method } from '../request/http.js';

/** Memory of the features that a server turned out to lack, kept for as long as the owner of the client likes. Nothing throws. */
export interface FeatureMemory {
  /** The names of the features that a server of this version turned out to lack. */
  lacking(version: string): readonly string[];
  /** Called once a request has shown that the server lacks a feature that it was thought to have. */
  add(feature: FeatureName): void;
}

/**
 * The requests that tell whether a server has a feature, as no version does. Group `thing`: the path of what the request is about. It can
 * be gone, which is answered like a missing endpoint, so the server is asked for it; without the group, only the endpoint can be missing.
 */
const FIRST_TRIES: readonly (readonly [FeatureName, RegExp])[] = [
  ['accountMutes', /^POST (?<thing>\/api\/v1\/accounts\/[^/]+)\/mute$/],
  ['accountNotes', /^POST (?<thing>\/api\/v1\/accounts\/[^/]+)\/note$/],
  ['deleteStatuses', /^DELETE (?<thing>\/api\/v1\/statuses\/[^/]+)$/],
  ['domainBlocks', /^POST \/api\/v1\/domain_blocks$/],
  ['editProfile', /^PATCH \/api\/v1\/accounts\/update_credentials$/],
  ['editStatuses', /^PUT (?<thing>\/api\/v1\/statuses\/[^/]+)$/],
  ['followTags', /^POST \/api\/v1\/tags\/[^/]+\/follow$/],
  ['lists', /^(?:GET|POST) \/api\/v1\/lists$/],
  ['muteConversations', /^POST (?<thing>\/api\/v1\/statuses\/[^/]+)\/mute$/],
  ['pinStatuses', /^POST (?<thing>\/api\/v1\/statuses\/[^/]+)\/pin$/],
  ['removeFollowers', /^POST (?<thing>\/api\/v1\/accounts\/[^/]+)\/remove_from_followers$/],
];

/** Refusals of the method or of the path itself. */
const CERTAIN: readonly (number | null)[] = [405, 501];
const LIKELY: readonly (number | null)[] = [404, 410];

/** The feature that a refused request shows to be missing; null: it shows none. `thing`: the path to ask for first; null: it is certain. */
export function refusedFeature(
  method: Method,
  pathname: string,
  status: number | null,
): { readonly feature: FeatureName; readonly thing: string | null } | null {
  if (!CERTAIN.includes(status) && !LIKELY.includes(status)) return null;
  for (const [feature, pattern] of FIRST_TRIES) {
    const match = pattern.exec(`${method} ${pathname}`);
    if (match !== null) return { feature, thing: CERTAIN.includes(status) ? null : (match.groups?.['thing'] ?? null) };
  }
  return null;
}

/**
 * Requests that tell `memory` which features the server lacks: what a table of versions cannot know is learned from the first try. The
 * refused request rejects with its own error, whose `isUnsupported` is true then (API-09).
 */
export function withFeatureMemory(http: Http, memory: FeatureMemory): Http {
  async function isThere(path: string): Promise<boolean> {
    return http.request('GET', path).then(
      () => true,
      () => false,
    );
  }
  return {
    ...http,
    async request(method, path, options) {
      try {
        return await http.request(method, path, options);
      } catch (error) {
        const refused = isApiError(error) ? refusedFeature(method, http.resolve(path).pathname, error.status) : null;
        if (!isApiError(error) || refused === null || (refused.thing !== null && !(await isThere(refused.thing)))) throw error;
        memory.add(refused.feature);
        throw new ApiError('http', { status: error.status, isUnsupported: true, cause: error });
      }
    },
  };
}
