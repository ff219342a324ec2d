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
});
