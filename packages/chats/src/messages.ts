import { defineMessages } from '@rookery/ui';

export const chatLogMessages = defineMessages('chatLog', {
  log: 'Messages',
  gap: 'Load missing messages',
  loading: 'Loading…',
  sending: 'Sending…',
});
