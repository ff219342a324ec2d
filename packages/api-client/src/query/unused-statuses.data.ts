import type { QueryClient } from '@tanstack/react-query';
import type { Status } from '../entities/status.js';
import { forgetHolders, quotedId, statusesKey, statusKey } from './entities.data.js';

/** What was written within this time may still be on its way into a list. */
export const UNUSED_AGE_MS = 10_000;

/**
 * Drops the entries of statuses that nobody looks at, that are not among `namedIds` and are no part of those that are. Whoever
 * needs one later fetches it. Without this what only passed by, as over a stream, would stay for a day.
 */
export function dropUnusedStatuses(queryClient: QueryClient, namedIds: Iterable<string>, now: number = Date.now()): void {
  const cache = queryClient.getQueryCache();
  const entries = cache.findAll({ queryKey: statusesKey });
  const used = new Set(namedIds);
  for (const entry of entries) {
    const isYoung = now - entry.state.dataUpdatedAt < UNUSED_AGE_MS;
    if (isYoung || entry.getObserversCount() > 0 || entry.state.fetchStatus !== 'idle') used.add(String(entry.queryKey[1]));
  }
  // A set grows while it is walked: the parts of parts are met too.
  for (const id of used) for (const part of partsOf(queryClient.getQueryData<Status>(statusKey(id)))) used.add(part);
  for (const entry of entries) if (!used.has(String(entry.queryKey[1]))) cache.remove(entry);
  forgetHolders(queryClient);
}

function partsOf(status: Status | undefined): string[] {
  return status === undefined ? [] : [status.reblog?.id, quotedId(status)].filter(id => typeof id === 'string');
}
