import { errorText, notificationsOf } from '@rookery/api-client';
import { useClient } from '@rookery/store';
import { useMessages, useNotify } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { notificationMessages } from '../messages.js';
import { emptyLists } from './notifications.data.js';

/** Deletes all notifications. They come back, and a toast says why, when the server refuses. Stable. */
export function useClearNotifications(): () => void {
  const text = useMessages(notificationMessages);
  const notify = useNotify();
  const client = useClient();
  const queryClient = useQueryClient();
  return useCallback(() => {
    const restore = emptyLists(queryClient);
    notificationsOf(client)
      .clear()
      .then(
        () => notify({ kind: 'success', text: text.cleared() }),
        (error: unknown) => {
          restore();
          notify({ kind: 'error', text: errorText(error, text.clearFailed()) });
        },
      );
  }, [text, notify, client, queryClient]);
}
