import { useQuery } from '@tanstack/react-query';
import { usableAdForPlacement } from './ad-algorithms.js';
import { adSupplyQuery } from './ads.data.js';
import { createImpressions } from './impressions.js';
import { SponsoredPost, type SponsoredPostProps } from './sponsored-post.js';

/** One for the page: an impression is reported once, whichever account is signed in. */
const impressions = createImpressions((url, options) => fetch(url, options));

export interface AdPlacementScreenProps extends Pick<SponsoredPostProps, 'site' | 'titleId'> {
  /** The number of the placement. */
  placement: number;
}

/** The ad of a placement, of those that `followAds` has loaded. Nothing between the expiry of the last ad and the removal of its row. */
export function AdPlacementScreen({ placement, ...shown }: AdPlacementScreenProps) {
  const { data: supply } = useQuery(adSupplyQuery());
  const ad = supply === undefined ? null : usableAdForPlacement(supply.ads, placement, supply.checkedAt);
  return ad && <SponsoredPost {...shown} ad={ad} onSeen={() => impressions.report(ad.impression)} />;
}
