import { describe, expect, it } from 'vitest';

import { snacIds, ulidIds, uuidIds } from './server-profiles/id-formats.js';
import { accountIdOf, registration, visit } from './test-support/visitor.js';

describe('ids of each server profile', () => {
  it.each([
    ['ulid', ulidIds],
    ['uuid', uuidIds],
    ['snac', snacIds],
  ])('decodes encoded %s ids and keeps their order', (_name, form) => {
    const ids = Array.from({ length: 300 }, (_, index) =>
      (117_000_000_000_000_000n + BigInt(index) ** 3n * 65_536_000n + BigInt(index)).toString(),
    );
    const wire = ids.map(id => form.encode(id));
    expect(wire.map(id => form.decode(id))).toEqual(ids);
    expect(wire.toSorted()).toEqual(wire);
    expect(ids.map(id => form.decodeAccount(form.encodeAccount(id)))).toEqual(ids);
    expect(form.decode('nonsense')).toBeNull();
  });
});

describe('mastodon-4.7', () => {
  const serverProfile = 'mastodon-4.7';

  it('reports its version; accepts redirect URIs as text and as an array', async () => {
    const visitor = visit({ serverProfile });
    expect((await visitor.anonymous('/api/v2/instance')).json).toMatchObject({ version: '4.7.0', domain: 'server.test' });
    expect((await visitor.anonymous('/api/v1/apps', registration(['https://a.test/', 'https://b.test/']))).status).toBe(200);
    expect((await visitor.anonymous('/api/v1/apps', registration('https://a.test/'))).status).toBe(200);
  });

  it('refuses an unknown scope', async () => {
    const answer = await visit({ serverProfile }).anonymous('/api/v1/apps', {
      ...registration('https://a.test/'),
      body: JSON.stringify({ client_name: 'Client', redirect_uris: 'https://a.test/', scopes: 'read everything' }),
    });
    expect(answer.status).toBe(422);
  });

  it('sends no `verified` field', async () => {
    expect((await visit({ serverProfile }).get('/api/v1/accounts/verify_credentials')).json).not.toHaveProperty('verified');
    expect((await visit().get('/api/v1/accounts/verify_credentials')).json).toHaveProperty('verified');
  });

  it('refuses an unknown token on public reads', async () => {
    const headers = { Authorization: 'Bearer nobody' };
    expect((await visit({ serverProfile }).anonymous('/api/v1/timelines/public', { headers })).status).toBe(401);
  });

  it('answers 404 for a method that a path does not support', async () => {
    expect((await visit({ serverProfile }).send('DELETE', '/api/v1/timelines/home')).status).toBe(404);
  });

  it('accepts a report', async () => {
    const visitor = visit({ serverProfile });
    const report = await visitor.post('/api/v1/reports', {
      account_id: await accountIdOf(visitor, 'tobi@tram.example'),
      comment: 'Spam',
    });
    expect(report.json).toMatchObject({ comment: 'Spam', target_account: { acct: 'tobi@tram.example' } });
  });
});

describe('removing a reblog', () => {
  /** The answer, the status right after it, and the status 5 seconds later. */
  async function unreblogged(serverProfile: 'default' | 'gotosocial' | 'snac') {
    const visitor = visit({ serverProfile });
    type Post = { id: string; reblog: unknown; reblogged: boolean; visibility: string };
    const posts = (await visitor.get<Post[]>('/api/v1/timelines/home')).json;
    const post = posts.find(({ reblog, reblogged, visibility }) => reblog === null && !reblogged && visibility === 'public');
    const path = `/api/v1/statuses/${post?.id}`;
    await visitor.post(`${path}/reblog`);
    const answer = (await visitor.post<Post>(`${path}/unreblog`)).json.reblogged;
    const after = (await visitor.get<Post>(path)).json.reblogged;
    visitor.advance(5_000);
    return [answer, after, (await visitor.get<Post>(path)).json.reblogged];
  }

  it('is answered by gotosocial with the state before it, and shown by snac after 5 seconds', async () => {
    expect(await unreblogged('default')).toEqual([false, false, false]);
    expect(await unreblogged('gotosocial')).toEqual([true, false, false]);
    expect(await unreblogged('snac')).toEqual([true, true, false]);
  });
});
