export { DraftsScreen, type DraftsScreenProps } from './drafts.screen.js';
export { composerFacts } from './draft-summary.js';
export { draftsMessages } from './messages.js';
export { storeRedraft } from './redraft.data.js';
export { useOwnPosts, type OwnPostsHost } from './use-own-posts.js';
