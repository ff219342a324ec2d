import { draftStoreOf, outboxOf, type LostAction, type OutboxListeners } from '@rookery/store';
import { takeBack, useTimelineOptions } from '@rookery/timeline';
import { useMessages, useNotify, type Notice } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { outboxMessages } from './messages.js';
import { addedNotice, failedNotice, lostNotice, sentNotice, type OutboxNotice } from './outbox-notices.js';

/** Tells of the records of an outbox, and of the actions that wait for a connection. */
export interface OutboxNotices extends OutboxListeners {
  /** An action of an earlier visit, or of another tab, was rolled back. */
  onLost(action: Pick<LostAction, 'error'>): void;
  /** An action waits, and the browser cannot store it. */
  onUnkept(): void;
}

/** Tells in toasts what happens to posts, edits, votes and actions, and does what they say. @param scheduledHref The page of the scheduled posts. */
export function useOutboxNotices(scheduledHref: string): OutboxNotices {
  const text = useMessages(outboxMessages);
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { onEditDraft, hrefs } = useTimelineOptions();

  const context = () => ({ outbox: outboxOf(queryClient), drafts: draftStoreOf(queryClient) });
  const edit = async (recordId: string): Promise<void> => {
    const draftId = await takeBack(context(), recordId);
    if (draftId !== null) onEditDraft?.(draftId);
  };
  const view = (path: string): Pick<Notice, 'action'> => ({ action: { label: text.view(), href: path } });

  const tell = (notice: OutboxNotice | null): void => {
    if (notice === null) return;
    switch (notice.kind) {
      case 'sending': {
        const { record, durationMs } = notice;
        const action = { label: text.undo(), onPress: () => void edit(record.id) };
        return notify({ kind: 'info', text: text.sending(), action, durationMs });
      }
      case 'sent':
      case 'edited':
        return notify({ kind: 'success', text: text[notice.kind](), ...view(hrefs.status(notice.status)) });
      case 'publishedNow':
        return notify({ kind: 'info', text: text.publishedNow(), ...view(hrefs.status(notice.status)) });
      case 'scheduled':
        return notify({ kind: 'success', text: text.scheduled(), ...view(scheduledHref) });
      case 'returned': {
        const { id, kind, failure } = notice.record;
        const said = kind === 'edit' ? 'notEdited' : 'notSent';
        const reason = failure?.text ?? null;
        const what = reason === null ? text[said]() : text[`${said}Reason`]({ reason });
        void takeBack(context(), id).then(draftId => {
          const open = draftId !== null && onEditDraft !== null ? () => onEditDraft(draftId) : null;
          notify({
            kind: 'error',
            text: `${what} ${text.keptAsDraft()}`,
            ...(open && { action: { label: text.edit(), onPress: open } }),
          });
        });
        return undefined;
      }
      case 'uncertain': {
        const check = () => void outboxOf(queryClient).retry(notice.record.id);
        return notify({ kind: 'error', text: text.uncertain(), action: { label: text.check(), onPress: check } });
      }
      case 'actionLost': {
        const { reason } = notice;
        return notify({ kind: 'error', text: reason === null ? text.actionLost() : text.actionLostReason({ reason }) });
      }
      case 'actionUnkept':
        return notify({ kind: 'info', text: text.actionUnkept() });
      case 'notVoted': {
        const reason = notice.record.failure?.text ?? null;
        void outboxOf(queryClient).discard(notice.record.id);
        return notify({ kind: 'error', text: reason === null ? text.notVoted() : text.notVotedReason({ reason }) });
      }
    }
  };
  return {
    onAdded: record => tell(addedNotice(record, Date.now())),
    onSent: (record, result) => tell(sentNotice(record, result)),
    onFailed: record => tell(failedNotice(record)),
    onLost: ({ error }) => tell(lostNotice(error)),
    onUnkept: () => tell({ kind: 'actionUnkept' }),
  };
}
