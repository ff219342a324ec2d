import { aboutOf, type Client, type Disclosure } from '@rookery/api-client';
import { instanceQuery } from '@rookery/api-client/query';
import { queryOptions } from '@tanstack/react-query';

const STALE_MS = 60 * 60 * 1000;

/** What the member's server discloses about the hosts that it limits. */
export function disclosureQuery(client: Client) {
  return queryOptions({
    queryKey: ['web', 'disclosure'],
    queryFn: async ({ client: queryClient, signal }): Promise<Disclosure> => {
      const [instance, serverLimits] = await Promise.all([
        queryClient.fetchQuery(instanceQuery(client)),
        aboutOf(client).serverLimits({ signal }),
      ]);
      return { instance, serverLimits };
    },
    staleTime: STALE_MS,
    retry: false,
  });
}

