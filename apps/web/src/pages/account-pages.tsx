/* The pages of a profile, and of lists of profiles: one file. */
export { AccountListPage } from './account-list-page.js';
export { ProfilePage } from './profile-page.js';
export { BlocksPage, DomainBlocksPage, FollowRequestsPage, MutesPage } from './relationship-pages.js';
export { SuggestionsPage } from './suggestions-page.js';
