import { canShare, copyText, shareAddress, useMessages, useNotify } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { messages } from './messages.js';
import { loadRareParts } from './rare-parts.js';
import type { StatusActions } from '../commands/command-context.js';
import { useAction } from '../commands/use-action.js';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { refreshPinned } from '../state/timeline.data.js';

/** An action that this device does not remember. */
const noParts = () => {};

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
  const { storageScope } = useTimelineOptions();

  return useMemo(() => {
    /** Also writes down the version of the post, for the line that it was edited since. */
    const act = async (name: StatusActionName, statusId: string, failure: string): Promise<boolean> => {
      const isDone = await run(actions => actions[name], { statusId }, failure);
      if (isDone) void loadRareParts().then(parts => parts.rememberAction(queryClient, storageScope, name, statusId), noParts);
      return isDone;
    };
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
    const copyLink = async (url: string): Promise<void> => {
      const isCopied = await copyText(url);
      notify(isCopied ? { kind: 'success', text: text.linkCopied() } : { kind: 'error', text: text.copyFailed() });
    };
    const share = async (url: string): Promise<void> => {
      if (!(await shareAddress(url))) await copyLink(url);
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
      ...(canShare() && { share: url => void share(url) }),
      copyLink: url => void copyLink(url),
      openTab: url => void globalThis.open(url, '_blank', 'noopener'),
    };
  }, [notify, text, queryClient, run, storageScope]);
}
