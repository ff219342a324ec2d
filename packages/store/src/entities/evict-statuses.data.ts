import type { QueryClient } from '@tanstack/react-query';
import type { Status } from '@rookery/api-client';
import { pruneHolders, quotedId, statusesKey, statusKey } from './entities.data.js';

/** Younger entries are kept: the list that asked for them may not name them yet. */
export const EVICTION_MIN_AGE_MS = 3_000;

/**
 * Drops the entries of statuses that are neither observed, nor among `namedIds`, nor part of a status that is. An evicted status is
 * fetched when it is needed again. Without eviction every post of a busy stream would stay for a day.
 *
 * @param now Epoch ms.
 */
export function evictStatuses(queryClient: QueryClient, namedIds: Iterable<string>, now: number = Date.now()): void {
  const cache = queryClient.getQueryCache();
  const entries = cache.findAll({ queryKey: statusesKey });
  const used = new Set(namedIds);
  for (const entry of entries) {
    const isYoung = now - entry.state.dataUpdatedAt < EVICTION_MIN_AGE_MS;
    if (isYoung || entry.getObserversCount() > 0 || entry.state.fetchStatus !== 'idle') used.add(String(entry.queryKey[1]));
  }
  // A set that grows while it is iterated: the parts of parts are visited too.
  for (const id of used) for (const part of partsOf(queryClient.getQueryData<Status>(statusKey(id)))) used.add(part);
  for (const entry of entries) if (!used.has(String(entry.queryKey[1]))) cache.remove(entry);
  pruneHolders(queryClient);
}

function partsOf(status: Status | undefined): string[] {
  return status === undefined ? [] : [status.reblog?.id, quotedId(status)].filter(id => typeof id === 'string');
}
