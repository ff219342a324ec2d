export { CHAT_MESSAGE_LIMIT, canSend, deletionDays, isRead, remainingCharacters, type Composition } from './chat-rules.js';
