import type { Client } from '@rookery/api-client';
import { type AdminAccount, adminAccountsOf, type AdminApi, adminReportsOf, type AdminTarget } from '@rookery/api-client/admin';
import { partsKind } from '@rookery/store';
import type { QueryClient } from '@tanstack/react-query';
import { sendTask } from '../actions/do-task.data.js';
import { isDone, standingAfter } from '../actions/tasks.js';
import { countsKey, ingestReports, ingestStaffAccounts, isGone } from '../data/staff-cache.data.js';
import type { BatchKind, BatchLine, BatchPayload, BatchTask } from './batch-record.js';

/**
 * The kind of records that are an action on many items (HINT-11). A line is asked for before it is done, and left alone where it is done already: after a
 * lost answer or a closed tab nothing happens twice, and no member gets a second mail.
 */
export function batchKind(client: Client, queryClient: QueryClient): BatchKind {
  const kind = partsKind<BatchLine, BatchPayload>((line, { api, task }) => doLine(client, queryClient, api, task, line));
  return {
    ...kind,
    async send(record) {
      const rest = await kind.send(record);
      void queryClient.invalidateQueries({ queryKey: countsKey });
      return rest;
    },
  };
}

async function doLine(client: Client, queryClient: QueryClient, api: AdminApi, task: BatchTask, line: BatchLine): Promise<void> {
  switch (task.kind) {
    case 'resolve':
    case 'reopen':
      return answerReport(client, queryClient, api, task.kind, line.id);
    case 'approve':
    case 'reject':
      return answerApplicant(client, queryClient, api, task.kind, line);
    case 'act':
    case 'undo': {
      const account = await adminAccountsOf(client, api).get(line);
      if (!isDone(task, account)) await sendTask(client, api, line, task);
      ingestStaffAccounts(queryClient, api, [{ ...account, ...standingAfter(task) }]);
    }
  }
}

async function answerReport(
  client: Client,
  queryClient: QueryClient,
  api: AdminApi,
  answer: 'resolve' | 'reopen',
  id: string,
): Promise<void> {
  const reports = adminReportsOf(client, api);
  const report = await reports.get(id);
  const isResolved = answer === 'resolve';
  if (report.action_taken !== isResolved) await reports[answer](id);
  ingestReports(queryClient, api, [{ ...report, action_taken: isResolved, state: isResolved ? 'resolved' : 'open' }]);
}

async function answerApplicant(
  client: Client,
  queryClient: QueryClient,
  api: AdminApi,
  answer: 'approve' | 'reject',
  line: AdminTarget,
): Promise<void> {
  const accounts = adminAccountsOf(client, api);
  const account = await accounts.get(line).catch((error: unknown): AdminAccount | null => {
    if (answer === 'approve' || !isGone(error)) throw error;
    return null;
  });
  if (account === null) return;
  if (answer === 'reject') return accounts.reject(line);
  if (!account.approved) await accounts.approve(line);
  ingestStaffAccounts(queryClient, api, [{ ...account, approved: true }]);
}
