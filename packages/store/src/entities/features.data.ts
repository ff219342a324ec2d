import { queryOptions } from '@tanstack/react-query';
import { type Client, detectFeatures, siteOf } from '@rookery/api-client';
import { INSTANCE_GC_MS, INSTANCE_STALE_MS, instanceQuery } from './instance.data.js';

// Separate from `instance.data.ts`: the table of features is large, and the first page does not need it.

/** The cache key of `siteSettingsQuery`. */
export const siteSettingsKey = ['site-settings'] as const;

/** The features of the server: the cache entry of `instanceQuery`, read through `detectFeatures`. */
export function featuresQuery(client: Client) {
  return queryOptions({ ...instanceQuery(client), select: detectFeatures });
}

/**
 * The site's settings for this client (LIST-12), stale after an hour. Resolves to those of the client, else to the defaults,
 * without a request, on servers that have no such settings.
 */
export function siteSettingsQuery(client: Client) {
  return queryOptions({
    queryKey: siteSettingsKey,
    queryFn: async ({ client: queryClient, signal }) => {
      const { frontendConfigurations } = detectFeatures(await queryClient.fetchQuery(instanceQuery(client)));
      const site = siteOf(client);
      return frontendConfigurations ? site.settings({ signal }) : site.ownSettings();
    },
    staleTime: INSTANCE_STALE_MS,
    gcTime: INSTANCE_GC_MS,
  });
}
