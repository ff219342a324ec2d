import { defineMessages } from '@rookery/ui';

/** Texts of the pages at addresses of other clients. */
export const addressMessages = defineMessages('address', {
  resolveTitle: 'Open from another server',
  resolveMissingTitle: 'Your server could not find this',
  resolveMissingText: 'It may have been deleted, or its server may not answer.',
  resolveFailed: 'Your server could not be asked for this.',
  openOriginal: 'Open the original',
  postFailed: 'This post could not be loaded.',
  accountFailed: 'This profile could not be loaded.',
  shareTitle: 'Share',
  sharedText: 'Text to share',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'The text could not be copied.',
  notifications: 'Notifications',
});
