import { defineMessages } from '@rookery/ui';

/** Texts of media and link previews in posts. */
export const mediaMessages = defineMessages('gallery', {
  description: 'Description',
  close: 'Close',
  pictureFailed: 'This image could not be loaded.',
  animationFailed: 'This animation could not be loaded.',
  openFile: 'Open the file',
  openGif: 'Open GIF',
  openGifDescribed: 'Open GIF: {description}',
  playFrom: 'Play from {host}',
  showFrom: 'Show content of {host}',
  embedTitle: 'Content of {host}',
  openPhoto: 'Open image: {title}',
});
