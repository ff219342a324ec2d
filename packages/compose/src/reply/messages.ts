import { defineMessages } from '@rookery/ui';

export const replyFieldMessages = defineMessages('replyField', {
  writeReply: 'Write your reply',
});
