import type { Status } from '@rookery/api-client';
import type { QueryClient } from '@tanstack/react-query';

/** How long after a deletion the stream may still bring the post: what it sends at once may come in any order. */
export const LATE_MS = 10_000;
const MOST_REMEMBERED = 500;

/** When the deletions that were told of last were told (epoch ms), by the id of the post. */
const deletions = new WeakMap<QueryClient, Map<string, number>>();

/** Remembers that posts were deleted, whether they are known or not. */
export function noteDeleted(queryClient: QueryClient, statusIds: readonly string[]): void {
  const known = deletions.get(queryClient) ?? new Map<string, number>();
  deletions.set(queryClient, known);
  for (const id of statusIds) known.set(id, Date.now());
  for (const id of known.keys()) if (known.size > MOST_REMEMBERED) known.delete(id);
}

/** Says of a post whether it, or what it boosts, was deleted since then (epoch ms): a page asked for then may still have it. */
export const deletedSince =
  (queryClient: QueryClient, since: number) =>
  ({ id, reblog }: Status): boolean =>
    [id, reblog?.id ?? ''].some(one => (deletions.get(queryClient)?.get(one) ?? 0) >= since);
