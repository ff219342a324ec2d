import { defineMessages } from '@rookery/ui';

export const suggestionMessages = defineMessages('suggestions', {
  title: 'Suggested Profiles',
  viewAll: 'View all',
  dismiss: 'Do not suggest {name}',
  dismissFailed: 'The suggestion could not be removed.',
  failed: 'The suggestions could not be loaded.',
  empty: 'No suggestions right now. Search for people or look at trending hashtags.',
});
