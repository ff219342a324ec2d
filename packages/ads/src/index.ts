export { adSupplyQuery, followAds, type AdsOptions, type AdSupply } from './ads.data.js';
export { AdPlacementScreen, type AdPlacementScreenProps } from './ad-placement.screen.js';
export { createImpressions, type Impressions } from './impressions.js';
export { loadAds, type AdRequest } from './load-ads.data.js';
export { SponsoredPost, type AdSite, type SponsoredPostProps } from './sponsored-post.js';
