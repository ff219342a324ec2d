import { useMessages, useNotify } from '@rookery/ui';
import { useMemo } from 'react';
import { messages } from './messages.js';
import type { StatusActions } from '../commands/status-commands.js';
import { useAction } from '../commands/use-action.js';

type StatusActionName = 'favourite' | 'unfavourite' | 'reblog' | 'unreblog' | 'bookmark' | 'unbookmark';

/**
 * The actions on statuses. Each shows at once; when it is not carried out it is rolled back and a toast says so. Made once
 * per list, not once per row: the result is stable.
 */
export function useStatusActions(): Required<StatusActions> {
  const text = useMessages(messages);
  const notify = useNotify();
  const run = useAction();

  return useMemo(() => {
    const act = (name: StatusActionName, statusId: string, failure: string) =>
      void run(actions => actions[name], { statusId }, failure);
    return {
      favourite: (statusId, isOn) => act(isOn ? 'favourite' : 'unfavourite', statusId, text.likeFailed()),
      reblog: (statusId, isOn) => act(isOn ? 'reblog' : 'unreblog', statusId, text.repostFailed()),
      bookmark: (statusId, isOn) => act(isOn ? 'bookmark' : 'unbookmark', statusId, text.bookmarkFailed()),
      react: (statusId, emoji, isOn) =>
        void run(actions => (isOn ? actions.react : actions.unreact), { statusId, emoji }, text.reactionFailed()),
      async delete(statusId) {
        const isDeleted = await run(actions => actions.deleteStatus, { statusId }, text.deleteFailed());
        if (isDeleted) notify({ kind: 'success', text: text.postDeleted() });
        return isDeleted;
      },
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
  }, [notify, text, run]);
}
