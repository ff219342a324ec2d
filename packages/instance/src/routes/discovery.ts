import type { Hono } from 'hono';

import { accountFrom, viewerFor, requireViewer } from '../http/access.js';
import { queryParameters } from '../http/parameters.js';
import { badRequest, unprocessable } from '../http/refusal.js';
import { readLimit } from '../http/paging.js';
import { MAXIMUM_SEARCH_LENGTH, searchAccounts, searchStatuses, searchTags } from '../server/search.js';
import { statusesJson, tagJson } from '../server/serialize.js';
import type { Environment, RouteContext, Server, Wire } from '../server/server.js';
import { actOnAccount } from '../world/actions.js';
import { suggestions, trendingTags } from '../world/discovery.js';
import type { AccountRecord } from '../world/records.js';
import { accountJson, accountsJson } from '../server/serialize-account.js';

const WEEK_MS = 7 * 86_400_000;

function offsetOf(context: RouteContext): number {
  const offset = Number.parseInt(context.req.query('offset') ?? '', 10);
  return offset > 0 ? offset : 0;
}

function limitOf(context: RouteContext, fallback: number, maximum: number): number {
  const limit = Number.parseInt(context.req.query('limit') ?? '', 10);
  return limit > 0 ? Math.min(limit, maximum) : fallback;
}

/** Public posts of the last seven days, by number of interactions. */
function trendingStatuses(server: Server): string[] {
  const since = new Date(server.now() - WEEK_MS).toISOString();
  return [...server.world.statuses.values()]
    .filter(status => status.reblog_of_id === null && status.visibility === 'public' && status.created_at >= since)
    .map(status => ({ id: status.id, score: status.favourites_count + 2 * status.reblogs_count + status.replies_count }))
    .toSorted((one, other) => other.score - one.score || (one.id < other.id ? 1 : -1))
    .map(one => one.id);
}

function foundTags(server: Server, text: string, pageFrom: (names: string[]) => string[]): Wire[] {
  const { hashtags } = server.profile.search;
  if (hashtags === 'none') return [];
  const hasHash = hashtags === 'as-typed' && text.trim().startsWith('#');
  return pageFrom(searchTags(server.world, text)).map(name => {
    const tag = tagJson(server, name);
    return hasHash ? { ...tag, name: `#${String(tag['name'])}` } : tag;
  });
}

/** A part of an account, as a carousel has it. */
function carouselEntry(server: Server, account: AccountRecord): Wire {
  const { avatar, acct, display_name, note } = accountJson(server, account);
  const account_id = server.profile.ids.encodeAccount(account.id);
  return { account_id, account_avatar: avatar, acct, display_name, note, verified: account.verified };
}

export function discoveryRoutes(app: Hono<Environment>, server: Server): void {
  const isEmpty = server.profile.discovery === 'empty';

  for (const path of ['/api/v1/trends', '/api/v1/trends/tags']) {
    app.get(path, context => {
      viewerFor(context, server, 'trends');
      if (isEmpty) return context.json([]);
      const offset = offsetOf(context);
      const limit = limitOf(context, 10, 20);
      const names = trendingTags(server.world, offset + limit).slice(offset);
      return context.json(names.map(name => tagJson(server, name)));
    });
  }

  app.get('/api/v1/trends/statuses', context => {
    const viewerId = viewerFor(context, server, 'trends');
    if (isEmpty) return context.json([]);
    const offset = offsetOf(context);
    const ids = trendingStatuses(server).slice(offset, offset + limitOf(context, 20, 40));
    return context.json(statusesJson(server, ids, viewerId));
  });

  app.get('/api/v1/trends/links', context => {
    viewerFor(context, server, 'trends');
    return context.json([]);
  });

  app.get('/api/v2/suggestions', context => {
    const viewerId = requireViewer(context, 'read');
    if (isEmpty) return context.json([]);
    const limit = readLimit(context, server, 'accounts');
    const found = suggestions(server.world, viewerId, limit);
    const suggested = found.flatMap(id => {
      const account = server.world.accounts.get(id);
      return account === undefined
        ? []
        : [{ source: 'global', sources: ['most_followed'], account: accountJson(server, account) }];
    });
    return context.json(suggested);
  });

  if (server.profile.carousel) {
    app.get('/api/v1/truth/carousels/suggestions', context => {
      const viewerId = requireViewer(context, 'read');
      const found = suggestions(server.world, viewerId, readLimit(context, server, 'accounts'));
      return context.json(
        found.flatMap(id => {
          const account = server.world.accounts.get(id);
          return account === undefined ? [] : [carouselEntry(server, account)];
        }),
      );
    });
  }

  app.delete('/api/v1/suggestions/:id', context => {
    const viewerId = requireViewer(context, 'read');
    const account = accountFrom(server, context.req.param('id'));
    actOnAccount(server.world, 'dismiss_suggestion', viewerId, account.id);
    return context.json({});
  });

  app.get('/api/v2/search', context => {
    const viewerId = viewerFor(context, server, 'search');
    const query = queryParameters(new URL(context.req.url).searchParams);
    const text = query.text('q') ?? '';
    if (text.length > MAXIMUM_SEARCH_LENGTH) throw unprocessable('The search text is too long');
    if (text.trim() === '' && server.profile.search.emptyText === 'refuse')
      throw badRequest('param is missing or the value is empty: q');
    const type = query.text('type');
    if (type !== undefined && !['accounts', 'statuses', 'hashtags'].includes(type)) throw badRequest('invalid search type');
    const offset = type === undefined ? 0 : offsetOf(context);
    const pageFrom = (ids: string[]): string[] => ids.slice(offset, offset + limitOf(context, 20, 40));
    const wants = (kind: string): boolean => type === undefined || type === kind;
    const followingOnly = query.flag('following') === true;
    return context.json({
      accounts: wants('accounts')
        ? accountsJson(server, pageFrom(searchAccounts(server.world, text, { viewerId, followingOnly })))
        : [],
      statuses: wants('statuses') ? statusesJson(server, pageFrom(searchStatuses(server.world, text, viewerId)), viewerId) : [],
      hashtags: wants('hashtags') ? foundTags(server, text, pageFrom) : [],
    });
  });

  app.get('/api/v1/tags/:name', context => {
    viewerFor(context, server, 'tag');
    return context.json(tagJson(server, context.req.param('name')));
  });
}
