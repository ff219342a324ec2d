import { isApiError, tagsOf, type Client, type Tag } from '@rookery/api-client';
import { optimistic, patch } from '@rookery/store';
import { queryOptions } from '@tanstack/react-query';

const TAG_STALE_MS = 5 * 60 * 1000;
const NO_ENDPOINT: readonly number[] = [404, 405, 501];

const tagKey = (name: string) => ['people', 'tag', name.toLowerCase()] as const;

/** A hashtag that its server follows and does not show (snac). */
const plainTag = (name: string): Tag => ({ name, url: '', history: [], following: false });

/** A hashtag: how many people use it, and whether the reader follows it. NAV-02 */
export function tagQuery(client: Client, name: string) {
  return queryOptions({
    queryKey: tagKey(name),
    queryFn: ({ signal }) =>
      tagsOf(client)
        .get(name, { signal })
        .catch((error: unknown) => {
          if (isApiError(error) && NO_ENDPOINT.includes(error.status ?? 0)) return plainTag(name);
          throw error;
        }),
    staleTime: TAG_STALE_MS,
    retry: false,
  });
}

interface TagVariables {
  name: string;
}

const followAction = (following: boolean) =>
  optimistic<TagVariables, Tag>({
    name: following ? 'followTag' : 'unfollowTag',
    scope: ({ name }) => `tag:${name.toLowerCase()}`,
    choice: 'following',
    apply: (cache, { name }) => {
      // An answer that was asked for before would show the state before.
      void cache.cancelQueries({ queryKey: tagKey(name) });
      return patch<Tag>(cache, tagKey(name), () => ({ following }));
    },
    request: (client, { name }) => (following ? tagsOf(client).follow(name) : tagsOf(client).unfollow(name)),
    isDone: tag => tag.following === following,
    check: (client, { name }) => tagsOf(client).get(name),
    commit: (cache, tag, { name }) =>
      void cache.setQueryData<Tag>(tagKey(name), known => known && { ...known, following: tag.following }),
  });

/** Follows a hashtag: its posts come to Home. */
export const followTag = followAction(true);
export const unfollowTag = followAction(false);
