import { defineMessages } from '@rookery/ui';

/** Texts of the media viewer. */
export const viewerMessages = defineMessages('viewer', {
  title: 'Media',
  titleOf: 'Media {index, number} of {count, number}',
  titleAt: 'Media {index, number}',
  next: 'Next',
  previous: 'Previous',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  openFile: 'Open the file',
  viewPost: 'View the post',
  copyLink: 'Copy link to this item',
  failed: 'This image could not be loaded.',
  missing: 'Post is unavailable.',
  slides: 'All media of the post',
});
