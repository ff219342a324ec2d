export {
  AD_EXPIRY_MARGIN_MS,
  AD_REFETCH_PAUSE_MS,
  isUsable,
  nextCheckIn,
  nextRequestIn,
  usableAds,
  type Expiring,
} from './ad-expiry.js';
export {
  ABOVE_FOLD_PAGE_SIZE,
  ABOVE_FOLD_RANGE,
  adForPlacement,
  isKnownAlgorithm,
  LINEAR_INTERVAL,
  placementsOf,
  sitePlacements,
  usableAdForPlacement,
  type AdAlgorithm,
  type AdPlaces,
  type PlacementAt,
} from './ad-algorithms.js';
