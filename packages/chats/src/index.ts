// Rules
export { CHAT_MESSAGE_LIMIT, canSend, deletionDays, isRead, remainingCharacters, type Composition } from './core/chat-rules.js';

// The log of a chat
export { chatRows } from './core/chat-rows.js';
export type { ChatRow } from './chat-types.js';
export {
  chatLog,
  chatLogKey,
  chatLogQuery,
  chatMessageQuery,
  pendingMessageQuery,
  receiveMessage,
  removeMessage,
  sendMessage,
} from './data/chat-log.data.js';
export { ChatLog, type ChatLogProps } from './parts/chat-log.js';
