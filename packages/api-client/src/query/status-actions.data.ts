/* The reader's actions on statuses. Loaded after the first posts: keep queries out of this file. */
import type { Client } from '../client.js';
import type { Status } from '../entities/status.js';
import { isGone } from '../request/errors.js';
import { forgetStatus, ingestStatuses, statusKey } from './entities.data.js';
import { optimistic, patch } from './optimistic.data.js';

export interface StatusVariables {
  statusId: string;
}

interface Toggle {
  field: 'favourited' | 'reblogged' | 'bookmarked';
  count?: 'favourites_count' | 'reblogs_count';
  to: boolean;
  request: (client: Client, statusId: string) => Promise<Status>;
}

function toggle({ field, count, to, request }: Toggle) {
  return optimistic<StatusVariables, Status>({
    scope: ({ statusId }) => `status:${statusId}:${field}`,
    choice: field,
    apply: (cache, { statusId }) =>
      patch<Status>(cache, statusKey(statusId), status => {
        const change = Number(to) - Number(status[field]);
        return { [field]: to, ...(count && { [count]: Math.max(0, status[count] + change) }) };
      }),
    request: (client, { statusId }) => request(client, statusId),
    // Reblogging is answered with the reblog, of which the status is a part.
    isDone: (answer, { statusId }) => (answer.reblog?.id === statusId ? answer.reblog : answer)[field] === to,
    check: (client, { statusId }) => client.statuses.get(statusId),
    commit: (cache, status, _variables, options) => void ingestStatuses(cache, [status], options),
  });
}

/** Favourites a status. Flag and count change at once and are rolled back when the server refuses. */
export const favourite = toggle({
  field: 'favourited',
  count: 'favourites_count',
  to: true,
  request: (client, statusId) => client.statuses.favourite(statusId),
});

/** Removes a favourite. */
export const unfavourite = toggle({
  field: 'favourited',
  count: 'favourites_count',
  to: false,
  request: (client, statusId) => client.statuses.unfavourite(statusId),
});

/** Reblogs a status. Flag and count change at once and are rolled back when the server refuses. */
export const reblog = toggle({
  field: 'reblogged',
  count: 'reblogs_count',
  to: true,
  request: (client, statusId) => client.statuses.reblog(statusId),
});

/** Removes a reblog. */
export const unreblog = toggle({
  field: 'reblogged',
  count: 'reblogs_count',
  to: false,
  request: (client, statusId) => client.statuses.unreblog(statusId),
});

/** Bookmarks a status. */
export const bookmark = toggle({
  field: 'bookmarked',
  to: true,
  request: (client, statusId) => client.statuses.bookmark(statusId),
});

/** Removes a bookmark. */
export const unbookmark = toggle({
  field: 'bookmarked',
  to: false,
  request: (client, statusId) => client.statuses.unbookmark(statusId),
});

/**
 * Deletes an own status. It leaves the cache once the server has agreed, not before: a refusal changes nothing.
 * Resolves to the status, for a redraft, where the server returns it.
 */
export const deleteStatus = optimistic<StatusVariables, Status | null>({
  scope: ({ statusId }) => `status:${statusId}:deleted`,
  choice: 'deleted',
  apply: () => [],
  request: (client, { statusId }) =>
    client.statuses.delete(statusId).catch(async (error: unknown) => {
      // The answer was lost, the status was deleted before, or the server cannot delete.
      if (await isMissing(client, statusId)) return null;
      throw error;
    }),
  commit: (cache, _status, { statusId }) => void forgetStatus(cache, statusId),
});

const isMissing = (client: Client, statusId: string): Promise<boolean> =>
  client.statuses.get(statusId).then(
    () => false,
    (error: unknown) => isGone(error),
  );
