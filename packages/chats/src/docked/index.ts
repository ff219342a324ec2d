/* The docked chats of wide pages: their bar, and the chats that it opens. */
export { DockedBar, type DockedBarProps } from './docked-bar.js';
export { DockedChatsScreen, type DockedChatsScreenProps } from './docked-chats.screen.js';
