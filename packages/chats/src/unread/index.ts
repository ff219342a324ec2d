export { bindChatUnread } from '../data/chat-unread.data.js';
export { useUnreadChats } from '../data/use-unread-chats.js';
