import type { Status } from '@rookery/api-client';
import { createWindowStore, type ListQueryOptions, type WindowStore } from '@rookery/store';
import type { ScrollMemory } from '@rookery/ui/list';

/**
 * The newest posts of an account's lists as they were shown last. A visit that begins at the top of a list shows them before the server answers
 * (LIST-06). All tabs share them.
 *
 * @param scope Names the account, as the option `storageScope`.
 */
export const newestPosts = (scope: string): WindowStore<Status> => {
  const { read, write, ...store } = createWindowStore<Status>(scope, { readLimitMs: READ_LIMIT_MS });
  return {
    ...store,
    read: scrollKey => read(nameOf(scrollKey)),
    write: (scrollKey, window) => write(nameOf(scrollKey), window),
  };
};

/** The list shows what comes first, these or the response: a slow database holds up nothing but the text for a server that failed. */
const READ_LIMIT_MS = 10_000;

/** Apart from the list around the reader's place. */
const nameOf = (scrollKey: string): string => `newest:${scrollKey}`;

/** For the query of a list that begins at its top: it shows the stored posts first. Posts above a reader who left the top are queued. */
export function newestFirst<Item>(
  newest: Pick<WindowStore<Item>, 'read'>,
  memory: Pick<ScrollMemory, 'read'>,
  scrollKey: string,
): Required<ListQueryOptions<Item>> {
  return { restoreWindow: () => newest.read(scrollKey), isAtNewest: () => memory.read(scrollKey) === null };
}
