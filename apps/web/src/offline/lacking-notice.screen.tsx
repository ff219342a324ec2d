import { accountStore, useClient } from '@rookery/store';
import { useMessages, useNotify } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { offlineMessages } from '../messages/offline-messages.js';

/** Says that the server turned out to lack what the reader has just tried: it is no longer offered (API-09). */
export function LackingNoticeScreen() {
  const text = useMessages(offlineMessages);
  const notify = useNotify();
  const { baseUrl } = useClient();
  const { events } = accountStore(useQueryClient());
  useEffect(
    () => events.on('featureLacking', () => notify({ kind: 'info', text: text.lacking({ server: new URL(baseUrl).host }) })),
    [events, notify, text, baseUrl],
  );
  return null;
}
