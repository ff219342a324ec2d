import { describe, expect, it } from 'vitest';

import { favouritedBy } from './server/accounts-of-posts.js';
import { linkOf, visit, walk } from './test-support/visitor.js';
import { homeTimeline } from './world/timelines.js';
import { canSee } from './world/visibility.js';

describe('statuses', () => {
  it('pages favourites and bookmarks by Link cursors that are no status ids', async () => {
    const visitor = visit();
    const { world } = visitor.instance;
    for (const id of homeTimeline(world, world.memberId, { limit: 9 })) {
      await visitor.post(`/api/v1/statuses/${id}/bookmark`);
      await visitor.post(`/api/v1/statuses/${id}/favourite`);
    }
    for (const name of ['favourites', 'bookmarks'] as const) {
      const page = await visitor.get<{ id: string }[]>(`/api/v1/${name}?limit=4`);
      const cursor = new URL(linkOf(page, 'next') ?? '').searchParams.get('max_id') ?? '';
      expect(world.statuses.has(cursor)).toBe(false);
      const expected = [...(world[name].get(world.memberId) ?? [])].filter(id => canSee(world, id, world.memberId)).toReversed();
      expect(await walk(visitor, `/api/v1/${name}?limit=4`)).toEqual(expected);
    }
  });

  it('keeps a bookmark cursor valid when an entry above it is removed', async () => {
    const visitor = visit();
    const { world } = visitor.instance;
    const ids = homeTimeline(world, world.memberId, { limit: 60 })
      .filter(id => world.statuses.get(id)?.reblog_of_id === null)
      .slice(0, 6);
    world.bookmarks.delete(world.memberId);
    for (const id of ids) await visitor.post(`/api/v1/statuses/${id}/bookmark`);
    const page = await visitor.get<{ id: string }[]>('/api/v1/bookmarks?limit=3');
    await visitor.post(`/api/v1/statuses/${page.json[0]?.id ?? ''}/unbookmark`);
    const rest = await visitor.get<{ id: string }[]>(linkOf(page, 'next') ?? '');
    expect(rest.json.map(status => status.id)).toEqual(ids.slice(0, 3).toReversed());
  });

  it('returns a thread from its root, limited for visitors', async () => {
    const visitor = visit();
    const { world } = visitor.instance;
    const reply = [...world.statuses.values()].find(
      status =>
        status.visibility === 'public' &&
        status.in_reply_to_id !== null &&
        world.statuses.get(status.in_reply_to_id)?.visibility === 'public',
    );
    const thread = await visitor.get<{ ancestors: { id: string }[] }>(`/api/v1/statuses/${reply?.id ?? ''}/context`);
    expect(thread.json.ancestors.at(-1)?.id).toBe(reply?.in_reply_to_id);
    const open = await visitor.anonymous(`/api/v1/statuses/${reply?.id ?? ''}/context`);
    expect(open.status).toBe(200);
    expect((open.json['ancestors'] as unknown[]).length).toBeLessThanOrEqual(40);
  });

  it('lists the accounts that favourited and reblogged a post', async () => {
    const visitor = visit();
    const { world } = visitor.instance;
    const own = (world.byAccount.get(world.memberId) ?? []).find(id => favouritedBy(world, id).length > 2) ?? '';
    const accountIds = favouritedBy(world, own);
    expect(await walk(visitor, `/api/v1/statuses/${own}/favourited_by?limit=1`)).toEqual(accountIds.toReversed());
    const favouriter = [...world.accounts.values()].find(account => account.host === null && account.id !== world.memberId);
    const authorization = { Authorization: `Bearer ${visitor.instance.issueToken(favouriter?.username ?? '')}` };
    await visitor.post(`/api/v1/statuses/${own}/favourite`, undefined, authorization);
    expect(await walk(visitor, `/api/v1/statuses/${own}/favourited_by`)).toEqual([favouriter?.id, ...accountIds.toReversed()]);
    const wrapper = [...world.statuses.values()].find(
      status => status.reblog_of_id !== null && canSee(world, status.reblog_of_id, null),
    );
    const by = await walk(visitor, `/api/v1/statuses/${wrapper?.reblog_of_id ?? ''}/reblogged_by`);
    expect(by).toContain(wrapper?.account_id);
  });

  it('lists as many accounts of reposts as a post counts', async () => {
    const visitor = visit();
    const { world } = visitor.instance;
    const own = (world.byAccount.get(world.memberId) ?? []).map(id => world.statuses.get(id));
    const status = own.find(
      post => post?.reblog_of_id === null && post.visibility === 'public' && post.reblogs_count > 2 && post.reblogs_count < 20,
    );
    const by = await walk(visitor, `/api/v1/statuses/${status?.id ?? ''}/reblogged_by`);
    expect(by).toHaveLength(status?.reblogs_count ?? 0);
    expect(new Set(by).size).toBe(by.length);
  });

  it('lists the quotes of a post', async () => {
    const visitor = visit();
    const [quotedId = '', quoting = []] =
      [...visitor.instance.world.quotes].find(([id]) => visitor.instance.world.statuses.get(id)?.visibility === 'public') ?? [];
    const ids = await walk(visitor, `/api/v1/statuses/${quotedId}/quotes`);
    expect(quoting).toEqual(expect.arrayContaining(ids));
    expect(ids.length).toBeGreaterThan(0);
  });

  it('returns a batch of posts without missing ones', async () => {
    const visitor = visit();
    const [one = '', two = ''] = homeTimeline(visitor.instance.world, visitor.instance.world.memberId, { limit: 2 });
    const batch = await visitor.get<{ id: string }[]>(`/api/v1/statuses?id[]=${one}&id[]=1&id[]=${two}`);
    expect(batch.json.map(status => status.id)).toEqual([one, two]);
  });
});
