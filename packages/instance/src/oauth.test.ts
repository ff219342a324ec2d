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

/** The form token of the consent page for a request. */
async function showPage(visitor: Visitor, app: App, fields: Record<string, string> = {}): Promise<string> {
  const shown = await visitor.anonymous(`/oauth/authorize?${(await request(app, fields)).toString()}`);
  return /name="form_token" value="([^"]+)"/.exec(shown.text)?.[1] ?? '';
}

function decide(
  visitor: Visitor,
  formToken: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
): ReturnType<Visitor['anonymous']> {
  const body = new URLSearchParams({
    form_token: formToken,
    account: visitor.instance.world.memberId,
    decision: 'authorize',
    ...fields,
  });
  return visitor.anonymous('/oauth/authorize', { method: 'POST', headers, body });
}

function targetOf(answer: Awaited<ReturnType<Visitor['anonymous']>>): URL {
  expect(answer.status).toBe(302);
  return new URL(answer.headers.get('Location') ?? '');
}

async function authorize(visitor: Visitor, app: App, fields: Record<string, string> = {}): Promise<URL> {
  return targetOf(await decide(visitor, await showPage(visitor, app, fields)));
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

async function homeStatus(visitor: Visitor, token: string): Promise<number> {
  return (await visitor.anonymous('/api/v1/timelines/home', { headers: { Authorization: `Bearer ${token}` } })).status;
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
    const shown = [...page.text.matchAll(/name="account" value="([^"]+)"/g)].map(([, id = '']) =>
      visitor.instance.world.accounts.get(id),
    );
    expect(shown.filter(account => account?.host === null && !account.bot && !account.memorial)).toHaveLength(5);
    const policy = page.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' https://app.test");
    expect((await visitor.anonymous('/oauth/consent.css')).headers.get('Content-Type')).toContain('text/css');
  });

  it('redirects with access_denied when denied', async () => {
    const visitor = visit();
    const page = await showPage(visitor, await register(visitor));
    const back = targetOf(await decide(visitor, page, { decision: 'deny' }));
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
    const answer = await visitor.anonymous(`/oauth/authorize?${(await request(await register(visitor), fields)).toString()}`);
    expect(targetOf(answer).searchParams.get('error')).toBe(error);
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

  it('revokes the token of a code that its client redeems again', async () => {
    const visitor = visit();
    const app = await register(visitor);
    const code = (await authorize(visitor, app)).searchParams.get('code') ?? '';
    const token = String((await redeem(visitor, app, code)).json['access_token']);
    expect((await redeem(visitor, await register(visitor), code)).status).toBe(400);
    expect(await homeStatus(visitor, token)).toBe(200);
    expect((await redeem(visitor, app, code)).status).toBe(400);
    expect(await homeStatus(visitor, token)).toBe(401);
  });

  it('leaves no usable token when a code is redeemed twice at once', async () => {
    const visitor = visit();
    const app = await register(visitor);
    const code = (await authorize(visitor, app)).searchParams.get('code') ?? '';
    const answers = await Promise.all([redeem(visitor, app, code), redeem(visitor, app, code)]);
    const tokens = answers.flatMap(answer => (answer.status === 200 ? [String(answer.json['access_token'])] : []));
    expect(await Promise.all(tokens.map(token => homeStatus(visitor, token)))).not.toContain(200);
  });

  it('accepts a decision only with the form token of a page it has shown', async () => {
    const visitor = visit();
    const app = await register(visitor);
    const fields = Object.fromEntries(await request(app));
    expect([(await decide(visitor, '', fields)).status, (await decide(visitor, 'made-up', fields)).status]).toEqual([403, 403]);
    const page = await showPage(visitor, app);
    visitor.advance(10 * 60 * 1000 - 1);
    expect((await decide(visitor, page)).status).toBe(302);
    visitor.advance(1);
    expect((await decide(visitor, page)).status).toBe(403);
  });

  it('grants what the consent page showed, whatever the form adds', async () => {
    const visitor = visit();
    const app = await register(visitor);
    const other = await register(visitor, { redirect_uris: 'https://evil.test/' });
    const page = await showPage(visitor, app, { scope: 'read' });
    const back = targetOf(
      await decide(visitor, page, { client_id: other.client_id, redirect_uri: 'https://evil.test/', scope: 'read write' }),
    );
    expect(back.origin).toBe('https://app.test');
    const token = await redeem(visitor, app, back.searchParams.get('code') ?? '');
    expect(token.json).toMatchObject({ scope: 'read' });
  });

  it.each<[Record<string, string>, number]>([
    [{ Origin: 'https://evil.test' }, 403],
    [{ Origin: 'null' }, 403],
    [{ Origin: origin, 'Sec-Fetch-Site': 'same-site' }, 403],
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ Origin: origin, 'Sec-Fetch-Site': 'same-origin' }, 302],
    [{ Origin: 'http://127.0.0.1:4101' }, 302],
  ])('answers a decision with the headers %j with %i', async (headers, status) => {
    const visitor = visit({ otherOrigins: ['http://127.0.0.1:4101'] });
    const page = await showPage(visitor, await register(visitor));
    expect((await decide(visitor, page, {}, headers)).status).toBe(status);
  });

  it('forbids frames around the consent page', async () => {
    const visitor = visit();
    const page = await visitor.anonymous(`/oauth/authorize?${(await request(await register(visitor))).toString()}`);
    expect(page.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('X-Frame-Options')).toBe('DENY');
    expect(page.headers.get('Access-Control-Allow-Origin')).toBeNull();
    // With `no-referrer` a browser would send the form with `Origin: null`.
    expect(page.headers.get('Referrer-Policy')).toBe('same-origin');
  });

  it('refuses a wrong secret and an unknown grant type', async () => {
    const visitor = visit();
    const app = await register(visitor);
    const wrong = await redeem(visitor, app, 'x', { client_secret: 'wrong' });
    expect([wrong.status, wrong.json['error']]).toEqual([401, 'invalid_client']);
    const password = await redeem(visitor, app, 'x', { grant_type: 'password' });
    expect([password.status, password.json['error']]).toEqual([400, 'unsupported_grant_type']);
  });

  it.each(['', '%%%', btoa('%E0%A4%A:secret'), btoa('no colon'), btoa('a:b:c')])(
    'refuses the malformed Basic credentials %s with 401',
    async credentials => {
      const answer = await visit().anonymous('/oauth/token', {
        method: 'POST',
        headers: { Authorization: `Basic ${credentials}` },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
      });
      expect(answer.status).toBe(401);
      expect(answer.json).toMatchObject({ error: 'invalid_client' });
    },
  );

  it('accepts the client as Basic credentials', async () => {
    const visitor = visit();
    const app = await register(visitor);
    const answer = await visitor.anonymous('/oauth/token', {
      method: 'POST',
      headers: { Authorization: `Basic ${btoa(`${app.client_id}:${app.client_secret}`)}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    expect(answer.status).toBe(200);
  });

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

  it('revokes a token for its own client only', async () => {
    const visitor = visit();
    const app = await register(visitor);
    const other = await register(visitor);
    const held = await redeem(visitor, app, (await authorize(visitor, app)).searchParams.get('code') ?? '');
    const token = String(held.json['access_token']);
    const revoke = (by: App): ReturnType<Visitor['anonymous']> =>
      visitor.anonymous('/oauth/revoke', { method: 'POST', body: new URLSearchParams({ ...by, token }) });
    const use = (): Promise<number> => homeStatus(visitor, token);
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

  const outOfBand = 'urn:ietf:wg:oauth:2.0:oob';

  it('shows the code, the denial or the fault to an application without an address', async () => {
    const visitor = visit();
    const app = await register(visitor, { redirect_uris: outOfBand });
    const there = { redirect_uri: outOfBand };
    const given = await decide(visitor, await showPage(visitor, app, there));
    expect([given.status, given.text.includes('Copy this code')]).toEqual([200, true]);
    const code = [...given.text.matchAll(/[\w-]{20,}/g)].map(([text]) => text);
    const tokens = await Promise.all(code.map(async text => (await redeem(visitor, app, text, there)).status));
    expect(tokens).toContain(200);
    const denied = await decide(visitor, await showPage(visitor, app, there), { decision: 'deny' });
    expect([denied.status, denied.text.includes('Access was not granted')]).toEqual([200, true]);
    const fault = await visitor.anonymous(`/oauth/authorize?${(await request(app, { ...there, scope: 'admin' })).toString()}`);
    expect([fault.status, fault.text.includes('invalid_scope')]).toEqual([400, true]);
  });

  it.each([
    ['response_type', 'token', 'unsupported_response_type'],
    ['scope', 'read admin', 'invalid_scope'],
    ['code_challenge_method', 'plain', 'invalid_request'],
    ['code_challenge', 'short', 'invalid_request'],
  ])('redirects a request with %s %s with the error %s and its state', async (field, value, error) => {
    const visitor = visit();
    const app = await register(visitor);
    const back = targetOf(
      await visitor.anonymous(`/oauth/authorize?${(await request(app, { [field]: value })).toString()}`),
    ).searchParams;
    expect([back.get('error'), back.get('state')]).toEqual([error, 's&1']);
  });

  it('denies with the state, but not as Hollo', async () => {
    const stateOf = async (serverProfile: 'default' | 'hollo'): Promise<string | null> => {
      const visitor = visit({ serverProfile });
      const page = await showPage(visitor, await register(visitor));
      return targetOf(await decide(visitor, page, { decision: 'deny' })).searchParams.get('state');
    };
    expect([await stateOf('default'), await stateOf('hollo')]).toEqual(['s&1', null]);
  });

  it('asks for an account of the page', async () => {
    const visitor = visit();
    const answer = await decide(visitor, await showPage(visitor, await register(visitor)), { account: '1' });
    expect([answer.status, answer.text.includes('Choose an account')]).toEqual([400, true]);
  });

  it('keeps a consent page for ten minutes', async () => {
    const visitor = visit();
    const app = await register(visitor);
    const [early, late] = [await showPage(visitor, app), await showPage(visitor, app)];
    visitor.advance(10 * 60_000 - 1);
    expect((await decide(visitor, early)).status).toBe(302);
    visitor.advance(1);
    expect((await decide(visitor, late)).status).toBe(403);
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
