import { defineMessages } from '@rookery/ui';

/** Names of the pictures of a profile in the media viewer. */
export const pictureMessages = defineMessages('picture', {
  avatarOf: 'Picture of {name}',
  headerOf: 'Header picture of {name}',
});
