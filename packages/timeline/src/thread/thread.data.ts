/** The context of a post: its ancestors and its replies. Only ids and reply targets; the posts have cache entries of their own. */
import { isApiError, type Client, type Status } from '@rookery/api-client';
import { askedNow, ingestStatuses, resolveMissing } from '@rookery/api-client/query';
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
      const pageIds = ingestStatuses(queryClient, [...context.ancestors, ...context.descendants], { askedAt });
      const missingIds = nodeIds(queryClient.getQueryData<ThreadBranch>(threadKey(statusId))).filter(id => !pageIds.includes(id));
      // The rest of a thread that the server pages is not in its first page.
      if (context.next === null && missingIds.length > 0) {
        void resolveMissing(client, queryClient, missingIds, pageIds).catch(() => undefined);
      }
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

/** Gives the posts of all threads their new ids. */
export function renewInThreads(queryClient: QueryClient, ids: ReadonlyMap<string, string>): void {
  const renew = (node: ThreadNode): ThreadNode => ({
    id: ids.get(node.id) ?? node.id,
    parentId: node.parentId === null ? null : (ids.get(node.parentId) ?? node.parentId),
  });
  for (const [queryKey, branch] of queryClient.getQueriesData<ThreadBranch>({ queryKey: threadsKey })) {
    if (!nodeIds(branch).some(id => ids.has(id))) continue;
    queryClient.setQueryData<ThreadBranch>(
      queryKey,
      known => known && { ...known, ancestors: known.ancestors.map(renew), descendants: known.descendants.map(renew) },
    );
  }
}

const nodeIds = (branch: ThreadBranch | undefined): string[] =>
  [...(branch?.ancestors ?? []), ...(branch?.descendants ?? [])].map(({ id }) => id);

function threadNode(status: Status): ThreadNode {
  return { id: status.id, parentId: status.in_reply_to_id };
}
