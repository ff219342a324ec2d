/* Loaded where the site promotes links. */
export { PromoPanel } from '@rookery/explore/promo';
import '@rookery/explore/promo.css';
