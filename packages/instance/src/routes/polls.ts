import type { Hono } from 'hono';

import { viewerFor, requireViewer } from '../http/access.js';
import { bodyParameters } from '../http/parameters.js';
import { notFound, unprocessable } from '../http/refusal.js';
import { pollJson } from '../server/serialize.js';
import type { Environment, Server } from '../server/server.js';
import { vote } from '../world/actions.js';
import { canSee } from '../world/visibility.js';
import type { PollRecord, StatusRecord } from '../world/records.js';

function pollFrom(server: Server, id: string, viewerId: string | null): { status: StatusRecord; poll: PollRecord } {
  const isIt = (status: StatusRecord): boolean => status.poll?.id === id;
  const direct = server.world.statuses.get(id);
  const status = direct !== undefined && isIt(direct) ? direct : [...server.world.statuses.values()].find(isIt);
  const poll = status?.poll ?? null;
  if (status === undefined || poll === null || !server.profile.statuses.polls || !canSee(server.world, status.id, viewerId)) {
    throw notFound();
  }
  return { status, poll };
}

export function pollRoutes(app: Hono<Environment>, server: Server): void {
  app.get('/api/v1/polls/:id', context => {
    const viewerId = viewerFor(context, server, 'poll');
    const { status, poll } = pollFrom(server, context.req.param('id'), viewerId);
    return context.json(pollJson(server, poll, status.account_id, viewerId));
  });

  app.post('/api/v1/polls/:id/votes', async context => {
    const viewerId = requireViewer(context, 'write:statuses');
    const { status, poll } = pollFrom(server, context.req.param('id'), viewerId);
    const body = await bodyParameters(context.req.raw, server.profile.refusesEmptyJson !== 'never');
    if (status.account_id === viewerId) throw unprocessable('Validation failed: You cannot vote in your own polls');
    const choices = body.list('choices').map(choice => (/^\d+$/.test(choice) ? Number(choice) : -1));
    switch (vote(server.world, viewerId, status.id, choices, server.now())) {
      case 'voted':
        return context.json(pollJson(server, server.world.statuses.get(status.id)?.poll ?? poll, status.account_id, viewerId));
      case 'gone':
        throw notFound();
      case 'ended':
        throw unprocessable('Validation failed: The poll has already ended');
      case 'already':
        throw unprocessable('Validation failed: You have already voted on this poll');
      case 'invalid':
        throw unprocessable('Validation failed: The chosen vote option does not exist');
    }
  });
}
