export { CHAT_MESSAGE } from '../core/message-payload.js';
export { registerChatMessages } from '../data/chat-sending.data.js';
