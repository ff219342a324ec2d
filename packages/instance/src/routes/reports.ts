import type { Hono } from 'hono';

import { accountFrom, requireViewer } from '../http/access.js';
import { bodyParameters } from '../http/parameters.js';
import { badRequest, notFound, unprocessable } from '../http/refusal.js';
import type { Environment, Server, Wire } from '../server/server.js';
import { notify } from '../server/notify.js';
import { accountJson } from '../server/serialize-account.js';
import { chatKeyOf } from '../world/chat-record.js';
import { messageById } from '../world/chats.js';
import { staffOf } from '../world/members.js';
import { addReport } from '../world/relationships.js';
import type { ReportRecord } from '../world/moderation-record.js';

const MAXIMUM_COMMENT = 1_000;

/** Refuses a message that the reported account did not write in a chat with the viewer (404). */
function findReported(server: Server, viewerId: string, targetId: string, wireId: string): void {
  const chat = server.world.chats.get(chatKeyOf(viewerId, targetId));
  const id = server.profile.ids.decode(wireId);
  const message =
    chat === undefined || id === null ? null : messageById(server.world, chat, { accountId: viewerId, since: null }, id);
  if (message?.account_id !== targetId) throw notFound();
}

function reportJson(server: Server, report: ReportRecord): Wire {
  const { people } = server.profile;
  const target = server.world.accounts.get(report.target_id);
  const { id, created_at, action_taken_at = null } = report;
  const common = { id, action_taken: (report.state ?? 'open') !== 'open', action_taken_at, created_at };
  return {
    ...common,
    comment: report.comment,
    forwarded: report.forwarded,
    status_ids: report.status_ids,
    ...(people.reports === 'comment' ? {} : { rule_ids: report.rule_ids }),
    ...(people.reports === 'categories' ? { category: report.category } : {}),
    target_account: target === undefined ? null : accountJson(server, target),
  };
}

/** Notifies the staff of a report. Its account is stored by its id, as in other notifications. */
export function tellStaff(server: Server, report: ReportRecord): void {
  const { types } = server.profile.notifications;
  const type = types.find(one => one === 'admin.report' || one === 'pleroma:report');
  if (type === undefined) return;
  const extra = { report: { ...reportJson(server, report), target_account: report.target_id } };
  for (const { id } of staffOf(server.world)) notify(server, id, type, report.account_id, null, extra);
}

/** Reports of members to the staff, and those that a member has sent. */
export function reportRoutes(app: Hono<Environment>, server: Server): void {
  app.post('/api/v1/reports', async context => {
    const viewerId = requireViewer(context, 'write:reports');
    if (server.profile.reports === 'refused') throw unprocessable('Reports are not supported');
    const body = await bodyParameters(context.req.raw, server.profile.refusesEmptyJson !== 'never');
    const target = accountFrom(server, body.text('account_id') ?? '');
    if (target.id === viewerId) throw unprocessable('Validation failed: You cannot report yourself');
    const statusIds = body.list('status_ids');
    if (server.profile.reports === 'need-statuses' && statusIds.length === 0) throw badRequest('status_ids must not be empty');
    const messageIds = server.profile.chats?.extended === true ? body.list('message_ids') : null;
    for (const id of messageIds ?? []) findReported(server, viewerId, target.id, id);
    const category = body.text('category') ?? 'other';
    const ruleIds = body.list('rule_ids');
    const { people } = server.profile;
    if (people.reports === 'categories' && !['spam', 'legal', 'violation', 'other'].includes(category)) {
      throw unprocessable("'category' is not a valid category");
    }
    const comment = body.text('comment') ?? '';
    if (comment.length > MAXIMUM_COMMENT)
      throw unprocessable('Validation failed: Comment is too long (maximum is 1000 characters)');
    const report = addReport(server.world, {
      account_id: viewerId,
      target_id: target.id,
      created_at: new Date(server.now()).toISOString(),
      category: people.reports === 'categories' ? category : 'other',
      comment,
      forwarded: target.host !== null && body.flag('forward') === true,
      status_ids: statusIds,
      rule_ids: people.reports === 'comment' ? [] : ruleIds,
    });
    tellStaff(server, report);
    return context.json({ ...reportJson(server, report), ...(messageIds === null ? {} : { message_ids: messageIds }) });
  });

  app.get('/api/v1/reports', context => {
    const viewerId = requireViewer(context, 'read:reports');
    if (!server.profile.people.ownReports) throw notFound();
    const wanted = context.req.query('target_account_id');
    const targetId = wanted === undefined ? null : server.profile.ids.decodeAccount(wanted);
    const own = server.world.reports.filter(
      ({ account_id, target_id }) => account_id === viewerId && (wanted === undefined || target_id === targetId),
    );
    return context.json(own.toReversed().map(report => reportJson(server, report)));
  });
}
