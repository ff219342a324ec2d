import { deleteStatus } from '../world/actions.js';
import { changeMember, changeStanding, isWaiting, memberOf, unjoin } from '../world/members.js';
import { addToLog, changeReport } from '../world/moderation.js';
import type { AccountRecord, StatusRecord } from '../world/records.js';
import type { ReportRecord } from '../world/moderation-record.js';
import { withdrawStatus } from './notify.js';
import type { Server } from './server.js';

export const actionTypes = ['none', 'sensitive', 'disable', 'silence', 'suspend'] as const;
export type ActionType = (typeof actionTypes)[number];

interface Action {
  readonly type: ActionType;
  readonly text: string;
  readonly sendsMail: boolean;
  readonly report: ReportRecord | null;
}

/** Writes to the log. `action`: Pleroma's name of it. */
export function log(server: Server, staff: AccountRecord, action: string, message: string): void {
  const created_at = new Date(server.now()).toISOString();
  addToLog(server.world, { account_id: staff.id, action, message: `@${staff.acct} ${message}`, created_at });
}

/** Sets what an action does, or takes it back. A suspended or frozen account is signed out of the streams. */
export function setLimit(server: Server, target: AccountRecord, type: Exclude<ActionType, 'none'>, isOn: boolean): void {
  const { world, grants, hub } = server;
  if (type === 'disable') changeMember(world, target, { disabled: isOn });
  else if (type === 'sensitive') changeStanding(world, target.id, { sensitized: isOn });
  else if (type === 'silence') changeStanding(world, target.id, { limited: isOn });
  else changeStanding(world, target.id, { suspended: isOn });
  if (isOn && (type === 'disable' || type === 'suspend')) for (const { value } of grants.ofAccount(target.id)) hub.cut(value);
}

/** Acts on an account as Mastodon does: tells its owner, resolves the report, and writes the log. */
export function act(
  server: Server,
  staff: AccountRecord,
  target: AccountRecord,
  { type, text, sendsMail, report }: Action,
): void {
  if (type !== 'none') setLimit(server, target, type, true);
  if (target.host === null) warn(server, target, type, text, report);
  const { email } = memberOf(server.world, target);
  if (target.host === null && sendsMail) server.mailbox.send({ to: email, kind: 'warning', text: text || type, url: null });
  if (report !== null) setReportState(server, staff, report, 'resolved');
  log(server, staff, type, `took the action ${type} on @${target.acct}`);
}

/** The notification of a warning: nobody's policy holds it back. */
function warn(server: Server, target: AccountRecord, type: ActionType, text: string, report: ReportRecord | null): void {
  if (!server.profile.notifications.types.includes('moderation_warning')) return;
  const moderation_warning = {
    id: String(server.world.moderationLog.length + 1),
    action: type,
    text,
    status_ids: report?.status_ids ?? [],
    created_at: new Date(server.now()).toISOString(),
    appeal: null,
  };
  const notification = server.notifications.add(target.id, {
    type: 'moderation_warning',
    accountId: target.id,
    statusId: null,
    extra: { moderation_warning },
  });
  server.hub.publish({ kind: 'notification', to: target.id, notification });
}

export function setReportState(
  server: Server,
  staff: AccountRecord,
  report: ReportRecord,
  state: NonNullable<ReportRecord['state']>,
): void {
  const at = new Date(server.now()).toISOString();
  const isTaken = state !== 'open';
  changeReport(server.world, report.id, {
    state,
    updated_at: at,
    action_taken_at: isTaken ? at : null,
    action_taken_by_id: isTaken ? staff.id : null,
  });
  log(server, staff, 'report_update', `updated report #${report.id} with '${state}' state`);
}

export function approve(server: Server, staff: AccountRecord, target: AccountRecord): void {
  if (memberOf(server.world, target).approved) return;
  changeMember(server.world, target, { approved: true });
  const { email } = memberOf(server.world, target);
  server.mailbox.send({ to: email, kind: 'approved', text: 'Your account was approved.', url: null });
  log(server, staff, 'approve', `approved users: @${target.acct}`);
}

/** Deletes a post of anybody, and streams that. */
export function removeStatus(server: Server, staff: AccountRecord, status: StatusRecord): void {
  withdrawStatus(server, status, () => deleteStatus(server.world, status.id));
  log(server, staff, 'status_delete', `deleted status #${server.profile.ids.encode(status.id)}`);
}

/** Deletes an account: one that waits leaves no trace, and another one loses its posts and is gone. */
export function removeAccount(server: Server, staff: AccountRecord, target: AccountRecord): void {
  const { world } = server;
  for (const { value } of server.grants.ofAccount(target.id)) server.grants.revoke(value);
  if (isWaiting(world, target.id)) unjoin(world, target.id);
  else {
    for (const id of (world.byAccount.get(target.id) ?? []).toReversed()) {
      const status = world.statuses.get(id);
      if (status !== undefined) withdrawStatus(server, status, () => deleteStatus(world, id));
    }
    changeStanding(world, target.id, { deleted: true });
  }
  log(server, staff, 'delete', `deleted users: @${target.acct}`);
}
