import { aboutOf, detectFeatures, type Client, type Disclosure } from '@rookery/api-client';
import { instanceQuery } from '@rookery/store';
import { queryOptions } from '@tanstack/react-query';

const STALE_MS = 60 * 60 * 1000;

/** The disclosure of the member’s server about the hosts that it limits. */
export function disclosureQuery(client: Client) {
  return queryOptions({
    queryKey: ['explore', 'disclosure'],
    queryFn: async ({ client: queryClient, signal }): Promise<Disclosure> => {
      const instance = await queryClient.fetchQuery(instanceQuery(client));
      const hasLimits = detectFeatures(instance).serverLimits;
      return { instance, serverLimits: hasLimits ? await aboutOf(client).serverLimits({ signal }) : null };
    },
    staleTime: STALE_MS,
    retry: false,
  });
}
