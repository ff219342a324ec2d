import { QueryClient } from '@tanstack/react-query';
import { isApiError } from '@rookery/api-client';
import { ENTITY_KEYS, statusesKey } from './entities.data.js';

const ENTITY_GC_MS = 24 * 60 * 60 * 1000;
const LIST_GC_MS = 30 * 60 * 1000;
/** A finished mutation holds its variables and what it wrote, such as the state of a list before each of its pages. */
const MUTATION_GC_MS = 1_000;
const MAX_RETRIES = 2;

/**
 * Creates the cache of one signed-in account, or of a visitor. Each account has its own, so that keys need neither host nor account.
 * Entities never become stale by time. Statuses are kept until `evictStatuses` drops them, other entities for 24 hours unused, other
 * data for 30 minutes.
 * Queries are retried at most twice, after network errors and timeouts alone; mutations are not retried.
 */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, gcTime: LIST_GC_MS, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always', gcTime: MUTATION_GC_MS },
    },
  });
  for (const queryKey of ENTITY_KEYS) {
    // No timer for each status: there are thousands, and `evictStatuses` drops those that nothing names.
    const gcTime = queryKey[0] === statusesKey[0] ? Infinity : ENTITY_GC_MS;
    // Ingest compares before it writes; structural sharing would compare again.
    queryClient.setQueryDefaults(queryKey, { staleTime: Infinity, gcTime, structuralSharing: false });
  }
  return queryClient;
}

/** Whether a query is retried after `failureCount` earlier failures. */
export function shouldRetry(failureCount: number, error: Error): boolean {
  return failureCount < MAX_RETRIES && isApiError(error) && (error.kind === 'network' || error.kind === 'timeout');
}
