import { registerChatMessages } from '@rookery/chats/sending';
import { useOutboxNotices, useOutboxWork, type OutboxSession } from '@rookery/compose/outbox';
import { registerImports, registerReports, useImportNotices, useReportNotices } from '@rookery/people';
import { bindHeldActions, bindSharedChanges, bindVotes, outboxOf, useClient } from '@rookery/store';
import { usePendingPosts } from '@rookery/timeline';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { openReport } from './modals/modals.js';
import { sessionStore } from './session/sessions.dom.js';
import { isRefused } from './storage/stored-data.dom.js';

/** The page with the imports and their reports. */
const DATA_PATH = '/settings/data';

/** Works the outbox of one account, the nearest one. */
export function AccountOutboxScreen({ sessionId }: { sessionId: string }) {
  const client = useClient();
  const queryClient = useQueryClient();
  usePendingPosts();
  const notices = useOutboxNotices('/scheduled_statuses');
  const reports = useReportNotices(account => openReport(account, null));
  const navigate = useNavigate();
  const imports = useImportNotices(DATA_PATH, () => void navigate(DATA_PATH));
  const latest = useRef(notices);
  useEffect(() => {
    latest.current = notices;
  }, [notices]);

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
        onLost: action => latest.current.onLost(action),
        onUnkept: () => latest.current.onUnkept(),
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

  const session = useMemo<OutboxSession>(
    () => ({
      token: () => sessionStore.list().find(({ id }) => id === sessionId)?.accessToken ?? null,
      isRefused: () => isRefused(sessionId),
      subscribe: onChange => sessionStore.subscribe(onChange),
    }),
    [sessionId],
  );
  useOutboxWork(session, {
    onAdded: notices.onAdded,
    onSent(record, result) {
      notices.onSent(record, result);
      reports.onSent(record, result);
      imports.onSent(record, result);
    },
    onFailed(record) {
      notices.onFailed(record);
      reports.onFailed(record);
    },
  });
  return null;
}
