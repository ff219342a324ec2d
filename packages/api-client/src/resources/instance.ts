import { type CallOptions, isUnknownEndpoint, type WithCalls } from '../request/calls.js';
import { customEmojis } from '../entities/emoji.js';
import { fieldsOf } from '../entities/decode.js';
import { type Instance, minimalInstance, parseInstance } from '../entities/instance.js';
import type { FeatureMemory } from '../features/missing-features.js';
import { ApiError, isApiError } from '../request/errors.js';

/** The server's account of itself: its name, version, limits and rules. */
export function instanceOf({ calls, featureMemory }: WithCalls & { readonly featureMemory: FeatureMemory | undefined }) {
  const raw = async (version: 1 | 2, options: CallOptions) =>
    (await calls.request('GET', `/api/v${version}/instance`, options)).data;

  async function fetchInstance(options: CallOptions): Promise<unknown> {
    const second = await raw(2, options).catch((error: unknown) => {
      if (isUnknownEndpoint(error)) return null;
      throw error;
    });
    if (second === null) return raw(1, options);
    if (fieldsOf(second)['pleroma'] === undefined) return second;
    // Pleroma and its forks leave some limits out of version 2.
    const first = await raw(1, options).catch(() => null);
    return { ...fieldsOf(first), ...fieldsOf(second) };
  }

  return {
    /** Fetches version 2, else version 1. A server that hides it from signed-out readers yields a minimal instance. */
    async get(options: CallOptions = {}): Promise<Instance> {
      const value = await fetchInstance(options).catch((error: unknown) => {
        if (isApiError(error) && (error.status === 401 || error.status === 403)) return null;
        throw error;
      });
      if (value === null) return minimalInstance(new URL(calls.baseUrl).host, calls.decoding());
      const instance = parseInstance(value, calls.decoding());
      if (instance === null) throw new ApiError('decode', { status: 200 });
      return { ...instance, lacks: featureMemory?.lacking(instance.version) ?? [] };
    },
  };
}

/** The emoji of the server. */
export function customEmojisOf({ calls }: WithCalls) {
  return {
    list: (options: CallOptions = {}) => calls.list('/api/v1/custom_emojis', customEmojis, options),
  };
}
