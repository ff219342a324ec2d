/* The contents of the dialogs of a post, accounts, versions and filters: one file. */
import '@rookery/people/status-accounts.css';
import '@rookery/timeline/filters.css';
import '@rookery/timeline/history.css';

export { MarkedAccountsScreen, MentionsScreen, ReactionsScreen } from '@rookery/people/status-accounts';
export { FilterFormScreen } from '@rookery/timeline/filters';
export { EditHistoryScreen } from '@rookery/timeline/history';
