import type { Hono } from 'hono';

import { requireViewer, statusFrom, statusToChange, viewerFor } from '../http/access.js';
import { badRequest } from '../http/refusal.js';
import { reactedBy } from '../server/accounts-of-posts.js';
import { notify } from '../server/notify.js';
import { accountsJson } from '../server/serialize-account.js';
import { reactionsJson, statusJson } from '../server/serialize.js';
import type { Environment, RouteContext, Server } from '../server/server.js';
import { react, unreact } from '../world/actions.js';
import type { StatusRecord } from '../world/records.js';

// The flag `v` cannot be written as a literal for ES2023.
const nativeEmoji = new RegExp('^\\p{RGI_Emoji}$', 'v');

/** Emoji reactions: at the addresses of the Pleroma family, or at those of Hollo. Other server profiles have none. */
export function reactionRoutes(app: Hono<Environment>, server: Server): void {
  // Read `server.world` per request: a reset replaces it.
  const { profile } = server;

  function shown(wireId: string, viewerId: string): StatusRecord {
    const status = statusToChange(server, wireId, viewerId);
    return server.world.statuses.get(status.reblog_of_id ?? '') ?? status;
  }

  function change(context: RouteContext, wireId: string, name: string, isOn: boolean): Response {
    const viewerId = requireViewer(context, 'write:statuses');
    const status = shown(wireId, viewerId);
    const isKnown = status.reactions.find(reaction => reaction.name === name)?.account_ids.includes(viewerId) === true;
    const isCustom = profile.statuses.reactions === 'pleroma' && server.world.emojis.some(({ shortcode }) => shortcode === name);
    // A custom emoji of another server can be joined once somebody there has added it.
    const isJoined =
      profile.statuses.reactions === 'pleroma' && name.includes('@') && status.reactions.some(one => one.name === name);
    if (isOn && !isCustom && !isJoined && !nativeEmoji.test(name)) throw badRequest('Invalid emoji');
    (isOn ? react : unreact)(server.world, viewerId, status.id, name);
    if (isOn && !isKnown) notify(server, status.account_id, 'pleroma:emoji_reaction', viewerId, status.id);
    return context.json(statusJson(server, status, viewerId));
  }

  if (profile.statuses.reactions === 'pleroma') {
    const path = '/api/v1/pleroma/statuses/:id/reactions/:emoji';
    app.put(path, context => change(context, context.req.param('id'), context.req.param('emoji'), true));
    app.delete(path, context => change(context, context.req.param('id'), context.req.param('emoji'), false));
    app.get('/api/v1/pleroma/statuses/:id/reactions/:emoji?', context => {
      const viewerId = viewerFor(context, server, 'status');
      const status = statusFrom(server, context.req.param('id'), viewerId);
      const name = context.req.param('emoji');
      const known = status.reactions.filter(reaction => name === undefined || reaction.name === name);
      const accountIds = known.map(reaction => reactedBy(server.world, status, reaction));
      return context.json(
        reactionsJson(server, { ...status, reactions: known }, viewerId).map(({ account_ids: _ids, ...json }, index) => ({
          ...json,
          accounts: accountsJson(server, accountIds[index] ?? []),
        })),
      );
    });
  }
  if (profile.statuses.reactions === 'emoji_reactions') {
    app.post('/api/v1/statuses/:id/react/:emoji', context =>
      change(context, context.req.param('id'), context.req.param('emoji'), true),
    );
    app.post('/api/v1/statuses/:id/unreact/:emoji', context =>
      change(context, context.req.param('id'), context.req.param('emoji'), false),
    );
  }
}
