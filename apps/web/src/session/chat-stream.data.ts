// An entry of its own: with the whole package, everything of chats would be loaded for the unread count.
export { bindChatStream } from '@rookery/chats';
