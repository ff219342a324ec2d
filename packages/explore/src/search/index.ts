export { BeforeSearchScreen, type BeforeSearchScreenProps } from './before-search.screen.js';
export { foundAccountsList } from './found-lists.data.js';
export { FoundPostsScreen, type FoundPostsScreenProps } from './found-posts.screen.js';
export { FoundOnDeviceScreen, type FoundOnDeviceScreenProps } from './found-on-device.screen.js';
export { FoundEnd, FoundTagsScreen, NothingFound } from './found-tags.screen.js';
export { searchMessages } from './messages.js';
export { SearchForm, type SearchFormProps } from './search-form.js';
export {
  isTypedSearch,
  isWebAddress,
  kindOfWords,
  kindsFor,
  searchKindOf,
  searchParameters,
  typedSearch,
  type SearchKind,
} from './search-kind.js';
export {
  TrendingLinksScreen,
  TrendingPostsScreen,
  TrendingTagsScreen,
  type TrendingPostsScreenProps,
} from './trend-lists.screen.js';
export { TrendingLinksSection } from './trending-links.screen.js';
export { trendingTagsQuery } from './trends.data.js';
export { useRecentSearches, type SearchStorage, type StoredSearches } from './use-recent-searches.js';
