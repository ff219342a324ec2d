import { profilesOf, type Client, type FeaturedTag } from '@rookery/api-client';
import { changesQueries } from '@rookery/store';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

const TAGS_STALE_MS = 5 * 60 * 1000;

/** Of all accounts, the reader's own among them. */
const featuredTagsKey = ['web', 'featured-tags'] as const;
const ownTagsKey = [...featuredTagsKey, 'own'] as const;

/** The hashtags that an account features, most used first as the server has them. */
export function featuredTagsQuery(client: Client, accountId: string) {
  return queryOptions({
    queryKey: [...featuredTagsKey, 'account', accountId],
    queryFn: ({ signal }) => profilesOf(client).featuredTags(accountId, { signal }),
  });
}

/** The hashtags on the reader's profile. */
export function ownFeaturedTagsQuery(client: Client) {
  return queryOptions({
    queryKey: ownTagsKey,
    queryFn: ({ signal }) => profilesOf(client).ownFeaturedTags({ signal }),
    staleTime: TAGS_STALE_MS,
    retry: false,
  });
}

/** The featured hashtag of a name; undefined when it is not on the reader's profile. */
export const featuredTagOf = (tags: readonly FeaturedTag[], name: string): FeaturedTag | undefined =>
  tags.find(tag => tag.name.toLowerCase() === name.toLowerCase());

/** Shows a hashtag on the reader's profile. */
export function featureTagMutation(client: Client, queryClient: QueryClient) {
  return { ...changeOfTags, mutationFn: (name: string) => feature(client, queryClient, name) };
}

/** Removes a featured hashtag from the reader's profile. */
export function unfeatureTagMutation(client: Client, queryClient: QueryClient) {
  return { ...changeOfTags, mutationFn: (tagId: string) => unfeature(client, queryClient, tagId) };
}

/** Shows a hashtag on the reader's profile, or removes it. Resolves to whether it is shown. */
export function toggleFeaturedMutation(client: Client, queryClient: QueryClient) {
  return {
    ...changeOfTags,
    async mutationFn(name: string): Promise<boolean> {
      const featured = featuredTagOf(await queryClient.fetchQuery(ownFeaturedTagsQuery(client)), name);
      await (featured === undefined ? feature(client, queryClient, name) : unfeature(client, queryClient, featured.id));
      return featured === undefined;
    },
  };
}

/** One at a time: each begins with the tags that the one before has left. */
const changeOfTags = { scope: { id: 'featured-tags' }, meta: changesQueries(featuredTagsKey) };

async function feature(client: Client, queryClient: QueryClient, name: string): Promise<void> {
  const added = await profilesOf(client).featureTag(name);
  showOwn(queryClient, tags => [...tags, added]);
}

async function unfeature(client: Client, queryClient: QueryClient, tagId: string): Promise<void> {
  await profilesOf(client).unfeatureTag(tagId);
  showOwn(queryClient, tags => tags.filter(({ id }) => id !== tagId));
}

function showOwn(queryClient: QueryClient, change: (tags: readonly FeaturedTag[]) => FeaturedTag[]): void {
  queryClient.setQueryData<FeaturedTag[]>(ownTagsKey, tags => tags && change(tags));
  void queryClient.invalidateQueries({ queryKey: featuredTagsKey });
}
