import { type CallOptions, isUnknownEndpoint, segment, type WithCalls } from '../request/calls.js';
import { type Account, accounts } from '../entities/account.js';
import { parseStatus, type Status, statuses, type Visibility } from '../entities/status.js';
import { wireId } from '../entities/ids.js';
import type { Page, Paging } from '../request/pagination.js';

/** A post to create. `expires_in`: seconds. `scheduled_at`: ISO 8601; servers that do not know it publish the post at once. */
export interface StatusDraft {
  status: string;
  scheduled_at?: string;
  in_reply_to_id?: string;
  media_ids?: readonly string[];
  poll?: { options: readonly string[]; expires_in: number; multiple: boolean };
  sensitive?: boolean;
  spoiler_text?: string;
  visibility?: Visibility;
  language?: string;
  quote_id?: string;
  quoted_status_id?: string;
  /** Handles of all accounts that the post is addressed to (feature `explicitAddressing`): the server then reads no mentions from the text. */
  to?: readonly string[];
}

/** Posts and the actions on them. */
export function statusesOf({ calls }: WithCalls) {
  const at = (id: string, rest = '') => `/api/v1/statuses/${segment(wireId(id))}${rest}`;
  const act =
    (action: string) =>
    (id: string, options: CallOptions = {}): Promise<Status> =>
      calls.entity('POST', at(id, `/${action}`), parseStatus, options);

  /** The Pleroma family has one address, glitch-soc and Hollo have another. */
  async function changeReaction(
    method: 'PUT' | 'DELETE',
    action: 'react' | 'unreact',
    id: string,
    emoji: string,
    options: CallOptions,
  ): Promise<Status> {
    const path = `/api/v1/pleroma/statuses/${segment(wireId(id))}/reactions/${segment(emoji)}`;
    try {
      return await calls.entity(method, path, parseStatus, options);
    } catch (error) {
      if (!isUnknownEndpoint(error)) throw error;
      // When the second address is unknown as well, report the first error.
      const elsewhere = calls.entity('POST', at(id, `/${action}/${segment(emoji)}`), parseStatus, options);
      return elsewhere.catch((failure: unknown) => {
        throw isUnknownEndpoint(failure) ? error : failure;
      });
    }
  }

  return {
    async get(id: string, options: CallOptions = {}): Promise<Status> {
      const status = await calls.entity('GET', at(id), parseStatus, options);
      // Some servers give a reblog the id of its post and answer with the reblog.
      return status.id !== id && status.reblog?.id === id ? status.reblog : status;
    },
    /** `idempotencyKey`: made with the draft. Sending it again creates no second post where the server knows keys. */
    create: (draft: StatusDraft, options: CallOptions & { idempotencyKey?: string } = {}): Promise<Status> =>
      calls.entity('POST', '/api/v1/statuses', parseStatus, { ...options, json: draft }),
    favourite: act('favourite'),
    unfavourite: act('unfavourite'),
    /** Returns the reblog; the post is its `reblog`. */
    reblog: act('reblog'),
    unreblog: act('unreblog'),
    bookmark: act('bookmark'),
    unbookmark: act('unbookmark'),
    pin: act('pin'),
    unpin: act('unpin'),
    mute: act('mute'),
    unmute: act('unmute'),
    /** Deletes the post. Returns it with its `text`, for a redraft, where the server sends it; else null. */
    async delete(id: string, options: CallOptions = {}): Promise<Status | null> {
      const { data } = await calls.request('DELETE', at(id), options);
      return parseStatus(data, calls.decoding());
    },
    /** Adds a reaction. `emoji`: a native one, or the shortcode of a custom one. */
    react: (id: string, emoji: string, options: CallOptions = {}): Promise<Status> =>
      changeReaction('PUT', 'react', id, emoji, options),
    unreact: (id: string, emoji: string, options: CallOptions = {}): Promise<Status> =>
      changeReaction('DELETE', 'unreact', id, emoji, options),
    /** Quotes of the post, in the server's order. The bounds of a page may not be ids of posts: follow `next` (ADR 2). */
    async quotes(id: string, paging: Paging = {}, options: CallOptions = {}): Promise<Page<Status>> {
      const request = { ...options, query: { ...paging } };
      try {
        return await calls.page(at(id, '/quotes'), statuses, request);
      } catch (error) {
        if (!isUnknownEndpoint(error)) throw error;
        // When the second address is unknown as well, report the first error.
        const elsewhere = calls.page(`/api/v1/pleroma/statuses/${segment(wireId(id))}/quotes`, statuses, request);
        return elsewhere.catch((failure: unknown) => {
          throw isUnknownEndpoint(failure) ? error : failure;
        });
      }
    },
    favouritedBy: (id: string, paging: Paging = {}, options: CallOptions = {}): Promise<Page<Account>> =>
      calls.page(at(id, '/favourited_by'), accounts, { ...options, query: { ...paging } }),
    rebloggedBy: (id: string, paging: Paging = {}, options: CallOptions = {}): Promise<Page<Account>> =>
      calls.page(at(id, '/reblogged_by'), accounts, { ...options, query: { ...paging } }),
  };
}
