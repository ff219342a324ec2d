import { defineMessages } from '@rookery/ui';

export const mediaMessages = defineMessages('media', {
  play: 'Play: {name}',
  video: 'Video',
  audio: 'Audio',
});
