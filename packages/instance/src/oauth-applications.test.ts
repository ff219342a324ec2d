import { describe, expect, it } from 'vitest';
import { visit } from './test-support/visitor.js';
import { redirect, register, request, authorize, redeem } from './test-support/oauth-app.js';

describe('OAuth', () => {
  it('keeps the ten newest tokens that an application holds for itself', async () => {
    const visitor = visit();
    const app = await register(visitor);
    const tokens: string[] = [];
    for (let count = 0; count < 11; count += 1) {
      const answer = await redeem(visitor, app, '', { grant_type: 'client_credentials', scope: 'read' });
      tokens.push(String(answer.json['access_token']));
    }
    expect(tokens.map(token => visitor.instance.grants.find(token) !== null)).toEqual([false, ...Array(10).fill(true)]);
  });

  it('forgets the oldest application without a token of an account beyond 500', async () => {
    const { grants } = visit().instance;
    const add = (name: string) => grants.register({ name, website: null, redirectUris: [redirect], scopes: ['read'] });
    const used = add('used');
    grants.issue({ clientId: used.clientId, accountId: '1', scopes: ['read'] });
    const apps = Array.from({ length: 500 }, (_, index) => add(`unused ${String(index)}`));
    expect(grants.app(used.clientId)).not.toBeNull();
    expect(apps.map(app => grants.app(app.clientId) !== null).indexOf(true)).toBe(1);
    expect(new Set(grants.snapshot().apps.map(app => app.id)).size).toBe(500);
  });

  it('issues an application token without an account', async () => {
    const visitor = visit();
    const app = await register(visitor);
    const token = await redeem(visitor, app, '', { grant_type: 'client_credentials', scope: 'read' });
    const headers = { Authorization: `Bearer ${String(token.json['access_token'])}` };
    expect((await visitor.anonymous('/api/v1/apps/verify_credentials', { headers })).json['name']).toBe('A <client>');
    expect((await visitor.anonymous('/api/v1/timelines/home', { headers })).status).toBe(422);
  });

  it.each([
    [{ client_name: '' }],
    [{ redirect_uris: '' }],
    [{ redirect_uris: 'javascript:alert(1)' }],
    [{ redirect_uris: 'not an address' }],
    [{ website: 'javascript:alert(1)' }],
  ])('refuses to register %j', async fields => {
    const answer = await visit().anonymous('/api/v1/apps', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ client_name: 'A', redirect_uris: redirect, ...fields }),
    });
    expect(answer.status).toBe(422);
  });

  it('as snac, deletes the application with its token and answers its next request with a blank page', async () => {
    const visitor = visit({ serverProfile: 'snac' });
    const app = await register(visitor);
    const issued = await redeem(visitor, app, (await authorize(visitor, app)).searchParams.get('code') ?? '');
    const token = String(issued.json['access_token']);
    const body = new URLSearchParams({ client_id: app.client_id, client_secret: app.client_secret, token });
    expect((await visitor.anonymous('/oauth/revoke', { method: 'POST', body })).status).toBe(200);
    const page = await visitor.anonymous(`/oauth/authorize?${(await request(app)).toString()}`);
    expect([page.status, page.text, page.headers.get('Location')]).toEqual([400, '', null]);
  });

  it('keeps the application of a revoked token elsewhere', async () => {
    const visitor = visit();
    const app = await register(visitor);
    const issued = await redeem(visitor, app, (await authorize(visitor, app)).searchParams.get('code') ?? '');
    const token = String(issued.json['access_token']);
    const body = new URLSearchParams({ client_id: app.client_id, client_secret: app.client_secret, token });
    await visitor.anonymous('/oauth/revoke', { method: 'POST', body });
    expect((await visitor.anonymous(`/oauth/authorize?${(await request(app)).toString()}`)).status).toBe(200);
  });

  it('answers the application whole, with one address as snac', async () => {
    const fields = { redirect_uris: `${redirect} https://b.test/`, website: 'https://a.test', scopes: 'read+write  follow' };
    const app = await register(visit(), fields);
    expect(app).toEqual({
      id: expect.any(String),
      name: 'A <client>',
      website: 'https://a.test',
      scopes: ['read', 'write', 'follow'],
      redirect_uri: `${redirect}\nhttps://b.test/`,
      redirect_uris: [redirect, 'https://b.test/'],
      client_id: expect.any(String),
      client_secret: expect.any(String),
      client_secret_expires_at: 0,
      vapid_key: '',
    });
    expect(await register(visit({ serverProfile: 'snac' }), { website: '' })).not.toHaveProperty('redirect_uris');
    expect(await register(visit(), { website: '' })).toMatchObject({ website: null });
    expect(await register(visit(), { scopes: undefined })).toMatchObject({ scopes: ['read'] });
  });

  const registering = visit();

  it.each([
    { client_name: ' ' },
    { client_name: 'x'.repeat(61) },
    { redirect_uris: `https://a.test/${'x'.repeat(1986)}` },
    { scopes: Array.from({ length: 200 }, (_, index) => `read:${'x'.repeat(index)}`).join(' ') },
    { website: `https://a.test/${'x'.repeat(1986)}` },
    { redirect_uris: ' ' },
    { redirect_uris: 'no address' },
    { redirect_uris: `${redirect} javascript:alert(1)` },
    { redirect_uris: 'DATA:text/html,x' },
    { redirect_uris: `${redirect}#part` },
    { website: 'ftp://a.test' },
    { website: 'a https://a.test' },
  ])('refuses an application with %o', async fields => {
    const body = JSON.stringify({ client_name: 'Client', redirect_uris: redirect, ...fields });
    const headers = { 'Content-Type': 'application/json' };
    expect((await registering.anonymous('/api/v1/apps', { method: 'POST', headers, body })).status).toBe(422);
  });

  it('names the application of a token, and refuses a request without one', async () => {
    const visitor = visit();
    const app = await register(visitor, { website: 'https://a.test' });
    const token = await redeem(visitor, app, (await authorize(visitor, app)).searchParams.get('code') ?? '');
    expect(token.json).toEqual({
      access_token: expect.any(String),
      token_type: 'Bearer',
      scope: 'read write',
      created_at: Math.floor(visitor.instance.world.now / 1000),
    });
    expect(token.headers.get('Cache-Control')).toBe('no-store');
    const headers = { Authorization: `Bearer ${String(token.json['access_token'])}` };
    expect((await visitor.anonymous('/api/v1/apps/verify_credentials', { headers })).json).toEqual({
      id: expect.any(String),
      name: 'A <client>',
      website: 'https://a.test',
      scopes: ['read', 'write', 'follow', 'push'],
      vapid_key: '',
    });
    expect((await visitor.anonymous('/api/v1/apps/verify_credentials')).status).toBe(401);
  });

  it('refuses an application token outside its scopes, and as snac one without an address', async () => {
    const send = async (serverProfile: 'default' | 'snac', fields: Record<string, string>) => {
      const visitor = visit({ serverProfile });
      const app = await register(visitor, { scopes: 'read' });
      const { status, json } = await redeem(visitor, app, '', { grant_type: 'client_credentials', ...fields });
      return [status, json['error']];
    };
    expect(await send('default', { scope: 'write' })).toEqual([400, 'invalid_scope']);
    expect(await send('default', { scope: 'read:accounts' })).toEqual([200, undefined]);
    expect(await send('snac', {})).toEqual([200, undefined]);
    const visitor = visit({ serverProfile: 'snac' });
    const { client_id, client_secret } = await register(visitor, { scopes: 'read' });
    const body = new URLSearchParams({ grant_type: 'client_credentials', client_id, client_secret });
    const refused = await visitor.anonymous('/oauth/token', { method: 'POST', body });
    expect([refused.status, refused.json['error']]).toEqual([400, 'invalid_request']);
  });
});
