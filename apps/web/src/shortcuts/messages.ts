import { defineMessages } from '@rookery/ui';

/** Names of the app's commands by id, and of their groups. */
export const shortcutMessages = defineMessages('shortcuts', {
  moving: 'Moving',
  post: 'On the current post',
  places: 'Go to',
  page: 'Everywhere',
  inList: 'Inside a list, always',
  goHome: 'Home',
  goLocal: 'Local',
  goFederated: 'Federated',
  goProfile: 'Your profile',
  goFavourites: 'Likes',
  goBookmarks: 'Bookmarks',
  goLists: 'Lists',
  goNotifications: 'Notifications',
  goChats: 'Chats',
  goFollowRequests: 'Follow requests',
  goMutes: 'Muted accounts',
  goBlocks: 'Blocked accounts',
  goSettings: 'Settings',
  newPost: 'New post',
  showKeys: 'Show these shortcuts',
  search: 'Search',
  goBack: 'Back',
  controlHome: 'Ctrl+Home',
  controlEnd: 'Ctrl+End',
});
