/** A post's thread: what it answers and what answers it. Entities go to their own entries; here are only ids and who answers whom. */
import { isApiError, type Client, type Status } from '@rookery/api-client';
import { ingestStatuses } from '@rookery/api-client/query';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ThreadContext, ThreadNode } from './thread-tree.js';

export interface ThreadBranch extends ThreadContext {
  /** The link to more replies; null when all are here. */
  next: string | null;
}

/** The key of every thread, for what concerns them all. */
export const threadsKey = ['timeline', 'thread'] as const;

const threadKey = (statusId: string) => [...threadsKey, statusId] as const;

/** The thread around a post. Asked for beside the post itself, not after it. Spec 7. */
export function threadQuery(client: Client, statusId: string) {
  return queryOptions({
    queryKey: threadKey(statusId),
    queryFn: async ({ signal, client: queryClient }): Promise<ThreadBranch> => {
      const context = await client.statuses.context(statusId, { signal });
      ingestStatuses(queryClient, [...context.ancestors, ...context.descendants]);
      return {
        ancestors: context.ancestors.map(threadNode),
        descendants: context.descendants.map(threadNode),
        next: context.next,
      };
    },
  });
}

/** Adds the next page of replies to a thread already here; nothing when there is none. Rejects with what the request rejected with. */
export async function loadMoreReplies(client: Client, queryClient: QueryClient, statusId: string): Promise<void> {
  const next = queryClient.getQueryData<ThreadBranch>(threadKey(statusId))?.next ?? null;
  if (next === null) return;
  const page = await client.statuses.contextPage(next);
  ingestStatuses(queryClient, page.items);
  queryClient.setQueryData<ThreadBranch>(threadKey(statusId), branch => {
    // Another answer came first, or the thread was read anew: its own next link leads on from there.
    if (branch === undefined || branch.next !== next) return branch;
    return { ...branch, descendants: [...branch.descendants, ...page.items.map(threadNode)], next: page.next };
  });
}

/** The server does not show this post to the reader: it is gone, or not for them. */
export function isNotFound(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.status === 410);
}

function threadNode(status: Status): ThreadNode {
  return { id: status.id, parentId: status.in_reply_to_id };
}
