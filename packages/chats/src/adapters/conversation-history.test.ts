import { createClient, type Conversation, type Page, type Status } from '@rookery/api-client';
import { anAccount, aStatus } from '@rookery/api-client/testing';
import { describe, expect, it } from 'vitest';
import { createConversationHistory } from './conversation-history.js';

const own = anAccount({ id: '1', acct: 'mara' });
const tobi = anAccount({ id: '2', acct: 'tobi' });
const edda = anAccount({ id: '3', acct: 'edda' });
const WITH_TOBI = 'with_2';

interface Post {
  id: string;
  parentId?: string | null;
  with?: typeof tobi;
}

/** A direct post of ours to another account. */
const status = ({ id, parentId = null, with: other = tobi }: Post): Status =>
  aStatus({
    id,
    visibility: 'direct',
    account: own,
    in_reply_to_id: parentId,
    mentions: [{ id: other.id, acct: other.acct, username: other.username, url: '' }],
  });

/** A server with conversations of these threads, the latest first, `pageSize` on a page. */
function setUp(threads: readonly (readonly Post[])[], { pageSize = 40, fails = '' } = {}) {
  const posts = new Map(threads.flat().map(post => [post.id, status(post)]));
  const requests: string[] = [];
  const conversations = () =>
    threads
      .map((thread, index) => ({
        id: `c${index}`,
        thread: thread.flatMap(({ id }) => posts.get(id) ?? []),
        other: thread[0]?.with ?? tobi,
      }))
      .filter(({ thread }) => thread.length > 0)
      .map(({ id, thread, other }) => ({ id, unread: false, accounts: [other], last_status: thread.at(-1) ?? null }));
  const above = (id: string | null): Status[] => {
    const post = id === null ? undefined : posts.get(id);
    return post === undefined ? [] : [...above(post.in_reply_to_id), post];
  };
  const below = (id: string): Status[] =>
    [...posts.values()].filter(post => post.in_reply_to_id === id).flatMap(post => [post, ...below(post.id)]);
  const answer = (path: string, url: URL): Response => {
    if (fails !== '' && path.includes(fails)) return Response.json({ error: 'Broken' }, { status: 500 });
    if (path === '/api/v1/conversations') {
      const from = Number(url.searchParams.get('from') ?? 0);
      const next = `<https://a.test${path}?from=${from + pageSize}>; rel="next"`;
      const isLast = from + pageSize >= conversations().length;
      return Response.json(conversations().slice(from, from + pageSize), { headers: isLast ? {} : { Link: next } });
    }
    const [, id = '', rest] = /^\/api\/v1\/statuses\/([^/]+)(\/context)?$/.exec(path) ?? [];
    const post = posts.get(id);
    if (post === undefined) return Response.json({ error: 'Record not found' }, { status: 404 });
    return Response.json(rest === undefined ? post : { ancestors: above(post.in_reply_to_id), descendants: below(id) });
  };
  const fetch: typeof globalThis.fetch = async input => {
    const url = new URL(input instanceof Request ? input.url : input);
    requests.push(url.pathname.replace('/api/v1/', ''));
    return answer(url.pathname, url);
  };
  const client = createClient({ baseUrl: 'https://a.test', accessToken: 'secret', fetch });
  return { history: createConversationHistory(client, '1'), posts, requests };
}

const idsOf = ({ items }: Page<Status>) => items.map(({ id }) => id).join(' ');
const chain = (...ids: string[]): Post[] => ids.map((id, index) => ({ id, parentId: ids[index - 1] ?? null }));

