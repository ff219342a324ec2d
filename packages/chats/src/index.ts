// Rules
export { CHAT_MESSAGE_LIMIT, canSend, deletionDays, isRead, remainingCharacters, type Composition } from './core/chat-rules.js';

// Data of an account
export type { ChatAdapter, ChatEvent, OutgoingMessage } from './adapters/chat-adapter.js';
export type { ChatFeatures, ChatRow, ChatSummary, Message, PendingAttachment, PendingMessage } from './chat-types.js';
export { searchedMessages } from './data/searched-messages.data.js';
export { bindChatStream, onMessageReceived } from './data/chat-stream.data.js';
export { useChatActions, type ChatActions } from './data/use-chat-actions.js';
export { useChatFeatures } from './data/use-chat-adapter.js';
export { useChatAnnouncements } from './data/use-chat-announcements.js';
export { useChatComposer, type ChatComposerState } from './data/use-chat-composer.js';
export { useChatLog, type ChatLogState } from './data/use-chat-log.js';
export { useChatSearch } from './data/use-chat-search.js';
export { useChatSettings } from './data/use-chat-settings.js';
export { useChat, useChats, type Chats as ChatsState } from './data/use-chats.js';
export { usePeopleSearch, useStartChat } from './data/use-people.js';
export { useReadMark } from './data/use-read-mark.js';
export { useUnreadChats } from './data/use-unread-chats.js';

// Screens
export { publishVisibleBlock } from './parts/visible-block.dom.js';
export { ChatsProvider, type ChatsProviderProps } from './chats-provider.js';
export { Chats, type ChatsPanel, type ChatsProps } from './chats.screen.js';
export type { ChatConfirmDialogProps, ChatLinks, ChatSlots, ChatsOptions, LinkedAccount } from './parts/chat-options.js';
export type { ChatsLayout } from './parts/chats-columns.js';
export { ChatInbox, type ChatInboxProps } from './screens/chat-inbox.screen.js';
export { ChatPane, type ChatPaneProps } from './screens/chat-pane.screen.js';
export { ChatScreen, type ChatScreenProps } from './screens/chat.screen.js';
export { ChatSettingsScreen, type ChatSettingsScreenProps } from './screens/chat-settings.screen.js';
export { StartChat, type StartChatProps } from './screens/start-chat.screen.js';
