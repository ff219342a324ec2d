import type { Hono } from 'hono';

import { requireViewer, statusToChange } from '../http/access.js';
import { publishStatus, notify, withdrawStatus } from '../server/notify.js';
import { bodyParameters } from '../http/parameters.js';
import { failure, notFound, unprocessable } from '../http/refusal.js';
import { statusJson } from '../server/serialize.js';
import type { Environment, Server } from '../server/server.js';
import { bookmark, favourite, reblog, unbookmark, unfavourite, unreblog } from '../world/actions.js';
import type { World } from '../world/world.js';
import { hasLink } from '../world/world.js';
import type { StatusRecord } from '../world/records.js';

type Mark = (world: World, accountId: string, statusId: string) => boolean;

/** The status an action applies to: the reblogged status for a reblog. */
function target(server: Server, wireId: string, viewerId: string): StatusRecord {
  const status = statusToChange(server, wireId, viewerId);
  if (status.reblog_of_id === null) return status;
  const inner = server.world.statuses.get(status.reblog_of_id);
  if (inner === undefined) throw notFound();
  return inner;
}

const marks: readonly { name: string; scope: string; act: Mark }[] = [
  { name: 'favourite', scope: 'write:favourites', act: favourite },
  { name: 'unfavourite', scope: 'write:favourites', act: unfavourite },
  { name: 'bookmark', scope: 'write:bookmarks', act: bookmark },
  { name: 'unbookmark', scope: 'write:bookmarks', act: unbookmark },
];

export function statusActionRoutes(app: Hono<Environment>, server: Server): void {
  for (const { name, scope, act } of marks) {
    app.post(`/api/v1/statuses/:id/${name}`, context => {
      const viewerId = requireViewer(context, scope);
      const status = target(server, context.req.param('id'), viewerId);
      const isNewFavourite = name === 'favourite' && !hasLink(server.world.favourites, viewerId, status.id);
      if (!act(server.world, viewerId, status.id)) throw notFound();
      if (isNewFavourite) notify(server, status.account_id, 'favourite', viewerId, status.id);
      return context.json(statusJson(server, status, viewerId));
    });
  }

  app.post('/api/v1/statuses/:id/reblog', async context => {
    const viewerId = requireViewer(context, 'write:statuses');
    const body = await bodyParameters(context.req.raw, false);
    const status = target(server, context.req.param('id'), viewerId);
    const isOwnPrivate = status.visibility === 'private' && status.account_id === viewerId;
    if (!isOwnPrivate && !['public', 'unlisted', 'local'].includes(status.visibility)) throw notFound();
    const wanted = body.text('visibility');
    const visibility = wanted === 'unlisted' || wanted === 'private' ? wanted : isOwnPrivate ? 'private' : 'public';
    const isNew = server.world.reblogs.get(viewerId)?.has(status.id) !== true;
    if (!isNew && server.profile.statuses.reblogTwice === 'failure') throw failure();
    const wrapper = reblog(server.world, viewerId, status.id, server.now(), visibility);
    if (wrapper === null) throw notFound();
    server.removedReblogs.delete(`${viewerId} ${status.id}`);
    if (isNew) publishStatus(server, wrapper);
    return context.json(statusJson(server, wrapper, viewerId));
  });

  app.post('/api/v1/statuses/:id/unreblog', context => {
    const viewerId = requireViewer(context, 'write:statuses');
    const status = target(server, context.req.param('id'), viewerId);
    const wrapper = server.world.statuses.get(server.world.reblogs.get(viewerId)?.get(status.id) ?? '');
    const before = statusJson(server, status, viewerId);
    if (wrapper !== undefined) {
      withdrawStatus(server, wrapper, () => unreblog(server.world, viewerId, status.id));
      server.removedReblogs.set(`${viewerId} ${status.id}`, server.now());
    }
    return context.json(server.profile.statuses.unreblogAnswer === 'old' ? before : statusJson(server, status, viewerId));
  });

  for (const isPin of [true, false]) {
    app.post(`/api/v1/statuses/:id/${isPin ? 'pin' : 'unpin'}`, context => {
      const viewerId = requireViewer(context, 'write:accounts');
      const status = statusToChange(server, context.req.param('id'), viewerId);
      const account = server.world.accounts.get(viewerId);
      if (account === undefined) throw notFound();
      if (status.account_id !== viewerId) throw unprocessable("Validation failed: Someone else's post cannot be pinned");
      if (status.reblog_of_id !== null) throw unprocessable('Validation failed: A reblog cannot be pinned');
      const { limit, visibilities, limitText, visibilityText } = server.profile.statuses.pins;
      if (isPin && !visibilities.includes(status.visibility)) throw unprocessable(visibilityText);
      const others = account.pinned_status_ids.filter(id => id !== status.id);
      if (isPin && others.length >= limit) throw unprocessable(limitText);
      account.pinned_status_ids = isPin ? [status.id, ...others] : others;
      server.overrides.change(state => {
        state.pins[viewerId] = account.pinned_status_ids;
      });
      return context.json(statusJson(server, status, viewerId));
    });

    app.post(`/api/v1/statuses/:id/${isPin ? 'mute' : 'unmute'}`, context => {
      const viewerId = requireViewer(context, 'write:mutes');
      const status = target(server, context.req.param('id'), viewerId);
      server.overrides.change(state => {
        const others = (state.mutedThreads[viewerId] ?? []).filter(id => id !== status.id);
        state.mutedThreads[viewerId] = isPin ? [...others, status.id] : others;
      });
      return context.json(statusJson(server, status, viewerId));
    });
  }
}
