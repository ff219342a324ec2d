import { describe, expect, it } from 'vitest';

import { visit, type Json } from './test-support/visitor.js';

const UPDATE = '/api/v1/accounts/update_credentials';
const OWN = '/api/v1/accounts/verify_credentials';
const storeOf = (account: Json): unknown => (account['pleroma'] as Json | undefined)?.['settings_store'];

describe('[HINT-08] the store of settings', () => {
  it.each(['pleroma', 'rebased', 'truth'] as const)('of %s replaces the key of a client as a whole', async serverProfile => {
    const visitor = visit({ serverProfile });
    await visitor.send('PATCH', UPDATE, { pleroma_settings_store: { rookery: { a: 1, deep: { b: [true] } }, other: { c: 1 } } });
    const { json } = await visitor.send<Json>('PATCH', UPDATE, { pleroma_settings_store: { rookery: { d: 2 } } });
    expect(storeOf(json)).toEqual({ rookery: { d: 2 }, other: { c: 1 } });
    expect(storeOf((await visitor.get<Json>(OWN)).json)).toEqual({ rookery: { d: 2 }, other: { c: 1 } });
  });

  it('is seen by its owner alone', async () => {
    const visitor = visit({ serverProfile: 'pleroma' });
    await visitor.send('PATCH', UPDATE, { pleroma_settings_store: { rookery: { a: 1 } } });
    expect(storeOf((await visitor.get<Json>('/api/v1/accounts/lookup?acct=mara')).json)).toBeUndefined();
  });

  it.each(['default', 'gotosocial', 'hollo'] as const)('is not there on %s', async serverProfile => {
    const visitor = visit({ serverProfile });
    await visitor.send('PATCH', UPDATE, { pleroma_settings_store: { rookery: { a: 1 } } });
    expect(storeOf((await visitor.get<Json>(OWN)).json)).toBeUndefined();
  });
});

describe('[HINT-08] the defaults of new posts', () => {
  const sourceOf = (account: Json) => account['source'] as Json;
  const changes = { source: { privacy: 'private', sensitive: true, language: 'de' } };

  it('are written in the source of the account', async () => {
    const visitor = visit({ serverProfile: 'default' });
    const { json } = await visitor.send<Json>('PATCH', UPDATE, { ...changes, default_scope: 'direct' });
    expect(sourceOf(json)).toMatchObject({ privacy: 'private', sensitive: true, language: 'de' });
  });

  it.each(['pleroma', 'rebased'] as const)('are the visibility alone on %s, under a name of its own', async serverProfile => {
    const visitor = visit({ serverProfile });
    const before = sourceOf((await visitor.get<Json>(OWN)).json);
    expect(sourceOf((await visitor.send<Json>('PATCH', UPDATE, changes)).json)).toEqual(before);
    const { json } = await visitor.send<Json>('PATCH', UPDATE, { default_scope: 'local' });
    expect(sourceOf(json)).toEqual({ ...before, privacy: 'local' });
    await visitor.send('PATCH', UPDATE, { default_scope: 'everyone' });
    expect(sourceOf((await visitor.get<Json>(OWN)).json)).toMatchObject({ privacy: 'local' });
  });
});

describe('[HINT-08] applications with access', () => {
  it('are listed for their account, and revoked one by one', async () => {
    const visitor = visit({ serverProfile: 'rebased' });
    const other = visitor.instance.issueToken('mara');
    visitor.instance.issueToken('gus');
    const list = async () => (await visitor.get<{ id: number }[]>('/api/oauth_tokens')).json;
    const [, second] = await list();
    expect(await list()).toHaveLength(2);
    const answer = await visitor.send('DELETE', `/api/oauth_tokens/${second?.id}`);
    expect(answer.status).toBe(201);
    expect(await list()).toHaveLength(1);
    const refused = await visitor.send('GET', OWN, undefined, { Authorization: `Bearer ${other}` });
    expect(refused.status).toBeGreaterThanOrEqual(401);
  });

  it('of other accounts cannot be revoked', async () => {
    const visitor = visit({ serverProfile: 'rebased' });
    const gus = { Authorization: `Bearer ${visitor.instance.issueToken('gus')}` };
    const [theirs] = (await visitor.send<{ id: number }[]>('GET', '/api/oauth_tokens', undefined, gus)).json;
    await visitor.send('DELETE', `/api/oauth_tokens/${theirs?.id}`);
    expect((await visitor.send('GET', OWN, undefined, gus)).status).toBe(200);
  });

  it.each(['default', 'truth', 'gotosocial'] as const)('are not listed by %s', async serverProfile => {
    expect((await visit({ serverProfile }).get('/api/oauth_tokens')).status).toBe(404);
  });
});
