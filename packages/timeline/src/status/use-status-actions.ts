import { errorText, type Status } from '@rookery/api-client';
import { bookmark, favourite, reblog, unbookmark, unfavourite, unreblog, useClient } from '@rookery/api-client/query';
import { useMessages, useNotify } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTimelineOptions } from '../timeline-provider.js';
import { messages } from './messages.js';
import type { StatusActionHandlers } from './status-actions.js';

/**
 * What the reader's presses on a post do. Shown at once; when the server refuses, taken back and said in a toast.
 * Visitors are asked to sign in instead.
 */
export function useStatusActions(status: Status | null): StatusActionHandlers {
  const { isSignedIn, onSignInNeeded } = useTimelineOptions();
  const text = useMessages(messages);
  const notify = useNotify();
  const client = useClient();
  const queryClient = useQueryClient();
  const statusId = status?.id ?? null;

  return useMemo(() => {
    if (statusId === null) return {};
    const act = (run: typeof favourite, failure: string) => {
      if (!isSignedIn) return onSignInNeeded();
      run({ client, queryClient }, { statusId }).catch((error: unknown) =>
        notify({ kind: 'error', text: errorText(error, failure) }),
      );
    };
    return {
      onFavourite: isOn => act(isOn ? favourite : unfavourite, text.likeFailed()),
      onReblog: isOn => act(isOn ? reblog : unreblog, text.repostFailed()),
      onBookmark: isOn => act(isOn ? bookmark : unbookmark, text.bookmarkFailed()),
      onCopyLink: url => {
        navigator.clipboard.writeText(url).then(
          () => notify({ kind: 'success', text: text.linkCopied() }),
          () => notify({ kind: 'error', text: text.copyFailed() }),
        );
      },
    };
  }, [statusId, isSignedIn, onSignInNeeded, notify, text, client, queryClient]);
}
