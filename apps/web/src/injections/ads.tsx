import { AdPlacementScreen } from '@rookery/ads';
import { useClient, useInstance } from '@rookery/store';
import type { InjectionSlotProps } from '@rookery/timeline';
import '@rookery/ads/styles.css';

/* Loaded where the site has ads. */
export { followAds } from '@rookery/ads';
export { sitePlacements, usableAds } from '@rookery/ads/rules';

/** The row of an ad, in the name of the server. */
export function AdRow({ injection, titleId }: InjectionSlotProps) {
  const client = useClient();
  const { data: instance } = useInstance();
  const site = { title: instance?.title ?? new URL(client.baseUrl).host, thumbnail: instance?.thumbnail_url ?? null };
  return <AdPlacementScreen placement={injection.ordinal} titleId={titleId} site={site} />;
}
