import { errorText, isApiError, type Account, type Client, type Status } from '@rookery/api-client';
import { accountState, ownAccountQuery, patch, statusKey } from '@rookery/api-client/query';
import { plainText } from '@rookery/ui/rich-text';
import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import { addPendingPost, confirmPendingPost, releaseOwnPosts, withdrawPendingPost } from '../state/timeline-pending.data.js';
import { findSent, statusRequest, type PendingPostState, type PostDraft } from './pending-post.js';

export interface PostContext {
  client: Client;
  queryClient: QueryClient;
  /** Epoch ms. */
  now?: () => number;
}

const pendingKey = (idempotencyKey: string) => ['timeline', 'pending', idempotencyKey] as const;

/** The state of a pending post. Never requested from a server; kept until the post is sent or discarded. */
export function pendingPostQuery(idempotencyKey: string) {
  return queryOptions<PendingPostState>({
    queryKey: pendingKey(idempotencyKey),
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

/** Requests in flight, by idempotency key: one key is never sent twice at once. */
const requestsInFlight = accountState('posts in flight', () => new Map<string, Promise<Status>>());

/**
 * Sends a post. It is shown as pending in the timelines of its visibility until the server's post replaces it. When sending fails, its row
 * stays and offers a retry under the same key, which creates no second post. Rejects with the request's `ApiError`.
 *
 * @param idempotencyKey Made with the draft. A call with a key that is in flight joins that request.
 */
export function postStatus(
  context: PostContext,
  draft: PostDraft,
  idempotencyKey: string = crypto.randomUUID(),
): Promise<Status> {
  const { queryClient, now = Date.now } = context;
  const known = queryClient.getQueryData(pendingPostQuery(idempotencyKey).queryKey);
  return inFlight(queryClient, idempotencyKey, () => {
    write(queryClient, idempotencyKey, {
      draft,
      startedAt: known?.startedAt ?? now(),
      phase: 'sending',
      error: null,
      mayBeSent: known?.mayBeSent ?? false,
    });
    addPendingPost(queryClient, { key: idempotencyKey, visibility: draft.visibility });
    return send(context, idempotencyKey);
  });
}

/** Sends a failed post again under the same key. Ignores unknown keys. Never rejects: the row shows the result. */
export async function retryPending(context: PostContext, idempotencyKey: string): Promise<void> {
  const known = context.queryClient.getQueryData(pendingPostQuery(idempotencyKey).queryKey);
  if (known?.phase !== 'failed') return;
  await postStatus(context, known.draft, idempotencyKey).catch(() => undefined);
}

/** Discards a failed post and removes its row. Returns the draft for further editing; null when there is no such post. */
export function discardPending(queryClient: QueryClient, idempotencyKey: string): PostDraft | null {
  const known = queryClient.getQueryData(pendingPostQuery(idempotencyKey).queryKey);
  if (known?.phase !== 'failed') return null;
  withdrawPendingPost(queryClient, idempotencyKey);
  forget(queryClient, idempotencyKey);
  return known.draft;
}

async function send(context: PostContext, idempotencyKey: string): Promise<Status> {
  const { client, queryClient } = context;
  const { queryKey } = pendingPostQuery(idempotencyKey);
  const pending = queryClient.getQueryData(queryKey);
  if (pending === undefined) throw new Error('There is no pending post with this key.');
  const uncount = countReply(queryClient, pending.draft.in_reply_to_id ?? null);
  try {
    const sent = pending.mayBeSent ? await sentBefore(context, pending) : null;
    const status = sent ?? (await client.statuses.create(statusRequest(pending.draft), { idempotencyKey }));
    confirmPendingPost(queryClient, idempotencyKey, status);
    forget(queryClient, idempotencyKey);
    return status;
  } catch (error) {
    uncount();
    const isUncertain = isApiError(error) && (error.kind === 'network' || error.kind === 'timeout' || error.kind === 'decode');
    write(queryClient, idempotencyKey, {
      ...pending,
      phase: 'failed',
      error: errorText(error, '') || null,
      mayBeSent: pending.mayBeSent || isUncertain,
    });
    // The server refused the post, so own posts that arrived in the meantime are others.
    if (!isUncertain && !pending.mayBeSent) releaseOwnPosts(queryClient);
    throw error;
  }
}

/** The post that an earlier attempt created although its response was lost: some servers ignore idempotency keys. */
async function sentBefore({ client, queryClient }: PostContext, pending: PendingPostState): Promise<Status | null> {
  const own: Account = await queryClient.fetchQuery(ownAccountQuery(client));
  const { items } = await client.accounts.statuses(own.id, { exclude_reblogs: true, limit: 20 });
  return findSent(pending, items, status => plainText(status.content));
}

/** Counts the reply on the post it replies to. Returns a rollback function. */
function countReply(queryClient: QueryClient, statusId: string | null): () => void {
  if (statusId === null) return () => undefined;
  return patch<Status>(queryClient, statusKey(statusId), ({ replies_count }) => ({ replies_count: replies_count + 1 }));
}

function inFlight(queryClient: QueryClient, key: string, start: () => Promise<Status>): Promise<Status> {
  const requests = requestsInFlight(queryClient);
  const known = requests.get(key);
  if (known !== undefined) return known;
  const request = start().finally(() => requests.delete(key));
  requests.set(key, request);
  return request;
}

function write(queryClient: QueryClient, idempotencyKey: string, state: PendingPostState): void {
  const { queryKey, gcTime } = pendingPostQuery(idempotencyKey);
  queryClient.setQueryDefaults(queryKey, { gcTime });
  queryClient.setQueryData(queryKey, state);
}

function forget(queryClient: QueryClient, idempotencyKey: string): void {
  queryClient.removeQueries({ queryKey: pendingKey(idempotencyKey), exact: true });
}
