import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { timelineKey, type TimelineState } from '../state/timeline.data.js';

const tabs = ['posts', 'replies', 'media'] as const;

/** Whether a loaded tab of an account has a post. Requests nothing. */
export function useHasPosts(accountId: string): boolean {
  const queryClient = useQueryClient();
  const subscribe = useCallback((listener: () => void) => queryClient.getQueryCache().subscribe(listener), [queryClient]);
  const hasPosts = (): boolean =>
    tabs.some(tab => {
      const state = queryClient.getQueryData<TimelineState>(timelineKey({ kind: 'account', accountId, tab }));
      return state?.entries.some(entry => entry.kind === 'item') === true;
    });
  return useSyncExternalStore(subscribe, hasPosts, hasPosts);
}
