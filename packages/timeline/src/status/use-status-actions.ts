import { errorText } from '@rookery/api-client';
import { bookmark, favourite, reblog, unbookmark, unfavourite, unreblog, useClient } from '@rookery/api-client/query';
import { useMessages, useNotify } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { messages } from './messages.js';
import type { StatusActions } from '../commands/status-commands.js';

/**
 * The actions on statuses. Each shows at once; when the server refuses it is rolled back and a toast gives the reason. Made once
 * per list, not once per row: the result is stable.
 */
export function useStatusActions(): Required<StatusActions> {
  const text = useMessages(messages);
  const notify = useNotify();
  const client = useClient();
  const queryClient = useQueryClient();

  return useMemo(() => {
    const act = (run: typeof favourite, statusId: string, failure: string) => {
      run({ client, queryClient }, { statusId }).catch((error: unknown) =>
        notify({ kind: 'error', text: errorText(error, failure) }),
      );
    };
    return {
      favourite: (statusId, isOn) => act(isOn ? favourite : unfavourite, statusId, text.likeFailed()),
      reblog: (statusId, isOn) => act(isOn ? reblog : unreblog, statusId, text.repostFailed()),
      bookmark: (statusId, isOn) => act(isOn ? bookmark : unbookmark, statusId, text.bookmarkFailed()),
      copyLink: url => {
        // Async: an insecure origin has no clipboard, and reading it throws.
        const write = async (): Promise<void> => navigator.clipboard.writeText(url);
        write().then(
          () => notify({ kind: 'success', text: text.linkCopied() }),
          () => notify({ kind: 'error', text: text.copyFailed() }),
        );
      },
      openTab: url => void globalThis.open(url, '_blank', 'noopener'),
    };
  }, [notify, text, client, queryClient]);
}
