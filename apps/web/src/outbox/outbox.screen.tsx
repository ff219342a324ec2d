import {
  bindHeldActions,
  bindSharedChanges,
  bindVotes,
  doneCount,
  draftStoreOf,
  outboxFate,
  outboxOf,
  retainOutbox,
  useClient,
  watchOutbox,
  type OutboxFate,
  type OutboxRecord,
} from '@rookery/store';
import { registerChatMessages } from '@rookery/chats/sending';
import { isImport, isReportShown, registerImports, registerReports } from '@rookery/people';
import { returnToDrafts, takeBack, usePendingPosts, useTimelineOptions } from '@rookery/timeline';
import { useFormat, useMessages, useNotify, type Notice } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { openReport } from '../modals/modals.js';
import { hrefs } from '../routing/hrefs.js';
import { useSession } from '../session/session-provider.js';
import { sessionStore } from '../session/sessions.dom.js';
import { isRefused } from '../storage/stored-data.js';
import { outboxMessages } from './messages.js';
import { addedNotice, failedNotice, lostNotice, sentNotice, type OutboxNotice } from './outbox-notices.js';

/** The page with the imports and their reports. */
const DATA_PATH = '/settings/data';

/** Works the outbox of the account, also what an earlier visit left in it, and tells what happens to it. */
export function OutboxScreen() {
  const { session } = useSession();
  return session === null ? null : <AccountOutbox sessionId={session.id} />;
}

function AccountOutbox({ sessionId }: { sessionId: string }) {
  const client = useClient();
  const queryClient = useQueryClient();
  usePendingPosts();
  const tell = useNotices();
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  }, [tell]);

  useEffect(() => {
    const outbox = outboxOf(queryClient);
    const unsubscribes = [
      bindVotes(client, queryClient, outbox),
      bindSharedChanges(queryClient),
      bindHeldActions({
        client,
        queryClient,
        outbox,
        load: () => Promise.all([import('@rookery/people/tags'), import('@rookery/people/suggestions')]),
        onLost: ({ error }) => latest.current(lostNotice(error)),
        onUnkept: () => latest.current({ kind: 'actionUnkept' }),
      }),
    ];
    return () => unsubscribes.forEach(unsubscribe => unsubscribe());
  }, [client, queryClient]);

  // Messages, reports and imports of an earlier visit go on also while no chat, report or page of them is open.
  useEffect(() => {
    registerChatMessages(client, queryClient);
    registerReports(client, queryClient);
    registerImports(client, queryClient);
  }, [client, queryClient]);

  useEffect(() => {
    const [outbox, drafts] = [outboxOf(queryClient), draftStoreOf(queryClient)];
    const release = retainOutbox(queryClient);
    // A page or a dialog tells what happens to it.
    const isShown = (record: OutboxRecord) =>
      isReportShown(queryClient, record.id) || (isImport(record) && window.location.pathname === DATA_PATH);
    const unwatch = watchOutbox(outbox, {
      onAdded: record => latest.current(addedNotice(record, Date.now())),
      onSent: (record, result) => isShown(record) || latest.current(sentNotice(record, result)),
      onFailed: record => isShown(record) || latest.current(failedNotice(record)),
    });
    const fate = (): OutboxFate =>
      outboxFate({
        token: client.accessToken,
        present: sessionStore.list().find(({ id }) => id === sessionId)?.accessToken ?? null,
        isRefused: isRefused(sessionId),
      });
    return () => {
      unwatch();
      switch (fate()) {
        case 'go-on': {
          release();
          const unsubscribe = sessionStore.subscribe(() => {
            if (fate() === 'go-on') return;
            unsubscribe();
            outbox.stop();
          });
          return;
        }
        case 'stop':
          outbox.stop();
          return;
        case 'return':
          void returnToDrafts({ outbox, drafts });
      }
    };
  }, [client, queryClient, sessionId]);
  return null;
}

/** Returns a function that tells a notice in a toast, and does what it says. */
function useNotices(): (notice: OutboxNotice | null) => void {
  const text = useMessages(outboxMessages);
  const format = useFormat();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { onEditDraft } = useTimelineOptions();

  const context = () => ({ outbox: outboxOf(queryClient), drafts: draftStoreOf(queryClient) });
  const edit = async (recordId: string): Promise<void> => {
    const draftId = await takeBack(context(), recordId);
    if (draftId !== null) onEditDraft?.(draftId);
  };
  const view = (path: string): Pick<Notice, 'action'> => ({ action: { label: text.view(), href: path } });

  return notice => {
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
        return notify({ kind: 'success', text: text.scheduled(), ...view('/scheduled_statuses') });
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
      case 'reported':
        return notify({ kind: 'success', text: text.reported({ acct: notice.record.payload.account.acct }) });
      case 'imported': {
        const { job } = notice.record.payload;
        const numbers = { done: format.number(doneCount(job)), total: format.number(job.total) };
        return notify({ kind: 'success', text: text.imported(numbers), ...view(DATA_PATH) });
      }
      case 'notReported':
      case 'reportUnclear': {
        const { payload, failure } = notice.record;
        const { acct } = payload.account;
        const reason = failure?.text ?? null;
        const said = reason === null ? text[notice.kind]({ acct }) : text.notReportedReason({ acct, reason });
        return notify({
          kind: 'error',
          text: said,
          action: { label: text.view(), onPress: () => openReport(payload.account, null) },
        });
      }
      case 'notVoted': {
        const reason = notice.record.failure?.text ?? null;
        void outboxOf(queryClient).discard(notice.record.id);
        return notify({ kind: 'error', text: reason === null ? text.notVoted() : text.notVotedReason({ reason }) });
      }
    }
  };
}