describe('the posts of a chat', () => {
  it('are those of all its threads, newest first', async () => {
    const { history } = setUp([chain('20', '50'), [{ id: '40', with: edda }], chain('10', '30')]);
    const page = await history.posts(WITH_TOBI, {});
    expect([idsOf(page), page.next]).toEqual(['50 30 20 10', null]);
  });

  it('have every branch of a thread', async () => {
    const branches = [{ id: '10' }, { id: '20', parentId: '10' }, { id: '30', parentId: '10' }, { id: '40', parentId: '20' }];
    expect(idsOf(await setUp([branches]).history.posts(WITH_TOBI, {}))).toBe('40 30 20 10');
  });

  it('continue below the last one, to the end', async () => {
    const { history } = setUp([chain('10', '20', '30', '40', '50')]);
    const first = await history.posts(WITH_TOBI, { limit: 2 });
    expect([idsOf(first), first.next]).toEqual(['50 40', '?max_id=40']);
    const second = await history.posts(WITH_TOBI, { max_id: '40', limit: 2 });
    expect([idsOf(second), second.next]).toEqual(['30 20', '?max_id=20']);
    const third = await history.posts(WITH_TOBI, { max_id: '20', limit: 2 });
    expect([idsOf(third), third.next]).toEqual(['10', null]);
  });

  it('are 20 where no number is asked for', async () => {
    const { history } = setUp([chain(...Array.from({ length: 21 }, (_, index) => String(100 + index)))]);
    expect((await history.posts(WITH_TOBI, {})).items).toHaveLength(20);
  });

  it('lie between their bounds: directly above `min_id`, the newest above `since_id`', async () => {
    const { history } = setUp([chain('10', '20', '30', '40', '50')]);
    const page = async (paging: object) => idsOf(await history.posts(WITH_TOBI, { limit: 2, ...paging }));
    expect(await page({ min_id: '20' })).toBe('40 30');
    expect(await page({ since_id: '20' })).toBe('50 40');
    expect(await page({ since_id: '20', max_id: '50' })).toBe('40 30');
    expect(await page({ min_id: '50' })).toBe('');
  });

  it('come from further pages of conversations while none is found', async () => {
    const others = ['90', '80', '70'].map(id => [{ id, with: edda }]);
    const { history } = setUp([...others, chain('10', '20')], { pageSize: 1 });
    expect(idsOf(await history.posts(WITH_TOBI, {}))).toBe('20 10');
  });

  it('end after five further pages without one', async () => {
    const others = Array.from({ length: 9 }, (_, index) => [{ id: String(99 - index), with: edda }]);
    const { history, requests } = setUp([...others, chain('10')], { pageSize: 1 });
    expect(idsOf(await history.posts(WITH_TOBI, {}))).toBe('');
    expect(requests.filter(path => path === 'conversations')).toHaveLength(6);
  });

  it('name a next page while further conversations may have more', async () => {
    const { history } = setUp([chain('50'), [{ id: '40', with: edda }], chain('10')], { pageSize: 1 });
    const page = await history.posts(WITH_TOBI, {});
    expect([idsOf(page), page.next]).toEqual(['50', '?max_id=50']);
    expect(idsOf(await history.posts(WITH_TOBI, { max_id: '50' }))).toBe('10');
  });

  it('request a thread that has not changed once', async () => {
    const { history, requests } = setUp([chain('30'), chain('10', '20')]);
    await history.posts(WITH_TOBI, {});
    const before = requests.filter(path => path === 'statuses/20/context').length;
    await history.posts(WITH_TOBI, {});
    await history.posts(WITH_TOBI, { max_id: '30' });
    expect(requests.filter(path => path === 'statuses/20/context')).toHaveLength(before);
  });

  it('lose a post that was deleted, and keep those before it', async () => {
    const { history, posts } = setUp([chain('10', '20', '30')]);
    await history.posts(WITH_TOBI, {});
    posts.delete('20');
    history.remove('20');
    expect(idsOf(await history.posts(WITH_TOBI, {}))).toBe('30 10');
    posts.delete('10');
    expect(idsOf(await history.posts(WITH_TOBI, {}))).toBe('30');
  });

  it('lose a deleted post of another branch', async () => {
    const branches = [{ id: '10' }, { id: '20', parentId: '10' }, { id: '30', parentId: '10' }];
    const { history, posts } = setUp([branches]);
    await history.posts(WITH_TOBI, {});
    posts.delete('20');
    expect(idsOf(await history.posts(WITH_TOBI, {}))).toBe('30 10');
  });

  it('leave out posts of their thread that are addressed to others', async () => {
    const { history } = setUp([[{ id: '10' }, { id: '20', parentId: '10', with: edda }, { id: '30', parentId: '20' }]]);
    expect(idsOf(await history.posts(WITH_TOBI, {}))).toBe('30 10');
  });

  it('request no thread that is older than a full page', async () => {
    const { history, requests } = setUp([chain('20', '40'), chain('10', '30')]);
    await history.posts(WITH_TOBI, { limit: 1 });
    expect(requests.filter(path => path.endsWith('/context'))).toEqual(['statuses/40/context', 'statuses/20/context']);
  });

  it('directly above `min_id` come from every thread above it', async () => {
    const { history } = setUp([chain('20', '40'), chain('10', '30')]);
    expect(idsOf(await history.posts(WITH_TOBI, { min_id: '5', limit: 1 }))).toBe('10');
  });

  it('request the list once for their first and second page', async () => {
    const { history, requests } = setUp([chain('10', '20')]);
    await history.posts(WITH_TOBI, { limit: 1 });
    await history.posts(WITH_TOBI, { max_id: '20', limit: 1 });
    expect(requests.filter(path => path === 'conversations')).toHaveLength(1);
  });

  it('are requested again after the chat was left', async () => {
    const { history, requests } = setUp([[], chain('10', '20')]);
    const count = async (): Promise<number> => {
      await history.posts(WITH_TOBI, { max_id: '99' });
      return requests.filter(path => path === 'statuses/20/context').length;
    };
    const known = [await count(), await count()];
    const [conversation] = history.of(WITH_TOBI);
    history.forget(WITH_TOBI);
    if (conversation !== undefined) history.note([conversation]);
    expect([...known, await count()]).toEqual([1, 1, 2]);
  });

  it('fail where the server fails, unlike where a post is gone', async () => {
    await expect(setUp([chain('10')], { fails: '/context' }).history.posts(WITH_TOBI, {})).rejects.toMatchObject({ status: 500 });
  });
});

