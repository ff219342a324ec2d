import { defineMessages } from '@rookery/ui';

export const mediaMessages = defineMessages('draftMedia', {
  label: 'Media',
  add: 'Add media',
  notWithPoll: 'This server does not allow media together with a poll',
  full: '{limit, plural, one {A post on this server has at most # file} other {A post on this server has at most # files}}',
  drop: 'Drop files to add them',
  item: '{kind, select, image {Picture} video {Video} audio {Audio} other {File}} {number, number}',
  remove: '{kind, select, image {Remove picture} video {Remove video} audio {Remove audio} other {Remove file}} {number, number}',
  move: '{kind, select, image {Move picture} video {Move video} audio {Move audio} other {Move file}} {number, number}. Use the arrow keys.',
  moved: 'Moved to position {position, number} of {count, number}',
  describe: 'Describe',
  described: 'ALT',
  describeItem:
    '{kind, select, image {Describe picture} video {Describe video} audio {Describe audio} other {Describe file}} {number, number}',
  descriptionOf:
    '{kind, select, image {ALT, description of picture} video {ALT, description of video} audio {ALT, description of audio} other {ALT, description of file}} {number, number}',
  tooLong: 'ALT too long',
  tooLongOf:
    '{kind, select, image {ALT too long, description of picture} video {ALT too long, description of video} audio {ALT too long, description of audio} other {ALT too long, description of file}} {number, number}',
  description: 'Description',
  descriptionHint: 'For people who cannot see or hear it.',
  done: 'Done',
  focalHint: 'The part that previews show. Drag the circle or use the arrow keys.',
  focalAcross: 'Focal point, across',
  focalDown: 'Focal point, down',
  fromLeft: '{share, number, percent} from the left',
  fromTop: '{share, number, percent} from the top',
  uploading: 'Uploading…',
  processing: 'Processing…',
  waiting: 'Waiting…',
  stopped: 'Upload stopped',
  cancel: 'Cancel',
  retry: 'Retry',
  uploadFailed: 'Upload failed',
  uploadOffline: 'Upload failed. It begins again once you are online.',
});
