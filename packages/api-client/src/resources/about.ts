import { type CallOptions, isUnknownEndpoint, segment, type WithCalls } from '../request/calls.js';
import { type Announcement, announcements } from '../entities/announcement.js';
import { fieldsOf, html } from '../entities/decode.js';
import { type ServerLimit, serverLimits } from '../entities/server-limit.js';
import { isApiError } from '../request/errors.js';

/** A document of the server's staff. */
export type ServerDocument = 'extended_description' | 'privacy_policy' | 'terms_of_service';

/** Null where the server does not have it, or does not show it to this reader. */
function unlessHidden(error: unknown): null {
  if (isUnknownEndpoint(error) || (isApiError(error) && (error.status === 401 || error.status === 403))) return null;
  throw error;
}

/** The server's account of itself, beyond the instance (HINT-13). */
export function aboutOf({ calls }: WithCalls) {
  return {
    /** HTML of the server; null where it has no such document. */
    async document(document: ServerDocument, options: CallOptions = {}): Promise<string | null> {
      const answer = await calls.request('GET', `/api/v1/instance/${document}`, options).catch(unlessHidden);
      return html(fieldsOf(answer?.data)['content'], calls.decoding()) || null;
    },
    /** The servers that this one limits, on Mastodon and GoToSocial; null where it does not disclose them. */
    serverLimits: (options: CallOptions = {}): Promise<ServerLimit[] | null> =>
      calls.list('/api/v1/instance/domain_blocks', serverLimits, options).catch(unlessHidden),
  };
}

/** Announcements of the server's staff to its members (HINT-13). */
export function announcementsOf({ calls }: WithCalls) {
  const root = '/api/v1/announcements';
  const reaction = (id: string, name: string) => `${root}/${segment(id)}/reactions/${segment(name)}`;
  const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, options: CallOptions): Promise<void> => {
    await calls.request(method, path, options);
  };
  return {
    /** Empty where the server has none. */
    list: (options: CallOptions = {}): Promise<Announcement[]> =>
      calls.list(root, announcements, options).catch(error => unlessHidden(error) ?? []),
    /** Marks an announcement as read. */
    dismiss: (id: string, options: CallOptions = {}) => send('POST', `${root}/${segment(id)}/dismiss`, options),
    /** @param name A native emoji, or the shortcode of a custom one. */
    addReaction: (id: string, name: string, options: CallOptions = {}) => send('PUT', reaction(id, name), options),
    removeReaction: (id: string, name: string, options: CallOptions = {}) => send('DELETE', reaction(id, name), options),
  };
}
