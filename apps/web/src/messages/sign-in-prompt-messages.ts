import { defineMessages } from '@rookery/ui';

/** Texts of the dialog for visitors who press an action of members. */
export const signInPromptMessages = defineMessages('web', {
  promptTitle: 'Log in to {server}',
  promptText: 'With an account you can reply to posts, repost, like and bookmark them, and follow people.',
  cancel: 'Cancel',
});
