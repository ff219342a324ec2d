export { mayDisturb, noUnread, showPageTitle, unreadCounts, type UnreadCounts } from './unread.dom.js';
export { UnreadScreen } from './unread.screen.js';
