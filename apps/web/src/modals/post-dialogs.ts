/* The contents of the dialogs of a post, accounts and versions: one file. */
import '@rookery/people/status-accounts.css';
import '@rookery/timeline/history.css';

export { MarkedAccountsScreen, MentionsScreen, ReactionsScreen } from '@rookery/people/status-accounts';
export { EditHistoryScreen } from '@rookery/timeline/history';
