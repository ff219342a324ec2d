import { defineMessages } from '../i18n/messages.js';

/** Texts of files that were not added. They load with the first refused file. */
export const refusalMessages = defineMessages('fileRefusal', {
  refused: 'Files that were not added',
  dismiss: 'Dismiss',
  imageBytes: 'Image is larger than {limit}',
  videoBytes: 'Video is larger than {limit}',
  audioBytes: 'Audio is larger than {limit}',
  imagePixels: 'Image has more than {limit} megapixels',
  videoPixels: 'Video has more than {limit} megapixels',
  videoSeconds: 'Video is longer than {limit, number} s',
  fileEmpty: 'File is empty',
  fileType: 'This server does not accept files of type {type}',
  fileTypeUnknown: 'This server does not accept files of this type',
});
