import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useClient } from '../entities/client-provider.js';
import type { OptimisticAction } from './optimistic.data.js';

/** The action bound to this client and cache; stable while those are. */
export function useOptimistic<Variables, Result>(action: OptimisticAction<Variables, Result>) {
  const client = useClient();
  const queryClient = useQueryClient();
  return useCallback((variables: Variables) => action({ client, queryClient }, variables), [action, client, queryClient]);
}
