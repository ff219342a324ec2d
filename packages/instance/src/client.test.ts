import { instanceOf, accountsOf, statusesOf, createClient, detectFeatures, threadsOf, timelinesOf } from '@rookery/api-client';
import { describe, expect, it } from 'vitest';

import type { ServerProfileName } from './server-profiles/server-profile.js';
import { origin, visit } from './test-support/visitor.js';
import { accountStatuses, homeTimeline } from './world/timelines.js';

const all: { serverProfile: ServerProfileName; quotePosts: boolean }[] = [
  { serverProfile: 'default', quotePosts: true },
  { serverProfile: 'mastodon-4.7', quotePosts: true },
  { serverProfile: 'gotosocial', quotePosts: false },
  { serverProfile: 'hollo', quotePosts: true },
  { serverProfile: 'snac', quotePosts: false },
  { serverProfile: 'pleroma', quotePosts: true },
  { serverProfile: 'rebased', quotePosts: true },
];

describe.each(all)('the client against server profile $serverProfile', ({ serverProfile, quotePosts }) => {
  const visitor = visit({ serverProfile });
  const client = createClient({
    baseUrl: origin,
    accessToken: visitor.token,
    fetch: (input, init) => visitor.instance.fetch(new Request(input, init)),
  });

  it('detects the features of the instance', async () => {
    const instance = await instanceOf(client).get();
    expect(detectFeatures(instance).quotePosts).toBe(quotePosts);
  });

  it('reads home to its end without loss or duplicates', async () => {
    const { world } = visitor.instance;
    const ids: string[] = [];
    let page = await timelinesOf(client).home({ limit: 40 });
    ids.push(...page.items.map(status => status.id));
    while (page.next !== null && page.items.length > 0) {
      page = await timelinesOf(client).page(page.next);
      ids.push(...page.items.map(status => status.id));
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(homeTimeline(world, world.memberId, { limit: Infinity }).length);
  });

  it('reads the posts of an account to their end without loss or duplicates', async () => {
    const { world } = visitor.instance;
    const own = await accountsOf(client).verifyCredentials();
    const ids: string[] = [];
    let page = await accountsOf(client).statuses(own.id, { limit: 7 });
    ids.push(...page.items.map(status => status.id));
    for (let turn = 0; turn < 200 && page.next !== null; turn += 1) {
      page = await timelinesOf(client).page(page.next);
      ids.push(...page.items.map(status => status.id));
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(accountStatuses(world, world.memberId, world.memberId, {}, { limit: Infinity }).length);
  });

  it('favourites and bookmarks a post and loads its thread', async () => {
    const page = await timelinesOf(client).public({ local: true, limit: 5 });
    const id = page.items[0]?.id ?? '';
    expect((await statusesOf(client).favourite(id)).favourited).toBe(true);
    expect((await statusesOf(client).bookmark(id)).bookmarked).toBe(true);
    expect((await threadsOf(client).context(id)).ancestors).toEqual([]);
    expect((await accountsOf(client).verifyCredentials()).username).toBe('mara');
  });
});
