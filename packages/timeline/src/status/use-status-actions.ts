import { useMessages, useNotify } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { messages } from './messages.js';
import type { StatusActions } from '../commands/command-context.js';
import { useAction } from '../commands/use-action.js';
import { refreshPinned } from '../state/timeline.data.js';

type StatusActionName =
  | 'favourite'
  | 'unfavourite'
  | 'reblog'
  | 'unreblog'
  | 'bookmark'
  | 'unbookmark'
  | 'pin'
  | 'unpin'
  | 'muteConversation'
  | 'unmuteConversation';

type OfferedActions = Required<Omit<StatusActions, 'share'>> & Pick<StatusActions, 'share'>;

/**
 * The actions on statuses. Each shows at once; when it is not carried out it is rolled back and a toast says so. Made once
 * per list, not once per row: the result is stable.
 */
export function useStatusActions(): OfferedActions {
  const text = useMessages(messages);
  const notify = useNotify();
  const queryClient = useQueryClient();
  const run = useAction();

  return useMemo(() => {
    const act = (name: StatusActionName, statusId: string, failure: string) =>
      run(actions => actions[name], { statusId }, failure);
    /** For an action that shows nowhere in the row. */
    const actAndSay = async (name: StatusActionName, statusId: string, done: string, failure: string): Promise<boolean> => {
      const isDone = await act(name, statusId, failure);
      if (isDone) notify({ kind: 'success', text: done });
      return isDone;
    };
    const pin = async (statusId: string, isOn: boolean): Promise<void> => {
      const done = isOn ? text.postPinned() : text.postUnpinned();
      if (await actAndSay(isOn ? 'pin' : 'unpin', statusId, done, text.pinFailed())) refreshPinned(queryClient);
    };
    return {
      favourite: (statusId, isOn) => void act(isOn ? 'favourite' : 'unfavourite', statusId, text.likeFailed()),
      reblog: (statusId, isOn) => void act(isOn ? 'reblog' : 'unreblog', statusId, text.repostFailed()),
      bookmark: (statusId, isOn) => void act(isOn ? 'bookmark' : 'unbookmark', statusId, text.bookmarkFailed()),
      pin: (statusId, isOn) => void pin(statusId, isOn),
      muteConversation: (statusId, isOn) =>
        void actAndSay(
          isOn ? 'muteConversation' : 'unmuteConversation',
          statusId,
          isOn ? text.conversationMuted() : text.conversationUnmuted(),
          text.muteConversationFailed(),
        ),
      react: (statusId, emoji, isOn) =>
        void run(actions => (isOn ? actions.react : actions.unreact), { statusId, emoji }, text.reactionFailed()),
      async delete({ id, event }) {
        const failure = event === null ? text.deleteFailed() : text.eventDeleteFailed();
        const isDeleted = await run(actions => actions.deleteStatus, { statusId: id }, failure);
        if (isDeleted) notify({ kind: 'success', text: event === null ? text.postDeleted() : text.eventDeleted() });
        return isDeleted;
      },
      ...('share' in navigator && {
        // Rejects when the reader closes the sheet.
        share: (url: string) => void navigator.share({ url }).catch(() => undefined),
      }),
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
  }, [notify, text, queryClient, run]);
}
