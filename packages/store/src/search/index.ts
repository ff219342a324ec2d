// On the page
export { createSearchIndex, findReadAccounts, SearchFailure, type SearchIndex, type SearchWorker } from './search-index.data.js';
export { feedSearch, type SearchedEntities, type SearchFeed } from './search-feed.data.js';
export type { SearchAsked, SearchHit, SearchHits, SearchRemoval, SearchRequest } from './search-requests.js';
export type { SearchSize } from './search-database.data.js';
export { documentId, timeOf, type SearchDocument, type SearchedKind, type SearchSource } from './search-document.js';
export { isAsking, parseQuery, type SearchCondition, type SearchQuery, type SearchTerm } from './search-query.js';
export { showReadStatus } from './read-status.data.js';
export type { TextPiece } from './search-marks.js';
export { deleteSearchIndex } from './search-deletion.data.js';

// In the worker
export { serveSearch } from './search-server.data.js';
