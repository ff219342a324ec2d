export { MarkedAccountsScreen, type MarkedAccountsScreenProps } from './marked-accounts.screen.js';
export { MentionsScreen } from './mentions.screen.js';
export { statusAccountsMessages } from './messages.js';
export { ReactionsScreen } from './reactions.screen.js';
