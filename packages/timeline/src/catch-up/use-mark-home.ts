import { useClient } from '@rookery/store';
import { itemIds, type Entry } from '@rookery/store/list';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import type { CatchUpMemory } from '../place/absence.js';
import { markHomeRead } from './catch-up.data.js';

interface MarkOptions {
  /** Between now and the place where the reader stopped. */
  entries: readonly Entry[];
  memory: CatchUpMemory;
  /** Names the position of Home in storage. */
  homeKey: string;
}

/** Moves the place of Home up to the newest post of the page, once the reader asks for it. */
export function useMarkHome({ entries, memory, homeKey }: MarkOptions) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { storageScope: scope } = useTimelineOptions();
  const order = itemIds(entries);
  const newestId = order[0] ?? null;
  const { mutate, variables, isPending, isError, isSuccess } = useMutation({
    mutationFn: async (id: string) => {
      await markHomeRead(client, queryClient, { id, order, scope, homeKey });
      memory.markRead(id);
    },
  });
  return {
    newestId,
    isPending,
    hasFailed: isError,
    /** The post up to which Home was marked as read. */
    markedId: isSuccess ? variables : null,
    onMark: newestId === null ? null : () => mutate(newestId),
  };
}
