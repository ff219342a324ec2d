import { type Fields, fieldsOf } from '../entities/decode.js';
import { type NodeInfo, parseNodeInfo, parseNodeInfoLink } from '../entities/instance.js';
import { parseSiteSettings, type SiteSettings } from '../entities/site-settings.js';
import { type CallOptions, isUnknownEndpoint, type WithCalls } from '../request/calls.js';

const SETTINGS_KEY = 'soapbox_fe';

/** The server as a site. `siteSettings`: those of the app itself, for what the server has not set. */
export function siteOf({ calls, siteSettings = {} }: WithCalls & { readonly siteSettings?: Fields }) {
  return {
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
    /** The site settings at a server that has none. */
    ownSettings: (): SiteSettings => parseSiteSettings(siteSettings, calls.decoding()),
    /** Fetches the site settings; a server without them yields those of the app, else the defaults. */
    async settings(options: CallOptions = {}): Promise<SiteSettings> {
      const answer = await calls.request('GET', '/api/pleroma/frontend_configurations', options).catch(unlessUnknown);
      const fields = fieldsOf(answer?.data);
      return parseSiteSettings({ ...siteSettings, ...fieldsOf(fields[SETTINGS_KEY]) }, calls.decoding());
    },
  };
}

function unlessUnknown(error: unknown): null {
  if (isUnknownEndpoint(error)) return null;
  throw error;
}
