import { describe, expect, it } from 'vitest';

import { challengeOf } from './server/grants.js';
import type { Json, Visitor } from './test-support/visitor.js';
import { origin, visit } from './test-support/visitor.js';

const redirect = 'https://app.test/callback';
const verifier = 'v'.repeat(43);

interface App {
  client_id: string;
  client_secret: string;
}

async function register(visitor: Visitor, fields: Json = {}): Promise<App> {
  const answer = await visitor.anonymous('/api/v1/apps', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ client_name: 'A <client>', redirect_uris: redirect, scopes: 'read write follow push', ...fields }),
  });
  expect(answer.status).toBe(200);
  return answer.json as unknown as App;
}

async function request(app: App, fields: Record<string, string> = {}): Promise<URLSearchParams> {
  return new URLSearchParams({
    response_type: 'code',
    client_id: app.client_id,
    redirect_uri: redirect,
    scope: 'read write',
    state: 's&1',
    code_challenge: await challengeOf(verifier),
    code_challenge_method: 'S256',
    ...fields,
  });
}

async function authorize(visitor: Visitor, app: App, fields: Record<string, string> = {}): Promise<URL> {
  const body = await request(app, { account: visitor.instance.world.memberId, decision: 'authorize', ...fields });
  const answer = await visitor.anonymous('/oauth/authorize', { method: 'POST', body });
  expect(answer.status).toBe(302);
  return new URL(answer.headers.get('Location') ?? '');
}

function redeem(visitor: Visitor, app: App, code: string, fields: Record<string, string> = {}): ReturnType<Visitor['anonymous']> {
  return visitor.anonymous('/oauth/token', {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: app.client_id,
      client_secret: app.client_secret,
      redirect_uri: redirect,
      code,
      code_verifier: verifier,
      ...fields,
    }),
  });
}

