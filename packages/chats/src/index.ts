// Rules
export { CHAT_MESSAGE_LIMIT, canSend, deletionDays, isRead, remainingCharacters, type Composition } from './chat-rules.js';

// The log of a chat
export { chatRows, type ChatRow } from './chat-rows.js';
export {
  chatLog,
  chatLogKey,
  chatLogQuery,
  chatMessageQuery,
  pendingMessageQuery,
  receiveMessage,
  removeMessage,
  sendMessage,
} from './chat-log.data.js';
export { ChatLog, type ChatLogProps } from './chat-log.js';
export { useChatLog } from './use-chat-log.js';
