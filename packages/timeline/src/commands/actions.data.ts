/* The actions on posts and accounts. Loaded after the first posts, or with the first action. */
export {
  bookmark,
  deleteStatus,
  favourite,
  follow,
  isWorthRetrying,
  muteConversation,
  pin,
  react,
  reblog,
  unbookmark,
  unfavourite,
  unfollow,
  unmuteConversation,
  unpin,
  unreact,
  unreblog,
} from '@rookery/api-client/query';
