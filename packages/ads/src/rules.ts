export { AD_EXPIRY_MARGIN_MS, nextCheckIn, usableAds, type Expiring } from './ad-expiry.js';
export {
  ABOVE_FOLD_PAGE_SIZE,
  ABOVE_FOLD_RANGE,
  adForPlacement,
  LINEAR_INTERVAL,
  placementsOf,
  type AdAlgorithm,
  type PlacementAt,
} from './ad-algorithms.js';
