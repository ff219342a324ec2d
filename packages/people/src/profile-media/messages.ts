import { defineMessages } from '@rookery/ui';

/** Texts of the media of a profile. */
export const profileMediaMessages = defineMessages('profileMedia', {
  label: 'Media',
  tile: '{kind, select, image {Image} gifv {GIF} video {Video} audio {Audio} other {File}}',
  tileDescribed: '{kind, select, image {Image} gifv {GIF} video {Video} audio {Audio} other {File}}: {description}',
  covered: 'Show sensitive content',
  underReview: 'Content Under Review',
  failed: 'The media could not be loaded.',
  offline: 'The newest media could not be loaded.',
  tryAgain: 'Try again',
  loadMissing: 'Load missing media',
});
