import type { Hono } from 'hono';

import { accountFrom, viewerFor, requireViewer } from '../http/access.js';
import { queryParameters } from '../http/parameters.js';
import { badRequest, notFound, unauthorized, unprocessable } from '../http/refusal.js';
import { readLimit } from '../http/paging.js';
import { MAXIMUM_SEARCH_LENGTH, searchAccounts, searchStatuses, searchTags } from '../server/search.js';
import { statusesJson, tagJson } from '../server/serialize.js';
import type { Environment, RouteContext, Server, Wire } from '../server/server.js';
import { actOnAccount } from '../world/actions.js';
import { suggestions, trendingTags } from '../world/discovery.js';
import { record } from '../world/tables.js';
import { hasLink } from '../world/world.js';
import type { AccountRecord, CardRecord } from '../world/records.js';
import { absolute, accountJson, accountsJson } from '../server/serialize-account.js';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

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

/** Links in public posts of the last seven days, the one of the most accounts first. */
function trendingLinks(server: Server): Wire[] {
  const since = new Date(server.now() - WEEK_MS).toISOString();
  const links = new Map<string, { card: CardRecord; uses: number; accountIds: Set<string> }>();
  for (const { card, visibility, created_at, account_id } of server.world.statuses.values()) {
    if (card === null || visibility !== 'public' || created_at < since) continue;
    const link = links.get(card.url) ?? { card, uses: 0, accountIds: new Set<string>() };
    link.uses += 1;
    link.accountIds.add(account_id);
    links.set(card.url, link);
  }
  const day = String(Math.floor(server.now() / DAY_MS) * (DAY_MS / 1000));
  return [...links.values()]
    .toSorted((one, other) => other.accountIds.size - one.accountIds.size || (one.card.url < other.card.url ? -1 : 1))
    .map(({ card, uses, accountIds }) => ({
      ...card,
      image: card.image === null ? null : absolute(server.origin, card.image),
      history: [{ day, uses: String(uses), accounts: String(accountIds.size) }],
    }));
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

/** The reason for a suggestion: the accounts of most followers are picks of the staff, followers of followed accounts go by those. */
function suggestionReason(server: Server, viewerId: string, accountId: string, index: number): Wire {
  const { following } = server.world;
  const isFollowedByFollowed = [...(following.get(viewerId) ?? [])].some(id => hasLink(following, id, accountId));
  const [source, ...sources] =
    index === 0
      ? ['staff', 'featured', 'most_followed']
      : isFollowedByFollowed
        ? ['past_interactions', 'friends_of_friends']
        : ['global', index % 2 === 0 ? 'most_followed' : 'most_interactions'];
  return { source, ...(server.profile.suggestionSources && { sources }) };
}

export function discoveryRoutes(app: Hono<Environment>, server: Server): void {
  const isEmpty = server.profile.discovery === 'empty';

  for (const path of ['/api/v1/trends', '/api/v1/trends/tags']) {
    app.get(path, context => {
      const viewerId = viewerFor(context, server, 'trends');
      if (isEmpty) return context.json([]);
      const offset = offsetOf(context);
      const limit = limitOf(context, 10, 20);
      const names = trendingTags(server.world, offset + limit).slice(offset);
      return context.json(names.map(name => tagJson(server, name, viewerId)));
    });
  }

  for (const path of ['/api/v1/trends/statuses', ...(server.profile.carousel ? ['/api/v1/truth/trending/truths'] : [])]) {
    app.get(path, context => {
      const viewerId = viewerFor(context, server, 'trends');
      if (isEmpty) return context.json([]);
      const offset = offsetOf(context);
      const ids = trendingStatuses(server).slice(offset, offset + limitOf(context, 20, 40));
      return context.json(statusesJson(server, ids, viewerId));
    });
  }

  app.get('/api/v1/trends/links', context => {
    viewerFor(context, server, 'trends');
    if (isEmpty) return context.json([]);
    const offset = offsetOf(context);
    return context.json(trendingLinks(server).slice(offset, offset + limitOf(context, 10, 20)));
  });

  app.get('/api/v2/suggestions', context => {
    const viewerId = requireViewer(context, 'read');
    if (isEmpty) return context.json([]);
    const limit = readLimit(context, server, 'accounts');
    const found = suggestions(server.world, viewerId, limit);
    const suggested = found.flatMap((id, index) => {
      const account = server.world.accounts.get(id);
      return account === undefined
        ? []
        : [{ ...suggestionReason(server, viewerId, id, index), account: accountJson(server, account) }];
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
    if (viewerId === null && (offset > 0 || query.flag('resolve') === true)) throw unauthorized();
    const limit = limitOf(context, 20, 40);
    const isById = server.profile.search.pagedBy === 'id';
    const pageFrom = (ids: string[]): string[] => (isById && offset > 0 ? [] : ids.slice(offset, offset + limit));
    const pageBelow = (ids: string[], decode: (wire: string) => string | null): string[] => {
      const below = isById ? query.text('max_id') : undefined;
      return pageFrom(below === undefined ? ids : ids.slice(ids.indexOf(decode(below) ?? '') + 1));
    };
    const { decode, decodeAccount } = server.profile.ids;
    const authorId = query.text('account_id');
    const wants = (kind: string): boolean => type === undefined || type === kind;
    const followingOnly = query.flag('following') === true;
    const statusIds = (): string[] => {
      const ids = searchStatuses(server.world, text, viewerId);
      const decoded = authorId === undefined ? undefined : decodeAccount(authorId);
      return decoded === undefined ? ids : ids.filter(id => server.world.statuses.get(id)?.account_id === decoded);
    };
    return context.json({
      accounts: wants('accounts')
        ? accountsJson(server, pageBelow(searchAccounts(server.world, text, { viewerId, followingOnly }), decodeAccount))
        : [],
      statuses: wants('statuses') ? statusesJson(server, pageBelow(statusIds(), decode), viewerId) : [],
      hashtags: wants('hashtags') ? foundTags(server, text, pageFrom) : [],
    });
  });

  app.get('/api/v1/tags/:name', context => {
    const viewerId = viewerFor(context, server, 'tag');
    return context.json(tagJson(server, context.req.param('name'), viewerId));
  });

  if (!server.profile.followedTags) return;
  for (const action of ['follow', 'unfollow'] as const) {
    app.post(`/api/v1/tags/:name/${action}`, context => {
      const viewerId = requireViewer(context, 'write:follows');
      const name = context.req.param('name').toLowerCase();
      if (!/^[\p{L}\p{M}\p{N}_·]+$/u.test(name)) throw notFound();
      record(server.world, { kind: `${action}_tag`, account_id: viewerId, name });
      return context.json(tagJson(server, name, viewerId));
    });
  }

  app.get('/api/v1/followed_tags', context => {
    const viewerId = requireViewer(context, 'read:follows');
    const names = [...(server.world.followedTags.get(viewerId) ?? [])].toReversed();
    return context.json(names.map(name => tagJson(server, name, viewerId)));
  });
}
