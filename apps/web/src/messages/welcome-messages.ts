import { defineMessages } from '@rookery/ui';

/** Texts of the first hour of an account: its first steps, and its empty Home. */
export const welcomeMessages = defineMessages('web', {
  welcomeTitle: 'Welcome',
  emptyHomeTitle: 'You don’t follow anyone yet',
  emptyHomeText: 'Follow people and their posts appear here.',
  emptyHomeAction: 'Open the local timeline',
  firstSteps: 'Set up your account',
  continueSteps: 'Continue setting up your account',
  ownProfile: 'Edit your profile',
  findPeople: 'Find people to follow',
  findTags: 'Look at trending hashtags',
  writeFirst: 'Write a post',
  accountReady: 'Your account @{name} is ready.',
  openAccount: 'Open',
});
