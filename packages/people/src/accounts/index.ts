export { AccountListScreen, type AccountListScreenProps } from './account-list.screen.js';
export { followList, type FollowList } from './account-list.data.js';
export { findAccounts, type FoundAccount } from './find-accounts.data.js';
