import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client.js';
import { defaultSiteSettings } from '../entities/site-settings.js';
import { detectFeatures } from '../features.js';
import { INSTANCE_GC_MS, INSTANCE_STALE_MS, instanceQuery } from './instance.data.js';

// Apart from `instance.data.ts`: the table of features is large, and the first page needs none of it.

/** The cache key of `siteSettingsQuery`. */
export const siteSettingsKey = ['site-settings'] as const;

/** What the server can do; the same cache entry as `instanceQuery`, read through `detectFeatures`. */
export function featuresQuery(client: Client) {
  return queryOptions({ ...instanceQuery(client), select: detectFeatures });
}

/**
 * What those who run the site have set for this client (spec 8); asked again after an hour. A server that has no such settings is
 * not asked: its defaults hold.
 */
export function siteSettingsQuery(client: Client) {
  return queryOptions({
    queryKey: siteSettingsKey,
    queryFn: async ({ client: queryClient, signal }) => {
      const { frontendConfigurations } = detectFeatures(await queryClient.fetchQuery(instanceQuery(client)));
      return frontendConfigurations ? client.instance.siteSettings({ signal }) : defaultSiteSettings();
    },
    staleTime: INSTANCE_STALE_MS,
    gcTime: INSTANCE_GC_MS,
  });
}
