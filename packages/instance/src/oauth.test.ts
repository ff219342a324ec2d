import { describe, expect, it } from 'vitest';
import type { Visitor } from './test-support/visitor.js';
import { origin, visit } from './test-support/visitor.js';
import { type App, authorize, homeStatus, redeem, register } from './test-support/oauth-app.js';

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

  it('publishes its metadata', async () => {
    const metadata = await visit().anonymous('/.well-known/oauth-authorization-server');
    expect(metadata.json).toMatchObject({ token_endpoint: `${origin}/oauth/token`, code_challenge_methods_supported: ['S256'] });
  });
});
