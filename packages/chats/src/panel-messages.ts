import { defineMessages } from '@rookery/ui';

/** The texts of the screens, dialogs and parts that a press brings. They are loaded with those. */
export const panelMessages = defineMessages('chats', {
  // Confirmations
  cancel: 'Cancel',
  leaveText: 'Your copy of the messages is deleted and the chat leaves your inbox.',
  leaveFailed: 'The chat could not be left.',
  blockTitle: 'Block @{acct}',
  blockText: 'This person can no longer message you or see your posts. You can unblock them at any time.',
  block: 'Block',
  unblockTitle: 'Unblock @{acct}',
  unblockText: 'This person can message you and see your posts again.',

  deleteTitle: 'Delete message',
  deleteForBothText: 'The message is deleted for everyone in this chat. This cannot be undone.',
  deleteForMeText: 'The message is deleted for you alone. This cannot be undone.',

  // Reports
  reportTitle: 'Report @{acct}',
  reportText: 'The message is sent to the moderators of your server.',
  reportComment: 'Comment',
  reported: 'Thank you for your report',
  reportFailed: 'The report could not be sent.',

  // Settings
  preferences: 'Preferences',
  privacy: 'Privacy',
  soundForMessages: 'Sound for new messages',
  acceptsChats: 'Let people start chats with me',
  acceptsChatsHint: 'You can change this later in the chat settings.',
  save: 'Save',
  saveAndContinue: 'Save and continue',
  saved: 'Chat Settings updated successfully',
  saveFailed: 'Chat Settings failed to update.',
  welcome: 'Welcome to chats',
  welcomeText: 'Write to people in private, with pictures and files.',

  // Information
  members: 'Members',
  autoDelete: 'Auto-delete messages',
  autoDeleteNever: 'Never',
  autoDeleteDays: '{days, plural, one {# day} other {# days}}',

  // Starting a chat
  people: 'People',
  startChat: 'Start a chat',
  startChatHint: 'Search for someone to chat with.',
  typeName: 'Type a name',
  peopleFailed: 'People could not be loaded.',
  acceptsNoChats: 'Does not accept chats',
  startFailed: 'The chat could not be started.',

  // Emoji
  emojis: 'Emoji suggestions',
  emojiCount: '{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}',

  // Pane
  openPane: 'Open chats',
  minimisePane: 'Minimise chats',
  unreadTotal: '({count, number})',

  // Search inside a chat
  closeSearch: 'Close search',
  searchFailed: 'The search failed.',
  noMessagesFound: 'No messages found',

  // Files of the composer
  attached: 'Attached files',
  noAttachments: 'This server does not accept files in chats',
  tooManyFiles: '{limit, plural, one {A message has at most # file} other {A message has at most # files}}',
  removeFile: 'Remove {name}',
  uploading: '{name}: {share, number, percent} uploaded',
  uploadFailed: 'Upload failed',
});