describe('the conversations of a chat', () => {
  const aConversation = (id: string, lastId: string | null, accounts = [tobi]): Conversation => ({
    id,
    unread: false,
    accounts,
    last_status: lastId === null ? null : status({ id: lastId }),
  });

  it('are noted with their chats, each once, and the latest is first', () => {
    const { history } = setUp([]);
    const found = [aConversation('a', '10'), aConversation('b', '9', [edda, own]), aConversation('c', '30', [own, tobi])];
    expect(history.note(found)).toEqual([WITH_TOBI, 'with_3']);
    expect(history.of(WITH_TOBI).map(({ id }) => id)).toEqual(['c', 'a']);
  });

  it('are none without a post or without another account', () => {
    const { history } = setUp([]);
    expect(history.note([aConversation('a', null), aConversation('b', '10', [own]), aConversation('c', '10', [])])).toEqual([]);
  });

  it('are looked for on up to five further pages', async () => {
    const others = (count: number) => Array.from({ length: count }, (_, index) => [{ id: String(99 - index), with: edda }]);
    const find = async (count: number) =>
      (await setUp([...others(count), chain('10')], { pageSize: 1 }).history.find(WITH_TOBI)).length;
    expect([await find(0), await find(5), await find(6)]).toEqual([1, 1, 0]);
  });

  it('are forgotten with their posts', async () => {
    const { history } = setUp([chain('10', '20')]);
    await history.posts(WITH_TOBI, {});
    expect([history.firstOfThread(WITH_TOBI, '20'), history.isKnown('20'), history.isKnown('99')]).toEqual(['10', true, false]);
    expect(history.firstOfThread(WITH_TOBI, '99')).toBeNull();
    history.forget(WITH_TOBI);
    expect([history.of(WITH_TOBI), history.firstOfThread(WITH_TOBI, '20')]).toEqual([[], null]);
  });

  it('begin with the oldest post that is left', async () => {
    const { history } = setUp([chain('10', '20', '30'), chain('5', '6')]);
    await history.posts(WITH_TOBI, {});
    expect(history.firstOfThread(WITH_TOBI, '30')).toBe('10');
    history.remove('10');
    expect([history.firstOfThread(WITH_TOBI, '30'), history.firstOfThread(WITH_TOBI, '10')]).toEqual(['20', null]);
    expect(history.firstOfThread(WITH_TOBI, '6')).toBe('5');
  });
});
