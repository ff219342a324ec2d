import { defineMessages } from '@rookery/ui';

export const pendingMessages = defineMessages('pending', {
  sending: 'Sending…',
  failed: 'This post was not sent.',
  retry: 'Retry',
  discard: 'Discard',
});
