export { AD_EXPIRY_MARGIN_MS, nextCheckIn, usableAds, type Expiring } from './ad-expiry.js';
export {
  ABOVE_FOLD_PAGE_SIZE,
  ABOVE_FOLD_RANGE,
  LINEAR_INTERVAL,
  placements,
  type AdAlgorithm,
  type Placement,
} from './ad-algorithms.js';
