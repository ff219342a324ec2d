export {
  RookeryChatsElement,
  type ChatsElementDetails,
  type ChatsElementProps,
  type GetAccessToken,
} from '@rookery/chats/element';
