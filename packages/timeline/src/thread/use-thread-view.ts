import { browserStorage } from '@rookery/api-client';
import { accountStore } from '@rookery/store';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import type { ThreadBranch } from './thread-branch.js';
import { recallThread, rememberThread } from './thread-memory.data.js';
import type { SilencedReason, ThreadView } from './thread-tree.js';
import { createThreadVisits } from './thread-visits.js';
import { silencedReason } from './thread.data.js';

interface ViewOptions {
  statusId: string;
  /** The author of the post; null until it is loaded. */
  authorId: string | null;
  branch: ThreadBranch | undefined;
  /** The reader returned to the thread. */
  isReturn: boolean;
}

/** The reader's view of a thread: open branches, hidden authors, new replies. Kept for the way back. */
export function useThreadView({ statusId, authorId, branch, isReturn }: ViewOptions) {
  const queryClient = useQueryClient();
  const { storageScope } = useTimelineOptions();
  const visits = useMemo(() => createThreadVisits(browserStorage('local'), storageScope), [storageScope]);
  const [left] = useState(() => (isReturn ? recallThread(queryClient, statusId) : null));
  const [newSince] = useState(() => (left === null ? visits.read(statusId) : left.newSince));
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(() => left?.openIds ?? new Set());
  useEffect(() => rememberThread(queryClient, statusId, { openIds, newSince }), [queryClient, statusId, openIds, newSince]);

  const newestAt = useMemo(() => branch && Math.max(0, ...branch.descendants.map(({ createdAt = 0 }) => createdAt)), [branch]);
  useEffect(() => {
    if (newestAt !== undefined) visits.write(statusId, newestAt);
  }, [visits, statusId, newestAt]);

  const silenced = useSilencedAuthors(branch, authorId);
  const view = useMemo<ThreadView>(() => ({ openIds, silenced, newSince }), [openIds, silenced, newSince]);
  const toggle = useCallback(
    (branchId: string) =>
      setOpenIds(ids => new Set(ids.has(branchId) ? [...ids].filter(id => id !== branchId) : [...ids, branchId])),
    [],
  );
  return { view, toggle };
}

/** The authors of the thread that the reader blocks or mutes, with the reason. Stable while it does not change. */
function useSilencedAuthors(branch: ThreadBranch | undefined, authorId: string | null): ReadonlyMap<string, SilencedReason> {
  const queryClient = useQueryClient();
  const authorIds = useMemo(() => {
    const nodes = branch === undefined ? [] : [...branch.ancestors, ...branch.descendants];
    return [...new Set([...nodes.flatMap(node => node.authorId ?? []), ...(authorId === null ? [] : [authorId])])];
  }, [branch, authorId]);
  const subscribe = useCallback(
    (notify: () => void) => accountStore(queryClient).events.on('relationshipChanged', notify),
    [queryClient],
  );
  // As text, so that equal reads are one value.
  const read = () =>
    JSON.stringify(
      authorIds.flatMap(id => {
        const reason = silencedReason(queryClient, id);
        return reason === null ? [] : [[id, reason]];
      }),
    );
  const found = useSyncExternalStore(subscribe, read, read);
  return useMemo(() => new Map(JSON.parse(found) as [string, SilencedReason][]), [found]);
}
