import {
  ApiError,
  hasSessionEnded,
  isSignInNeeded,
  quickSearchOf,
  statusesOf,
  type Client,
  type Status,
} from '@rookery/api-client';
import { askedNow, ingestStatuses } from '@rookery/store';
import { queryOptions } from '@tanstack/react-query';
import { waysToPost, type WayToPost } from './acting-rules.js';

/** Answers of some families refuse an ended session as others refuse an action: the server is asked which it is. */
async function asked(client: Client, way: WayToPost, signal: AbortSignal): Promise<Status | null> {
  try {
    return await find(client, way, signal);
  } catch (error) {
    throw isSignInNeeded(error) && (await hasSessionEnded(client)) ? new ApiError('http', { status: 401 }) : error;
  }
}

const find = async (client: Client, way: WayToPost, signal: AbortSignal): Promise<Status | null> =>
  way.kind === 'id'
    ? statusesOf(client).get(way.id, { signal })
    : (await quickSearchOf(client).resolve(way.address, { signal })).status;

/**
 * The id that a post has for another account; null where its server does not find it. The post is in that account's cache then, as the account sees it.
 * It is asked for each time: the account may have acted elsewhere.
 *
 * @param client That of the other account.
 * @param from The server that the post was read at.
 */
export function postOfAccountQuery(client: Client, status: Status, from: string) {
  return queryOptions({
    queryKey: ['people', 'post of another account', from, status.id],
    queryFn: async ({ signal, client: queryClient }): Promise<string | null> => {
      for (const way of waysToPost(status, from, client.baseUrl)) {
        const askedAt = askedNow(queryClient);
        const found = await asked(client, way, signal);
        if (found === null) continue;
        ingestStatuses(queryClient, [found], { askedAt });
        return (found.reblog ?? found).id;
      }
      return null;
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}
