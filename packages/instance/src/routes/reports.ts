import type { Hono } from 'hono';

import { accountFrom, requireViewer } from '../http/access.js';
import { bodyParameters } from '../http/parameters.js';
import { badRequest, notFound, unprocessable } from '../http/refusal.js';
import type { Environment, Server } from '../server/server.js';
import { accountJson } from '../server/serialize-account.js';
import { chatKeyOf } from '../world/chat-record.js';
import { messageById } from '../world/chats.js';

/** Refuses a message that the reported account did not write in a chat with the viewer (404). */
function findReported(server: Server, viewerId: string, targetId: string, wireId: string): void {
  const chat = server.world.chats.get(chatKeyOf(viewerId, targetId));
  const id = server.profile.ids.decode(wireId);
  const message =
    chat === undefined || id === null ? null : messageById(server.world, chat, { accountId: viewerId, since: null }, id);
  if (message?.account_id !== targetId) throw notFound();
}

/** Reports are accepted and not stored: the server has no moderators. */
export function reportRoutes(app: Hono<Environment>, server: Server): void {
  let count = 0;

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
    count += 1;
    return context.json({
      id: String(count),
      action_taken: false,
      action_taken_at: null,
      category: body.text('category') ?? 'other',
      comment: body.text('comment') ?? '',
      forwarded: body.flag('forward') === true,
      created_at: new Date(server.now()).toISOString(),
      status_ids: statusIds,
      rule_ids: body.list('rule_ids'),
      ...(messageIds === null ? {} : { message_ids: messageIds }),
      target_account: accountJson(server, target),
    });
  });
}
