// A file of its own: the rest of the package stays out of what is loaded for the unread count.
export { bindChatStream } from '@rookery/chats';
