import { type Context, type RepliesFetch, parseContext, parseRepliesFetch, repliesFetchOf } from '../entities/context.js';
import { isRecord } from '../entities/decode.js';
import { wireId } from '../entities/ids.js';
import { type Status, statuses } from '../entities/status.js';
import { type CallOptions, segment, type WithCalls } from '../request/calls.js';
import { ApiError, serverMessageOf } from '../request/errors.js';
import { linkTo, type Page } from '../request/pagination.js';

const at = (statusId: string, rest = '') => `/api/v1/statuses/${segment(wireId(statusId))}/context${rest}`;

/** The threads of posts (API-05). */
export function threadsOf({ calls }: WithCalls) {
  return {
    /** The ancestors and descendants of a post. `next`: the link for `threadPagesOf(client).page`, when the server pages replies. */
    async context(statusId: string, options: CallOptions = {}): Promise<Context> {
      const path = at(statusId);
      const { data, headers, status } = await calls.request('GET', path, options);
      if (data !== null && !Array.isArray(data) && !isRecord(data)) throw new ApiError('decode', { status });
      if (isRecord(data) && data['ancestors'] === undefined && data['descendants'] === undefined) {
        throw new ApiError('decode', { status, serverMessage: serverMessageOf(data) });
      }
      return {
        ...(await parseContext(data, wireId(statusId), { decoding: calls.decoding(), signal: options.signal })),
        next: linkTo(headers.get('Link'), 'next', calls.resolve(path)),
        fetch: repliesFetchOf(headers.get('Mastodon-Async-Refresh')),
      };
    },
  };
}

/** Threads that come in parts: in pages, and as the server fetches them from others. */
export function threadPagesOf({ calls }: WithCalls) {
  return {
    /** The ancestors and the first page of descendants, on servers with the feature `paginatedContext`. */
    async context(statusId: string, options: CallOptions = {}): Promise<Context> {
      const [ancestors, replies] = await Promise.all([
        calls.list(at(statusId, '/ancestors'), statuses, options),
        calls.page(at(statusId, '/descendants'), statuses, options),
      ]);
      const others = (posts: readonly Status[]) => posts.filter(({ id }) => id !== wireId(statusId));
      return { ancestors: others(ancestors), descendants: others(replies.items), next: replies.next, fetch: null };
    },
    /** The page of replies that the link of a context or of the previous page names. */
    page: (link: string, options: CallOptions = {}): Promise<Page<Status>> => calls.page(link, statuses, options),
    /** How far the server is with fetching replies (`Context.fetch`). A fetch that it does not know is answered with 404. */
    repliesFetch: (id: string, options: CallOptions = {}): Promise<RepliesFetch> =>
      calls.entity('GET', `/api/v1_alpha/async_refreshes/${segment(id)}`, parseRepliesFetch, options),
  };
}
