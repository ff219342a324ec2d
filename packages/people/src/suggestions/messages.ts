import { defineMessages } from '@rookery/ui';

export const suggestionMessages = defineMessages('suggestions', {
  title: 'Suggested Profiles',
  viewAll: 'View all',
  dismiss: 'Do not suggest {name}',
  dismissFailed: 'The suggestion could not be removed.',
  failed: 'The suggestions could not be loaded.',
  staffPick: 'Picked by the staff of your server',
  followedByFollowed: 'Followed by people you follow',
  similarToFollowed: 'Similar to profiles you followed recently',
  mostFollowed: 'Popular on your server',
  mostActive: 'Much discussed on your server',
  interaction: 'You interacted recently',
  empty: 'No suggestions right now. Search for people or look at trending hashtags.',
});
