/** The context of a post: its ancestors and its replies. Only ids and reply targets; the posts have cache entries of their own. */
import { isApiError, type Client, type Status } from '@rookery/api-client';
import { askedNow, ingestStatuses } from '@rookery/api-client/query';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ThreadContext, ThreadNode } from './thread-tree.js';

export interface ThreadBranch extends ThreadContext {
  /** The link to more replies; null when all are loaded. */
  next: string | null;
}

/** The prefix of the keys of all threads. */
export const threadsKey = ['timeline', 'thread'] as const;

const threadKey = (statusId: string) => [...threadsKey, statusId] as const;

/** The context of a post. Requested in parallel with the post itself. */
export function threadQuery(client: Client, statusId: string) {
  return queryOptions({
    queryKey: threadKey(statusId),
    queryFn: async ({ signal, client: queryClient }): Promise<ThreadBranch> => {
      const askedAt = askedNow(queryClient);
      const context = await client.statuses.context(statusId, { signal });
      ingestStatuses(queryClient, [...context.ancestors, ...context.descendants], { askedAt });
      return {
        ancestors: context.ancestors.map(threadNode),
        descendants: context.descendants.map(threadNode),
        next: context.next,
      };
    },
  });
}

/** Adds the next page of replies to a loaded thread. Does nothing when there is none. Rejects with the request's `ApiError`. */
export async function loadMoreReplies(client: Client, queryClient: QueryClient, statusId: string): Promise<void> {
  const next = queryClient.getQueryData<ThreadBranch>(threadKey(statusId))?.next ?? null;
  if (next === null) return;
  const askedAt = askedNow(queryClient);
  const page = await client.statuses.contextPage(next);
  ingestStatuses(queryClient, page.items, { askedAt });
  queryClient.setQueryData<ThreadBranch>(threadKey(statusId), branch => {
    // A concurrent response or a refetch replaced the thread: its own link leads on.
    if (branch === undefined || branch.next !== next) return branch;
    return { ...branch, descendants: [...branch.descendants, ...page.items.map(threadNode)], next: page.next };
  });
}

/** Whether the server does not show this post to the reader: it was deleted, or they may not see it. */
export function isNotFound(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.status === 410);
}

function threadNode(status: Status): ThreadNode {
  return { id: status.id, parentId: status.in_reply_to_id };
}
