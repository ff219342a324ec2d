import { errorText, type Status } from '@rookery/api-client';
import { bookmark, favourite, reblog, unbookmark, unfavourite, unreblog, useOptimistic } from '@rookery/api-client/query';
import { useMessages, useNotify } from '@rookery/ui';
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
  const like = useOptimistic(favourite);
  const unlike = useOptimistic(unfavourite);
  const repost = useOptimistic(reblog);
  const unrepost = useOptimistic(unreblog);
  const keep = useOptimistic(bookmark);
  const drop = useOptimistic(unbookmark);
  const statusId = status?.id ?? null;

  return useMemo(() => {
    if (statusId === null) return {};
    const act = (run: (variables: { statusId: string }) => Promise<unknown>, failure: string) => {
      if (!isSignedIn) return onSignInNeeded();
      run({ statusId }).catch((error: unknown) => notify({ kind: 'error', text: errorText(error, failure) }));
    };
    return {
      onFavourite: isOn => act(isOn ? like : unlike, text.likeFailed()),
      onReblog: isOn => act(isOn ? repost : unrepost, text.repostFailed()),
      onBookmark: isOn => act(isOn ? keep : drop, text.bookmarkFailed()),
      onCopyLink: url => {
        navigator.clipboard.writeText(url).then(
          () => notify({ kind: 'success', text: text.linkCopied() }),
          () => notify({ kind: 'error', text: text.copyFailed() }),
        );
      },
    };
  }, [statusId, isSignedIn, onSignInNeeded, notify, text, like, unlike, repost, unrepost, keep, drop]);
}
