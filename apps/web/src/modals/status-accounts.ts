import '@rookery/people/status-accounts.css';

export { MarkedAccountsScreen, MentionsScreen, ReactionsScreen } from '@rookery/people/status-accounts';
