import type { Client } from '@rookery/api-client';
import { adminAccountsOf, type AdminApi, type AdminTarget } from '@rookery/api-client/admin';
import type { Task, TaskNote } from './tasks.js';

/** Sends a task. `note`: null where the member is told nothing. Rejects as the client does. */
export function sendTask(
  client: Client,
  api: AdminApi,
  target: AdminTarget,
  task: Task,
  { note, reportId }: { note: TaskNote | null; reportId: string | null } = { note: null, reportId: null },
): Promise<void> {
  const accounts = adminAccountsOf(client, api);
  if (task.kind === 'delete') return accounts.delete(target);
  if (task.kind === 'undo') return accounts.undo(target, task.type);
  const told = note === null ? {} : { text: note.text.trim(), send_email_notification: note.sendsMail };
  return accounts.act(target, { type: task.type, report_id: reportId, ...told });
}
