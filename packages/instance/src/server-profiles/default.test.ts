import { describe, expect, it } from 'vitest';

import { accountIdOf, visit, type Json, type Visitor } from '../test-support/visitor.js';
import { serverProfileNames, type ServerProfileName } from './server-profile.js';

/** A path of each kind of read that some families show to visitors. */
async function readsOf(visitor: Visitor): Promise<Record<string, string>> {
  const accountId = await accountIdOf(visitor, 'tobi@tram.example');
  const posts = (
    await visitor.get<{ id: string; reblog: unknown; poll: { id: string } | null }[]>('/api/v1/timelines/public?limit=40')
  ).json;
  const [post] = posts;
  const poll = [...visitor.instance.world.statuses.values()].find(one => one.poll !== null && one.visibility === 'public')?.poll;
  return {
    account: `/api/v1/accounts/${accountId}`,
    'account-statuses': `/api/v1/accounts/${accountId}/statuses`,
    accounts: `/api/v1/accounts/${accountId}/followers`,
    public: '/api/v1/timelines/public',
    tag: '/api/v1/timelines/tag/nighttrains',
    status: `/api/v1/statuses/${post?.id ?? ''}`,
    context: `/api/v1/statuses/${post?.id ?? ''}/context`,
    search: '/api/v2/search?q=ink',
    trends: '/api/v1/trends/tags',
    poll: `/api/v1/polls/${poll?.id ?? ''}`,
  };
}

const mastodon = ['account', 'account-statuses', 'accounts', 'public', 'tag', 'status', 'context', 'search', 'trends', 'poll'];

describe('a visitor', () => {
  it.each<[ServerProfileName, string[]]>([
    ['default', mastodon],
    ['mastodon-4.7', mastodon],
    ['gotosocial', ['public']],
    ['hollo', ['account', 'accounts', 'status', 'context', 'poll']],
    // It has no polls: each is 404.
    ['snac', ['account', 'account-statuses', 'accounts', 'public', 'tag', 'search', 'trends']],
    ['pleroma', mastodon],
    ['rebased', mastodon],
    ['truth', mastodon],
  ])('of %s reads %j', async (serverProfile, open) => {
    const visitor = visit({ serverProfile });
    const reads = Object.entries(await readsOf(visitor));
    const statuses = await Promise.all(reads.map(async ([, path]) => (await visitor.anonymous(path)).status));
    expect(reads.flatMap(([kind], index) => (statuses[index] === 200 ? [kind] : []))).toEqual(open);
  });

  it.each(serverProfileNames)('of %s reads nothing that belongs to a member', async serverProfile => {
    const visitor = visit({ serverProfile });
    const paths = ['timelines/home', 'favourites', 'bookmarks', 'lists', 'notifications', 'markers', 'accounts/relationships'];
    for (const path of paths) {
      const { status } = await visitor.anonymous(`/api/v1/${path}`);
      expect([path, status]).toEqual([path, ['rebased', 'pleroma'].includes(serverProfile) ? 403 : 401]);
    }
  });
});

describe('a response', () => {
  const mostHeaders = 'Link, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-Request-Id';
  it.each<[ServerProfileName, string | null, string]>([
    ['default', `${mostHeaders}, Mastodon-Async-Refresh, Retry-After`, 'GET, POST, PUT, PATCH, DELETE'],
    ['mastodon-4.7', `${mostHeaders}, Mastodon-Async-Refresh`, 'GET, POST, PUT, PATCH, DELETE'],
    [
      'gotosocial',
      'Link, X-RateLimit-Reset, X-RateLimit-Limit, X-RateLimit-Remaining, X-Request-Id',
      'GET, POST, PUT, PATCH, DELETE',
    ],
    ['snac', null, 'GET, POST, PUT, DELETE'],
    ['rebased', 'Link, X-Request-Id', 'GET, POST, PUT, PATCH, DELETE'],
    ['truth', `${mostHeaders}, X-Unread-Messages-Count`, 'GET, POST, PUT, PATCH, DELETE'],
  ])('of %s exposes %s to scripts, for the methods %3$s', async (serverProfile, exposed, methods) => {
    const visitor = visit({ serverProfile });
    const { headers } = await visitor.get('/api/v1/timelines/home');
    expect(headers.get('Access-Control-Expose-Headers')).toBe(exposed);
    const preflight = await visitor.anonymous('/api/v1/statuses', { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': methods,
      'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, Accept-Language',
      'access-control-max-age': '86400',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each<[ServerProfileName, boolean]>([
    ['default', true],
    ['gotosocial', true],
    ['hollo', false],
    ['snac', false],
    ['rebased', false],
    ['truth', true],
  ])('of %s counts the requests in its headers: %s', async (serverProfile, isCounted) => {
    const { headers } = await visit({ serverProfile }).get('/api/v1/timelines/home');
    expect(['Limit', 'Remaining', 'Reset'].map(name => headers.has(`X-RateLimit-${name}`))).toEqual(Array(3).fill(isCounted));
  });
});

describe('a status', () => {
  const common = (
    'account application bookmarked card content created_at emojis favourited favourites_count id in_reply_to_account_id in_reply_to_id language media_attachments ' +
    'mentions muted poll reblog reblogged reblogs_count replies_count sensitive spoiler_text tags uri url visibility'
  ).split(' ');
  const quotes = ['quote', 'quote_approval', 'quotes_count'];
  it.each<[ServerProfileName, string[]]>([
    ['default', ['edited_at', 'filtered', 'reactions', ...quotes]],
    ['mastodon-4.7', ['edited_at', 'filtered', ...quotes]],
    ['gotosocial', ['edited_at']],
    ['hollo', ['emoji_reactions', 'filtered', ...quotes]],
    ['snac', ['edited_at', 'filtered']],
    ['pleroma', ['edited_at', 'pleroma']],
    ['rebased', ['edited_at', 'pleroma']],
    ['truth', []],
  ])('of %s has the fields of all and %j', async (serverProfile, further) => {
    const posts = (await visit({ serverProfile }).get<(Json & { account: Json })[]>('/api/v1/timelines/home?limit=40')).json;
    const post = posts.find(({ account }) => account['username'] !== 'mara');
    expect(Object.keys(post ?? {}).toSorted()).toEqual([...common, ...further].toSorted());
  });
});
