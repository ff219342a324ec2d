// Rules
export { CHAT_MESSAGE_LIMIT, canSend, deletionDays, isRead, remainingCharacters, type Composition } from './core/chat-rules.js';

// Data of an account
export type { ChatAdapter, ChatEvent, OutgoingMessage } from './adapters/chat-adapter.js';
export type { ChatFeatures, ChatRow, ChatSummary, Message, PendingAttachment, PendingMessage } from './chat-types.js';
export { bindChatStream, onMessageReceived } from './data/chat-stream.data.js';
export { useChatActions, type ChatActions } from './data/use-chat-actions.js';
export { useChatFeatures } from './data/use-chat-adapter.js';
export { useChatAnnouncements } from './data/use-chat-announcements.js';
export { useChatComposer, type ChatComposerState } from './data/use-chat-composer.js';
export { useChatLog, type ChatLogState } from './data/use-chat-log.js';
export { useChatSearch } from './data/use-chat-search.js';
export { useChatSettings } from './data/use-chat-settings.js';
export { useChat, useChats, type Chats } from './data/use-chats.js';
export { usePeopleSearch, useStartChat } from './data/use-people.js';
export { useReadMark } from './data/use-read-mark.js';
export { useUnreadChats } from './data/use-unread-chats.js';
