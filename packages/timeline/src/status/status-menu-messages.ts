import { defineMessages } from '@rookery/ui';

/** Texts of the menu of a post, which are loaded with it. */
export const statusMenuMessages = defineMessages('statusMenu', {
  open: 'Open post',
  copyLink: 'Copy link',
  openOriginal: 'Open original page',
  showMedia: 'Show media',
  hideMedia: 'Hide media',
  openQuotes: 'Show quotes',
  mention: 'Mention @{acct}',
  message: 'Chat with @{acct}',
  react: 'React',
  edit: 'Edit',
  bookmark: 'Bookmark',
  unbookmark: 'Remove bookmark',
  pin: 'Pin to profile',
  unpin: 'Unpin from profile',
  share: 'Share…',
  directMessage: 'Direct message to @{acct}',
  muteConversation: 'Mute conversation',
  unmuteConversation: 'Unmute conversation',
  mute: 'Mute @{acct}…',
  block: 'Block @{acct}…',
  report: 'Report…',
  delete: 'Delete',
  redraft: 'Delete & redraft',
});
