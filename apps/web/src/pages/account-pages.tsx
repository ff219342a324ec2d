/* The pages of a profile, of lists of profiles, and of the menu of the own account: one file. */
export { AccountListPage } from './account-list-page.js';
export { ProfilePage } from './profile-page.js';
export { BlocksPage, DomainBlocksPage, FollowRequestsPage, MutesPage } from './relationship-pages.js';
export { ScheduledPage } from './scheduled-page.js';
export { SuggestionsPage } from './suggestions-page.js';
