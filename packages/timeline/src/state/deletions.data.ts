import type { Status } from '@rookery/api-client';
import type { QueryClient } from '@tanstack/react-query';

/** How long after a deletion the stream may still bring the post: what it sends at once may come in any order. */
const LATE_MS = 10_000;
const MOST_REMEMBERED = 500;

/** The deletions that were told of last, by the id of the post: their place among all, and when (epoch ms). */
const deletions = new WeakMap<QueryClient, Map<string, { place: number; at: number }>>();
let count = 0;

/** Remembers that posts were deleted, whether they are known or not. */
export function noteDeleted(queryClient: QueryClient, statusIds: readonly string[]): void {
  const known = deletions.get(queryClient) ?? new Map<string, { place: number; at: number }>();
  deletions.set(queryClient, known);
  for (const id of statusIds) {
    known.delete(id);
    known.set(id, { place: (count += 1), at: Date.now() });
  }
  for (const id of known.keys()) if (known.size > MOST_REMEMBERED) known.delete(id);
}

/** To be called when a page is asked for: says which of its posts, or of what they boost, were deleted while it was on its way. */
export function deletedFromNow(queryClient: QueryClient): (status: Status) => boolean {
  const now = count;
  return isDeleted(queryClient, ({ place }) => place > now);
}

/** Whether a post the stream brings, or what it boosts, was deleted a moment ago. */
export const isJustDeleted = (queryClient: QueryClient, status: Status): boolean =>
  isDeleted(queryClient, ({ at }) => Date.now() - at < LATE_MS)(status);

function isDeleted(queryClient: QueryClient, isMeant: (deletion: { place: number; at: number }) => boolean) {
  return ({ id, reblog }: Status): boolean =>
    [id, reblog?.id].some(one => {
      const deletion = one === undefined ? undefined : deletions.get(queryClient)?.get(one);
      return deletion !== undefined && isMeant(deletion);
    });
}
