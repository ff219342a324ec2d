import { adSupplyQuery, createImpressions, SponsoredPost } from '@rookery/ads';
import '@rookery/ads/styles.css';
import { usableAdForPlacement } from '@rookery/ads/rules';
import { instanceQuery, useClient } from '@rookery/store';
import type { InjectionSlotProps } from '@rookery/timeline';
import { useQuery } from '@tanstack/react-query';

export { adRule, followAdSupply } from './ad-injections.data.js';

/** One for the page: an impression is reported once, whichever account is signed in. */
const impressions = createImpressions((url, options) => fetch(url, options));

/** The ad of a placement. Nothing between the expiry of the last ad and the removal of its row. */
export function AdRowScreen({ injection, titleId }: InjectionSlotProps) {
  const client = useClient();
  const { data: supply } = useQuery(adSupplyQuery());
  const { data: instance } = useQuery(instanceQuery(client));
  const ad = supply === undefined ? null : usableAdForPlacement(supply.ads, injection.ordinal, supply.checkedAt);
  if (ad === null) return null;
  return (
    <SponsoredPost
      ad={ad}
      site={{ title: instance?.title ?? new URL(client.baseUrl).host, thumbnail: instance?.thumbnail_url ?? null }}
      titleId={titleId}
      onSeen={() => impressions.report(ad.impression)}
    />
  );
}
