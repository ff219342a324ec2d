/* The panels of the side column that few pages have: one file, loaded with the first of them. */
import '@rookery/explore/federation.css';

export { HostRestrictionsScreen } from '@rookery/explore/federation';
export { TrendingLinksSection } from './trending-links-section.js';
export { PromoPanel } from './promo-panel.js';
