import { usePostOutbox } from '@rookery/store';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onceComposerOpened } from './composer-opened.data.js';
import { loadPending } from './pending-part.js';
import { bindPendingPosts } from './pending.data.js';

/**
 * Shows the posts of the outbox as pending in the timelines and threads that they belong to (LIST-05), while the component is mounted. Mount
 * it once, after the first page. With the first composer it loads the row of a pending post, which a post that is sent without a network needs.
 */
export function usePendingPosts(): void {
  const queryClient = useQueryClient();
  const outbox = usePostOutbox();
  useEffect(() => bindPendingPosts(queryClient, outbox), [queryClient, outbox]);
  useEffect(() => {
    // Without the network it is loaded with the first row instead.
    const load = () => void loadPending().catch(() => undefined);
    return onceComposerOpened(queryClient, load);
  }, [queryClient]);
}
