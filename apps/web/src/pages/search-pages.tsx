/* The search and what is trending: one file. */
export { ExplorePage } from './explore-page.js';
export { SearchPage } from './search-page.js';
