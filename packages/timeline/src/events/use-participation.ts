import type { Status } from '@rookery/api-client';
import { joinEvent, leaveEvent, statusKey, useOwnAccountId, type OptimisticAction } from '@rookery/store';
import { useMessages, useNotify } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../commands/use-action.js';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { asksBeforeLeaving, eventAction, type EventAction } from './event-rules.js';
import { refreshParticipation } from './events.data.js';
import { eventMessages } from './messages.js';

type Dialog = 'join' | 'leave' | null;

interface Participation {
  action: EventAction;
  /** The question that is open. */
  dialog: Dialog;
  closeDialog(): void;
  /** Joins a free event; asks for a message to the organiser of a restricted one; asks a visitor to sign in. */
  join(): void;
  sendRequest(message: string | null): void;
  /** Leaves the event or withdraws the request; asks first where that cannot be taken back. */
  leave(): void;
  confirmLeave(): void;
}

/** Taking part in the event of a post. */
export function useParticipation(status: Status): Participation {
  const text = useMessages(eventMessages);
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { isSignedIn, onSignInNeeded } = useTimelineOptions();
  const ownAccountId = useOwnAccountId();
  const run = useAction();
  const [dialog, setDialog] = useState<Dialog>(null);
  const { event, id: statusId } = status;
  const action = event === null ? 'none' : eventAction(event, status.account.id === ownAccountId);

  /** The action with its toast, and with the truth where it was refused: another tab may have acted already. */
  const announced =
    <Variables>(
      inner: OptimisticAction<Variables, Status>,
      done: (status: Status) => string,
    ): OptimisticAction<Variables, Status> =>
    async (context, variables) => {
      try {
        const result = await inner(context, variables);
        if (result !== null) notify({ kind: 'success', text: done(result) });
        refreshParticipation(queryClient, statusId);
        return result;
      } catch (error) {
        void queryClient.invalidateQueries({ queryKey: statusKey(statusId) });
        throw error;
      }
    };
  const send = (message: string | null): void => {
    setDialog(null);
    const done = (answer: Status): string => (answer.event?.join_state === 'pending' ? text.requested() : text.joined());
    void run(() => announced(joinEvent, done), { statusId, message }, text.joinFailed());
  };
  const confirmLeave = (): void => {
    setDialog(null);
    const done = action === 'pending' ? text.requestCancelled() : text.left();
    void run(() => announced(leaveEvent, () => done), { statusId }, text.leaveFailed());
  };
  return {
    action,
    dialog,
    closeDialog: () => setDialog(null),
    join() {
      if (!isSignedIn) onSignInNeeded({ action: 'join', status });
      else if (action === 'request') setDialog('join');
      else send(null);
    },
    sendRequest: send,
    leave() {
      if (event !== null && asksBeforeLeaving(event)) setDialog('leave');
      else confirmLeave();
    },
    confirmLeave,
  };
}
