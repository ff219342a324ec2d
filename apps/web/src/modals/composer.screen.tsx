/* The composer and the list of drafts beside it: one file. */
export { storeRedraft } from '@rookery/compose/drafts';
export { ComposerContentScreen } from './composer-content.screen.js';
export { DraftsScreen } from './drafts.screen.js';
