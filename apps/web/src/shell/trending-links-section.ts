/* Loaded where the server has trending links. */
export { TrendingLinksSection } from '@rookery/explore/search';
import '@rookery/explore/search.css';
