export { AD_EXPIRY_MARGIN_MS, nextCheckIn, usableAds, type Expiring } from './ad-expiry.js';
export {
  ABOVE_FOLD_PAGE_SIZE,
  ABOVE_FOLD_RANGE,
  adOfSlot,
  LINEAR_INTERVAL,
  slotsOf,
  type AdAlgorithm,
  type SlotAt,
} from './ad-algorithms.js';
