import { defineMessages } from '@rookery/ui';

/** Texts of videos and audio in posts. */
export const mediaMessages = defineMessages('media', {
  play: 'Play: {name}',
  video: 'Video',
  audio: 'Audio',
});
