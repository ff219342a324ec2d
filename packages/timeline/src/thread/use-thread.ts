import { isSignInNeeded } from '@rookery/api-client';
import { accountStore, forgetStatus, statusQuery, useClient, useFeatures } from '@rookery/store';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import {
  beginVisit,
  bindThread,
  isForbidden,
  isNotFound,
  loadMoreReplies,
  pollMs,
  repliesFetchQuery,
  requestRelationships,
  threadQuery,
} from './thread.data.js';

interface ThreadOptions {
  statusId: string;
  isVisitor: boolean;
  /** The reader returned to the thread. */
  isReturn: boolean;
}

/** The data of one thread: its post, its context, and the requests for more replies. */
export function useThread({ statusId, isVisitor, isReturn }: ThreadOptions) {
  const client = useClient();
  const queryClient = useQueryClient();
  const features = useFeatures().data;
  const isPaged = features?.paginatedContext === true;
  // A cached post shows at once and is refreshed in the background. Its context is requested in parallel.
  const isForgetting = useRef(false);
  const isDeleted = useIsDeleted(statusId, isForgetting);
  const status = useQuery({ ...statusQuery(client, statusId), refetchOnMount: 'always', enabled: !isDeleted });
  const context = useQuery({
    ...threadQuery(client, statusId, isPaged),
    refetchInterval: () => pollMs(queryClient),
    enabled: !isDeleted,
  });
  const more = useMutation({ mutationFn: () => loadMoreReplies(client, queryClient, statusId) });

  useEffect(() => {
    if (!isReturn) beginVisit(queryClient, statusId);
    return bindThread(queryClient, statusId);
  }, [queryClient, statusId, isReturn]);

  const { data: branch, refetch } = context;
  const isLoaded = branch !== undefined;
  // The server became known as one that pages threads: what was requested before may never come.
  const isDueInPages = isPaged && !isLoaded;
  useEffect(() => {
    if (isDueInPages) void refetch();
  }, [isDueInPages, refetch]);

  const fetch = useQuery(repliesFetchQuery(client, branch?.fetch ?? null));
  const hasFetched = branch?.fetch != null && !fetch.data.isRunning && fetch.data.resultCount > 0;
  useEffect(() => {
    if (hasFetched) void refetch();
  }, [hasFetched, refetch]);

  // These servers send the posts of silenced accounts as any others.
  const isAsking = features?.silencedInThreads === true && !isVisitor && isLoaded;
  useEffect(() => {
    if (!isAsking || branch === undefined) return;
    const authorIds = new Set([...branch.ancestors, ...branch.descendants].flatMap(({ authorId }) => authorId ?? []));
    void requestRelationships(client, queryClient, [...authorIds]);
  }, [isAsking, branch, client, queryClient]);

  const isMissing = isNotFound(status.error) || isNotFound(context.error);
  const isForgettable = isMissing && status.data !== undefined;
  // Removes a post that the server no longer has from the lists that still show it.
  useEffect(() => {
    if (!isForgettable) return;
    isForgetting.current = true;
    forgetStatus(queryClient, statusId);
  }, [isForgettable, queryClient, statusId]);
  return {
    status,
    context,
    more,
    isDeleted,
    isMissing: isMissing || isDeleted || (!isVisitor && isForbidden(status.error)),
    isForMembers: isVisitor && (isSignInNeeded(status.error) || isSignInNeeded(context.error)),
    isFetchingReplies: branch?.fetch != null && fetch.data.isRunning && !fetch.isError,
  };
}

/**
 * Whether the post was deleted while it was open.
 *
 * @param isForgetting The thread itself drops the post: the server did not have it when it was opened.
 */
function useIsDeleted(statusId: string, isForgetting: RefObject<boolean>): boolean {
  const queryClient = useQueryClient();
  const [isDeleted, setDeleted] = useState(false);
  useEffect(
    () =>
      accountStore(queryClient).events.on('statusDeleted', ({ ids }) => {
        if (!isForgetting.current && ids.includes(statusId)) setDeleted(true);
      }),
    [queryClient, statusId, isForgetting],
  );
  return isDeleted;
}
