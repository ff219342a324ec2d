import { defineMessages } from '@rookery/ui';

/** Texts of the versions of a post, loaded with them. */
export const historyMessages = defineMessages('editHistory', {
  title: 'Edit history',
  original: 'Original',
  current: 'Current version',
  edited: 'Edited',
  failed: 'The versions of this post could not be loaded.',
  empty: 'This post has no other versions.',
  unchanged: 'Nothing that is shown here has changed.',
  warning: 'Content warning',
  poll: 'Poll',
  media: 'Media',
  addedWords: '[added:',
  removedWords: '[removed:',
  endOfWords: ']',
  fileAdded: 'Added: {name}',
  fileRemoved: 'Removed: {name}',
  fileDescribed: 'Description changed:',
  image: 'image',
  video: 'video',
  animation: 'animation',
  audio: 'audio',
  file: 'file',
  fileNamed: '{kind}, {description}',
  markedSensitive: 'Marked as sensitive',
  unmarkedSensitive: 'No longer marked as sensitive',
});
