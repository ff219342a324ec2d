/* What the dialogs of a post show: accounts and versions, one file. */
import '@rookery/people/status-accounts.css';
import '@rookery/timeline/history.css';

export { MarkedAccountsScreen, MentionsScreen, ReactionsScreen } from '@rookery/people/status-accounts';
export { EditHistoryScreen } from '@rookery/timeline/history';
