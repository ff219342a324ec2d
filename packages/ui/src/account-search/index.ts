export { AccountSearch } from './account-search.js';
export type { AccountChoice, AccountSearchProps } from './account-search.js';
export { useFoundAccounts } from './use-found-accounts.js';
