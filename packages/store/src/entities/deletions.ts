import type { Status } from '@rookery/api-client';

const REMEMBERED_DELETIONS = 500;

/** When statuses were deleted (epoch ms), by id. Remembers the last 500: a page or a streamed event may predate the deletion. */
export interface Deletions {
  add(statusIds: readonly string[]): void;
  /** The ids, the oldest first. */
  ids(): readonly string[];
  /** Whether a status, or the status it reblogs, was deleted at or after `since` (epoch ms). */
  hasSince(status: Pick<Status, 'id' | 'reblog'>, since: number): boolean;
}

export function createDeletions(now: () => number): Deletions {
  const deletedAt = new Map<string, number>();
  return {
    add(statusIds) {
      for (const id of statusIds) {
        // The newest deletion is the last to be forgotten.
        deletedAt.delete(id);
        deletedAt.set(id, now());
      }
      for (const id of deletedAt.keys()) if (deletedAt.size > REMEMBERED_DELETIONS) deletedAt.delete(id);
    },
    ids: () => [...deletedAt.keys()],
    hasSince: ({ id, reblog }, since) =>
      [id, reblog?.id].some(one => one !== undefined && (deletedAt.get(one) ?? -Infinity) >= since),
  };
}
