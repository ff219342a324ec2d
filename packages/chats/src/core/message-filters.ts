import type { FilterResult } from '@rookery/api-client';
import { coveringFilters, filtersHere, isBlurred } from '@rookery/store';
import type { Message } from '../chat-types.js';

type Filtered = Pick<Message, 'filtered'>;

/**
 * The message with the filters that match it here and now. A chat of direct posts is a thread: filters of threads apply in it (HINT-05).
 *
 * @param now Milliseconds since the epoch.
 */
export function withFilters(message: Message, ownAccountId: string | null, now: number): Message {
  if (message.post === null) return message;
  return { ...message, filtered: filtersHere(message.post, { filterContext: 'thread', ownAccountId, now }) };
}

/** The filters that cover a message until the reader shows it; null: it is shown. */
export const coveringMessage = ({ filtered }: Filtered): readonly FilterResult[] | null =>
  coveringFilters({ filtered, reblog: null });

/** The filters that cover the files of a message alone; null: none does. */
export const coveringFiles = ({ filtered }: Filtered): readonly FilterResult[] | null =>
  isBlurred({ filtered }) ? filtered : null;

/** Whether a filter hides a message: it has no row, and is not announced. */
export const isHiddenMessage = ({ filtered }: Filtered): boolean =>
  filtered.some(({ filter }) => filter.filter_action === 'hide');
