export { PromoPanel, type PromoPanelProps } from './promo-panel.js';
