import { fieldsOf, isRecord, itemsOf, optionalCount } from '../entities/decode.js';
import { uniqueById } from '../entities/ids.js';
import type { Calls } from '../request/calls.js';
import { ApiError } from '../request/errors.js';
import type { RequestOptions } from '../request/http.js';
import type { Page } from '../request/pagination.js';

/** Items of a page, where the request does not say. */
const PAGE_SIZE = 50;

/** A page of a list whose pages are numbered, with the length of the whole list; null: the server does not say. */
export interface NumberedPage<T> extends Page<T> {
  total: number | null;
}

/** A page of a list of Pleroma's admin API, which is in a field of the answer. The client makes `next`. */
export async function numberedPage<T extends { id: string }>(
  calls: Calls,
  path: string,
  field: string,
  read: (sent: readonly unknown[]) => T[],
  options: RequestOptions = {},
): Promise<NumberedPage<T>> {
  const address = calls.resolve(path, options.query);
  const { data, status } = await calls.request('GET', path, options);
  if (!isRecord(data)) throw new ApiError('decode', { status });
  const sent = itemsOf(data[field]);
  const { searchParams } = address;
  const page = Math.max(1, Number(searchParams.get('page') ?? 1) || 1);
  const size = Math.max(1, Number(searchParams.get('page_size') ?? PAGE_SIZE) || PAGE_SIZE);
  const fields = fieldsOf(data);
  const total = optionalCount(fields['count'] ?? fields['total'], calls.decoding());
  const goesOn = sent.length > 0 && (total === null ? sent.length >= size : page * size < total);
  searchParams.set('page', String(page + 1));
  return {
    items: uniqueById(read(sent)),
    next: goesOn ? address.pathname + address.search : null,
    previous: null,
    isPartial: false,
    total,
  };
}
