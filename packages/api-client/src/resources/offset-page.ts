import { fieldsOf, isRecord, itemsOf } from '../entities/decode.js';
import { ApiError } from '../request/errors.js';
import type { Calls } from '../request/calls.js';
import type { RequestOptions } from '../request/http.js';
import { DEFAULT_LIMIT, type Page } from '../request/pagination.js';

/** How a server continues a search: after a number of results, or below an id. */
export type SearchPaging = 'offset' | 'id';

/** Part of the response that holds the results; null: the response is the list. */
export type ResultField = 'accounts' | 'statuses' | 'hashtags' | null;

/**
 * A page of results in the server's order. Servers send no link: the client makes `next`, null after a page that is not full. A page that a
 * `next` names goes on as it began.
 */
export async function offsetPage<T extends { id: string }>(
  calls: Calls,
  path: string,
  field: ResultField,
  read: (sent: readonly unknown[]) => T[],
  { pagedBy = 'offset', ...options }: RequestOptions & { pagedBy?: SearchPaging | undefined } = {},
): Promise<Page<T>> {
  const address = calls.resolve(path, options.query);
  const { data, status } = await calls.request('GET', path, options);
  if (field === null ? !Array.isArray(data) : !isRecord(data)) throw new ApiError('decode', { status });
  const sent = itemsOf(field === null ? data : fieldsOf(data)[field]);
  const items = read(sent);
  const { searchParams } = address;
  const lastId = items.at(-1)?.id;
  const isFull = sent.length >= Number(searchParams.get('limit') ?? DEFAULT_LIMIT);
  if (pagedBy === 'offset' && !searchParams.has('max_id')) {
    searchParams.set('offset', String(Number(searchParams.get('offset') ?? 0) + sent.length));
  } else if (lastId !== undefined) {
    searchParams.set('max_id', lastId);
  }
  return { items, next: isFull ? address.pathname + address.search : null, previous: null, isPartial: false };
}
