import type { Hono } from 'hono';

import { accountFrom, refuseHidden, viewerFor, requireViewer, viewerOf } from '../http/access.js';
import { pageByCursor, pageStatuses, readLimit, sendPage, sendStatuses } from '../http/paging.js';
import { queryParameters } from '../http/parameters.js';
import { notFound, Refusal, unprocessable, wrongMethod } from '../http/refusal.js';
import { MAXIMUM_SEARCH_LENGTH, searchAccounts } from '../server/search.js';
import { statusesJson } from '../server/serialize.js';
import type { Environment, RouteContext, Server } from '../server/server.js';
import { accountIdByAcct } from '../world/discovery.js';
import { accountStatuses } from '../world/timelines.js';
import { isSuspended } from '../world/visibility.js';
import { hasLink } from '../world/world.js';
import { accountJson, accountsJson, ownAccountJson } from '../server/serialize-account.js';

function ownAccount(context: RouteContext, server: Server): Response {
  const { verifyRefusal } = server.profile.token;
  if (verifyRefusal !== null && viewerOf(context) === null) {
    throw new Refusal('unauthorized', verifyRefusal.status, '', verifyRefusal);
  }
  const viewerId = requireViewer(context, 'read:accounts');
  const account = server.world.accounts.get(viewerId);
  if (account === undefined) throw notFound();
  return context.json(ownAccountJson(server, account));
}

function queryIds(context: RouteContext, server: Server): string[] {
  const query = queryParameters(new URL(context.req.url).searchParams);
  const wires = server.profile.plainId ? query.list('id') : query.list('id[]');
  return wires.flatMap(wire => server.profile.ids.decodeAccount(wire) ?? []);
}

function followRoutes(app: Hono<Environment>, server: Server, name: 'followers' | 'following'): void {
  app.get(`/api/v1/accounts/:id/${name}`, context => {
    viewerFor(context, server, 'accounts');
    const account = accountFrom(server, context.req.param('id'));
    const isHidden = account.standing?.hides_follows === true && account.id !== viewerOf(context);
    const ids = isHidden || isSuspended(server.world, account) ? [] : (server.world[name].get(account.id) ?? []);
    const page = pageByCursor(context, server, 'accounts', `${name} ${account.id}`, ids);
    return sendPage(context, server, 'accounts', page, accountsJson(server, page.ids));
  });
}

export function accountRoutes(app: Hono<Environment>, server: Server): void {
  app.get('/api/v1/accounts/verify_credentials', context => ownAccount(context, server));

  app.get('/api/v1/accounts/lookup', context => {
    viewerFor(context, server, 'account');
    const id = accountIdByAcct(server.world, context.req.query('acct') ?? '');
    const account = id === null ? undefined : server.world.accounts.get(id);
    if (account === undefined) throw notFound();
    refuseHidden(server, account);
    return context.json(accountJson(server, account));
  });

  app.get('/api/v1/accounts/search', context => {
    const viewerId = requireViewer(context, 'read:accounts');
    const query = queryParameters(new URL(context.req.url).searchParams);
    const offset = Number.parseInt(query.text('offset') ?? '0', 10) || 0;
    const text = query.text('q') ?? '';
    if (text.length > MAXIMUM_SEARCH_LENGTH) throw unprocessable('The search text is too long');
    const found = searchAccounts(server.world, text, {
      viewerId,
      followingOnly: query.flag('following') === true,
      followersOnly: query.flag('followers') === true,
    });
    return context.json(accountsJson(server, found.slice(offset, offset + readLimit(context, server, 'accounts'))));
  });

  app.get('/api/v1/accounts', context => {
    viewerFor(context, server, 'account');
    if (!server.profile.statuses.batch) throw wrongMethod(server.profile);
    return context.json(accountsJson(server, queryIds(context, server)));
  });

  app.get('/api/v1/accounts/:id', context => {
    viewerFor(context, server, 'account');
    return context.json(accountJson(server, accountFrom(server, context.req.param('id'))));
  });

  app.get('/api/v1/accounts/:id/statuses', context => {
    const viewerId = viewerFor(context, server, 'account-statuses');
    const account = accountFrom(server, context.req.param('id'));
    if (viewerId !== null && hasLink(server.world.blocks, account.id, viewerId)) return context.json([]);
    const query = queryParameters(new URL(context.req.url).searchParams);
    const isFiltered = server.profile.paging.accountStatusFilters;
    const tag = isFiltered ? query.text('tagged')?.toLowerCase() : undefined;
    const page = pageStatuses(
      context,
      server,
      range => {
        if (!isFiltered) return accountStatuses(server.world, account.id, viewerId, {}, range);
        const filter = {
          only_media: query.flag('only_media'),
          exclude_replies: query.flag('exclude_replies'),
          exclude_reblogs: query.flag('exclude_reblogs'),
          pinned: query.flag('pinned'),
        };
        if (tag === undefined) return accountStatuses(server.world, account.id, viewerId, filter, range);
        const tagged = (id: string): boolean =>
          server.world.statuses.get(id)?.tags.some(name => name.toLowerCase() === tag) ?? false;
        const all = accountStatuses(server.world, account.id, viewerId, filter, { ...range, limit: Infinity }).filter(tagged);
        return range.min_id === undefined ? all.slice(0, range.limit) : all.slice(-(range.limit ?? 20));
      },
      isFiltered ? 'statuses' : server.profile.paging.statuses.size,
    );
    const items = statusesJson(server, page.ids, viewerId);
    if (query.flag('pinned') === true && isFiltered) return context.json(items);
    return sendStatuses(context, server, 'account-statuses', page, items);
  });

  followRoutes(app, server, 'followers');
  followRoutes(app, server, 'following');
}