describe('OAuth', () => {
  it('issues a working token after registration and consent', async () => {
    const visitor = visit();
    const app = await register(visitor);
    const back = await authorize(visitor, app);
    expect(back.searchParams.get('state')).toBe('s&1');
    const token = await redeem(visitor, app, back.searchParams.get('code') ?? '');
    expect(token.json).toMatchObject({ token_type: 'Bearer', scope: 'read write' });
    const own = await visitor.anonymous('/api/v1/accounts/verify_credentials', {
      headers: { Authorization: `Bearer ${String(token.json['access_token'])}` },
    });
    expect(own.json['username']).toBe('mara');
  });

  it('renders the consent page escaped, without script, member preselected', async () => {
    const visitor = visit();
    const app = await register(visitor);
    const page = await visitor.anonymous(`/oauth/authorize?${(await request(app)).toString()}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('A &lt;client&gt;');
    expect(page.text).not.toMatch(/<script|\sstyle=|\son\w+=/i);
    expect(page.text.match(/type="radio"/g)).toHaveLength(5);
    expect(page.text).toContain(`value="${visitor.instance.world.memberId}" checked`);
    const policy = page.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' https://app.test");
    expect((await visitor.anonymous('/oauth/consent.css')).headers.get('Content-Type')).toContain('text/css');
  });

  it('redirects with access_denied when denied', async () => {
    const visitor = visit();
    const back = await authorize(visitor, await register(visitor), { decision: 'deny' });
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.get('code')).toBeNull();
  });

  it('never redirects to an unregistered address', async () => {
    const visitor = visit();
    const app = await register(visitor);
    const page = await visitor.anonymous(
      `/oauth/authorize?${(await request(app, { redirect_uri: 'https://evil.test/' })).toString()}`,
    );
    expect([page.status, page.headers.get('Location')]).toEqual([400, null]);
    const unknown = await visitor.anonymous(`/oauth/authorize?${(await request(app, { client_id: 'nobody' })).toString()}`);
    expect([unknown.status, unknown.headers.get('Location')]).toEqual([400, null]);
  });

  it.each([
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ scope: 'admin:read' }, 'invalid_scope'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge: 'short' }, 'invalid_request'],
  ])('redirects %j with %s', async (fields, error) => {
    const visitor = visit();
    expect((await authorize(visitor, await register(visitor), fields)).searchParams.get('error')).toBe(error);
  });

  it('redeems a code once, for its client, address and verifier, in time', async () => {
    const visitor = visit();
    const app = await register(visitor);
    const other = await register(visitor);
    const code = async (): Promise<string> => (await authorize(visitor, app)).searchParams.get('code') ?? '';
    const used = await code();
    expect((await redeem(visitor, app, used)).status).toBe(200);
    const refused = [
      await redeem(visitor, app, used),
      await redeem(visitor, app, await code(), { code_verifier: 'w'.repeat(43) }),
      await redeem(visitor, app, await code(), { redirect_uri: 'https://app.test/other' }),
      await redeem(visitor, other, await code()),
    ];
    expect(refused.map(answer => `${String(answer.status)} ${String(answer.json['error'])}`)).toEqual(
      Array.from({ length: 4 }, () => '400 invalid_grant'),
    );
    const timely = await code();
    visitor.advance(10 * 60 * 1000 - 1);
    expect((await redeem(visitor, app, timely)).status).toBe(200);
    const late = await code();
    visitor.advance(10 * 60 * 1000);
    expect((await redeem(visitor, app, late)).status).toBe(400);
  });

  it('refuses a wrong secret and an unknown grant type', async () => {
    const visitor = visit();
    const app = await register(visitor);
    const wrong = await redeem(visitor, app, 'x', { client_secret: 'wrong' });
    expect([wrong.status, wrong.json['error']]).toEqual([401, 'invalid_client']);
    const password = await redeem(visitor, app, 'x', { grant_type: 'password' });
    expect([password.status, password.json['error']]).toEqual([400, 'unsupported_grant_type']);
  });

  it.each(['%%%', btoa('%E0%A4%A:secret')])('refuses the malformed Basic credentials %s with 401', async credentials => {
    const answer = await visit().anonymous('/oauth/token', {
      method: 'POST',
      headers: { Authorization: `Basic ${credentials}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    expect(answer.status).toBe(401);
    expect(answer.json).toMatchObject({ error: 'invalid_client' });
  });

  it('issues an application token without an account', async () => {
    const visitor = visit();
    const app = await register(visitor);
    const token = await redeem(visitor, app, '', { grant_type: 'client_credentials', scope: 'read' });
    const headers = { Authorization: `Bearer ${String(token.json['access_token'])}` };
    expect((await visitor.anonymous('/api/v1/apps/verify_credentials', { headers })).json['name']).toBe('A <client>');
    expect((await visitor.anonymous('/api/v1/timelines/home', { headers })).status).toBe(422);
  });

  it('revokes a token for its own client only', async () => {
    const visitor = visit();
    const app = await register(visitor);
    const other = await register(visitor);
    const held = await redeem(visitor, app, (await authorize(visitor, app)).searchParams.get('code') ?? '');
    const token = String(held.json['access_token']);
    const revoke = (by: App): ReturnType<Visitor['anonymous']> =>
      visitor.anonymous('/oauth/revoke', { method: 'POST', body: new URLSearchParams({ ...by, token }) });
    const use = async (): Promise<number> =>
      (await visitor.anonymous('/api/v1/timelines/home', { headers: { Authorization: `Bearer ${token}` } })).status;
    expect([(await revoke(other)).status, await use()]).toEqual([403, 200]);
    expect([(await revoke(app)).status, await use()]).toEqual([200, 401]);
  });

  it('refuses requests outside the scope of a token', async () => {
    const visitor = visit();
    const headers = { Authorization: `Bearer ${visitor.instance.issueToken('mara', 'read:statuses')}` };
    expect((await visitor.anonymous('/api/v1/timelines/home', { headers })).status).toBe(200);
    expect((await visitor.anonymous('/api/v1/notifications', { headers })).status).toBe(403);
    expect((await visitor.anonymous('/api/v1/statuses', { method: 'POST', headers })).status).toBe(403);
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

  it('publishes its metadata', async () => {
    const metadata = await visit().anonymous('/.well-known/oauth-authorization-server');
    expect(metadata.json).toMatchObject({ token_endpoint: `${origin}/oauth/token`, code_challenge_methods_supported: ['S256'] });
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
});
