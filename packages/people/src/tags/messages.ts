import { defineMessages } from '@rookery/ui';

/** Texts of the buttons of a hashtag. NAV-02 */
export const tagMessages = defineMessages('tags', {
  followTag: 'Follow',
  followTagName: 'Follow #{name}',
  followingTag: 'Following',
  followingTagName: 'Following #{name}, unfollow',
  unfollowTag: 'Unfollow',
  followTagFailed: 'The hashtag could not be followed.',
  unfollowTagFailed: 'The hashtag could not be unfollowed.',
  featureTag: 'Feature on profile',
  unfeatureTag: 'Remove from profile',
  featured: 'Hashtag is on your profile',
  unfeatured: 'Hashtag removed from your profile',
  featureFailed: 'The profile could not be changed.',
  tagOptions: 'Options for #{name}',
  talking: '{count, plural, one {{shortCount} person} other {{shortCount} people}} talking',
});
