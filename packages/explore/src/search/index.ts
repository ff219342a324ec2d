export { foundAccountsList, foundTagKey, foundTagsList } from './found-lists.data.js';
export { searchMessages } from './messages.js';
export { RecentSearches, type RecentSearchesProps } from './recent-searches.js';
export { addSearch, readSearches, removeSearch } from './search-history.js';
export { TrendingLinksSection } from './trending-links.screen.js';
export { safeLinks, TrendingLinkList } from './trending-links.js';
export { allTrendingTagsQuery, trendingLinksQuery, trendingTagsQuery } from './trends.data.js';
