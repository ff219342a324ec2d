import { describe, expect, it } from 'vitest';

import type { Status, Visitor } from './test-support/visitor.js';
import { accountIdOf, linkOf, visit, walk } from './test-support/visitor.js';

interface Context {
  ancestors: Status[];
  descendants: Status[];
}

const contextPath = (id: string): string => `/api/v1/statuses/${id}/context`;
const post = async (visitor: Visitor): Promise<string> =>
  (await visitor.post<Status>('/api/v1/statuses', { status: 'Hi' })).json.id;
const addReplies = async (visitor: Visitor, id: string, body: Record<string, unknown>): Promise<string[]> =>
  (await visitor.post<{ ids: string[] }>('/_control/replies', { id, ...body })).json.ids;
const descendantsOf = async (visitor: Visitor, id: string): Promise<string[]> =>
  (await visitor.get<Context>(contextPath(id))).json.descendants.map(status => status.id);

describe('threads', () => {
  it.each([
    ['flat', 1],
    ['chain', 30],
  ])('[API-05] creates %s replies, which are %i deep', async (shape, depth) => {
    const visitor = visit({ control: true });
    const id = await post(visitor);
    const ids = await addReplies(visitor, id, { count: 30, shape });
    const { descendants } = (await visitor.get<Context>(contextPath(id))).json;
    expect(descendants.map(status => status.id)).toEqual(ids);
    const parents = new Map(descendants.map(status => [status.id, String(status['in_reply_to_id'])]));
    let at = ids.at(-1) ?? '';
    let deep = 0;
    for (; at !== id; deep += 1) at = parents.get(at) ?? id;
    expect(deep).toBe(depth);
  });

  it('[API-05] pages descendants by links on Truth Social', async () => {
    const visitor = visit({ control: true, serverProfile: 'truth' });
    const id = await post(visitor);
    const ids = await addReplies(visitor, id, { count: 45, shape: 'tree' });
    const path = `${contextPath(id)}/descendants`;
    const first = await visitor.get<Status[]>(path);
    expect(first.json).toHaveLength(20);
    expect(linkOf(first, 'next')).toContain(`${path}?offset=20`);
    expect((await walk(visitor, path)).toSorted()).toEqual(ids.toSorted());
    const ancestors = await visitor.get<Status[]>(`${contextPath(ids[0] ?? '')}/ancestors`);
    expect(ancestors.json.map(status => status.id)).toEqual([id]);
  });

  it('has no pages of a thread elsewhere', async () => {
    const visitor = visit();
    expect((await visitor.get(`${contextPath(await post(visitor))}/descendants`)).status).toBe(404);
  });

  it('fetches replies from other servers when the thread is opened, and says when it has them', async () => {
    const visitor = visit({ control: true });
    const id = await post(visitor);
    await addReplies(visitor, id, { count: 2, elsewhereFor: 5000 });
    const opened = await visitor.get<Context>(contextPath(id));
    const header = opened.headers.get('Mastodon-Async-Refresh') ?? '';
    expect(header).toMatch(/^id="[^"]+", retry=3$/);
    expect(opened.headers.get('Access-Control-Expose-Headers')).toContain('Mastodon-Async-Refresh');
    const path = `/api/v1_alpha/async_refreshes/${encodeURIComponent(/id="([^"]+)"/.exec(header)?.[1] ?? '')}`;
    expect((await visitor.get(path)).json).toMatchObject({ async_refresh: { status: 'running', result_count: 0 } });
    visitor.advance(5000);
    expect((await visitor.get(path)).json).toMatchObject({ async_refresh: { status: 'finished', result_count: 2 } });
    expect(await descendantsOf(visitor, id)).toHaveLength(2);
    expect((await visitor.get<Context>(contextPath(id))).headers.get('Mastodon-Async-Refresh')).toBeNull();
  });

  it('knows no refreshes on the Pleroma family', async () => {
    expect((await visit({ serverProfile: 'rebased' }).get('/api/v1_alpha/async_refreshes/1')).status).toBe(404);
  });

  it.each([
    ['default', 'mute', 0],
    ['rebased', 'mute', 1],
    ['rebased', 'block', 0],
    ['hollo', 'block', 1],
  ] as const)('%s sends %s authors %i times in a thread', async (serverProfile, action, count) => {
    const visitor = visit({ control: true, serverProfile });
    const id = await post(visitor);
    const [muted] = await addReplies(visitor, id, { from: 'library' });
    await visitor.post(`/api/v1/accounts/${await accountIdOf(visitor, 'library')}/${action}`);
    expect((await descendantsOf(visitor, id)).filter(one => one === muted)).toHaveLength(count);
  });
});
