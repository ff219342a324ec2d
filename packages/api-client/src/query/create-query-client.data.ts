import { QueryClient } from '@tanstack/react-query';
import { isApiError } from '../request/errors.js';
import { ENTITY_KEYS } from './entities.data.js';

const ENTITY_GC_MS = 24 * 60 * 60 * 1000;
const LIST_GC_MS = 30 * 60 * 1000;
const MAX_RETRIES = 2;

/**
 * The cache of one signed-in account (or of one visit without an account). Switching the account makes a new one, so keys need neither host nor account.
 * Entities do not go stale by time and stay 24 hours unused; everything else stays 30 minutes.
 * Only queries are retried, at most twice, and only when the network failed or the time ran out.
 */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, gcTime: LIST_GC_MS, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  for (const queryKey of ENTITY_KEYS) {
    // Ingest compares before it writes; comparing again here would be work for nothing.
    queryClient.setQueryDefaults(queryKey, { staleTime: Infinity, gcTime: ENTITY_GC_MS, structuralSharing: false });
  }
  return queryClient;
}

/** Whether a query that failed `failureCount` times before (0 at first) is tried again. */
export function shouldRetry(failureCount: number, error: Error): boolean {
  return failureCount < MAX_RETRIES && isApiError(error) && (error.kind === 'network' || error.kind === 'timeout');
}
