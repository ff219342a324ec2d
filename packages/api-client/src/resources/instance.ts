import { type CallOptions, type Calls, isUnknownEndpoint } from '../request/calls.js';
import { customEmojis } from '../entities/emoji.js';
import { fieldsOf, isRecord } from '../entities/decode.js';
import {
  type Instance,
  minimalInstance,
  type NodeInfo,
  parseInstance,
  parseNodeInfo,
  parseNodeInfoLink,
} from '../entities/instance.js';
import { parseSiteSettings, type SiteSettings } from '../entities/site-settings.js';
import { ApiError, isApiError } from '../request/errors.js';

const SETTINGS_KEY = 'soapbox_fe';

export function instanceResource(calls: Calls) {
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
      return instance;
    },
    /** Fetches the NodeInfo document; null when there is none, or when its link leads to another origin. */
    async nodeInfo(options: CallOptions = {}): Promise<NodeInfo | null> {
      const anonymous = { ...options, isAnonymous: true };
      const known = await calls.request('GET', '/.well-known/nodeinfo', anonymous).catch(unlessUnknown);
      const address = parseNodeInfoLink(known?.data, calls.decoding());
      const { origin, pathname, search } = new URL(address ?? 'about:blank', calls.baseUrl);
      if (origin !== calls.baseUrl) return null;
      const answer = await calls.request('GET', pathname + search, anonymous).catch(unlessUnknown);
      return parseNodeInfo(answer?.data, calls.decoding());
    },
    /** Fetches the site settings; a server without them yields the defaults. */
    async siteSettings(options: CallOptions = {}): Promise<SiteSettings> {
      const answer = await calls.request('GET', '/api/pleroma/frontend_configurations', options).catch(unlessUnknown);
      const fields = fieldsOf(answer?.data);
      return parseSiteSettings(isRecord(fields[SETTINGS_KEY]) ? fields[SETTINGS_KEY] : {}, calls.decoding());
    },
  };
}

export function customEmojisResource(calls: Calls) {
  return {
    list: (options: CallOptions = {}) => calls.list('/api/v1/custom_emojis', customEmojis, options),
  };
}

function unlessUnknown(error: unknown): null {
  if (isUnknownEndpoint(error)) return null;
  throw error;
}
