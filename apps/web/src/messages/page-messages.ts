import { defineMessages } from '@rookery/ui';

/** Texts of the pages that load on their own: the first page does not need them. */
export const pageMessages = defineMessages('web', {
  emptyLocalTitle: 'Nothing here yet',
  emptyLocalText: 'Public posts of this server appear here.',
  emptyFederatedText: 'Public posts of this server and of the servers it knows appear here.',
  emptyTagTitle: 'No posts with #{name} yet',
  emptyTagText: 'Posts with this hashtag appear here.',
  notFoundTitle: 'Page not found',
  notFoundLead: 'Nothing is at this address',
  notFoundText: 'The address may be mistyped, or the page may have been removed.',
  wayHome: 'Go to Home',
  listFailed: 'This list could not be loaded.',
  post: 'Post',
  postOf: "@{username}''s Post",
  directPost: 'Direct message',
  saved: 'Saved posts',
  suggestedProfiles: 'Suggested Profiles',
  newChat: 'New chat',
  chatSettings: 'Chat settings',
  startFailed: 'The chat could not be started.',
  event: 'Event',
  noEventsTitle: 'No events on this server',
  noEventsText: 'This server does not support events.',
  comment: 'Add a comment',
});

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
  filesRefused: '{count, plural, one {# file could not be attached.} other {# files could not be attached.}}',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'The text could not be copied.',
  notifications: 'Notifications',
});
