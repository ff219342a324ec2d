import { defineMessages } from '@rookery/ui';

/** Texts of the page of the chats. */
export const chatPageMessages = defineMessages('web', {
  newChat: 'New chat',
  chatSettings: 'Chat settings',
  startFailed: 'The chat could not be started.',
});
