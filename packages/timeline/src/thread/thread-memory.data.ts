import { accountState } from '@rookery/store';
import type { ScrollMemory, ScrollPosition } from '@rookery/ui/list';
import type { QueryClient } from '@tanstack/react-query';

/** How the reader left a thread: shown again after going back. */
interface ThreadMemory {
  /** The branches that are open. */
  openIds: ReadonlySet<string>;
  /** Replies that were written later are new (epoch ms); null: none is. */
  newSince: number | null;
  position: ScrollPosition | null;
}

const MOST_THREADS = 50;
const memories = accountState('threads as they were left', () => new Map<string, ThreadMemory>());

export function recallThread(queryClient: QueryClient, statusId: string): ThreadMemory | null {
  return memories(queryClient).get(statusId) ?? null;
}

/** Remembers a part of how the thread looks. The threads left longest ago are forgotten. */
export function rememberThread(queryClient: QueryClient, statusId: string, change: Partial<ThreadMemory>): void {
  const known = memories(queryClient);
  const before = known.get(statusId) ?? { openIds: new Set(), newSince: null, position: null };
  known.delete(statusId);
  known.set(statusId, { ...before, ...change });
  for (const id of known.keys()) if (known.size > MOST_THREADS) known.delete(id);
}

/** The positions in threads, by status id, in the form that `useScrollRestoration` takes. */
export function threadScrollMemory(queryClient: QueryClient): ScrollMemory {
  return {
    read: statusId => recallThread(queryClient, statusId)?.position ?? null,
    write: (statusId, position) => rememberThread(queryClient, statusId, { position }),
    forget: statusId => rememberThread(queryClient, statusId, { position: null }),
  };
}
