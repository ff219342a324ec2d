import { defineMessages } from '@rookery/ui';

/** Texts of the first steps of a new account (HINT-09). */
export const onboardingMessages = defineMessages('onboarding', {
  progress: 'Step {step} of {count}',
  profile: 'Say who you are',
  profileText: 'People recognize you by your picture and your name. You can change both at any time.',
  people: 'Follow a few people',
  peopleText: 'Their posts appear in Home. These are suggested by your server.',
  tags: 'Follow hashtags',
  tagsText: 'Public posts with them appear in Home, whoever writes them.',
  post: 'Write your first post',
  postText: 'Say hello, and what you like. The hashtag #introduction helps others to find you.',
  done: 'You are all set',
  doneText: 'Home shows the posts of the people and hashtags that you follow.',
  save: 'Save and continue',
  saving: 'Saving…',
  continue: 'Continue',
  skip: 'Skip',
  back: 'Back',
  finish: 'Open Home',
  explore: 'See what is going on',
  loadFailed: 'Your account could not be loaded.',
  tagsTrending: 'Trending hashtags',
  addTag: 'Another hashtag',
  add: 'Add',
  tagUnreadable: 'A hashtag has letters and digits and no spaces.',
});
