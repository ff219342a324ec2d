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
  message: 'Message @{acct}',
  react: 'React',
  edit: 'Edit',
  delete: 'Delete',
  redraft: 'Delete & redraft',
});
