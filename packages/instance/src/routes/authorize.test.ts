import { describe, expect, it } from 'vitest';

import { visit, type Visitor } from '../test-support/visitor.js';

const redirectUri = 'https://a.test/back';

function appOf(visitor: Visitor, redirectUris = [redirectUri, 'client:/back', 'urn:ietf:wg:oauth:2.0:oob']): string {
  return visitor.instance.grants.register({ name: 'Client', website: null, redirectUris, scopes: ['read', 'write'] }).clientId;
}

const ask = (visitor: Visitor, fields: Record<string, string>) =>
  visitor.anonymous(`/oauth/authorize?${new URLSearchParams({ response_type: 'code', ...fields }).toString()}`);

describe('the consent page', () => {
  it('names an account without a display name by its user name', async () => {
    const visitor = visit();
    const { world } = visitor.instance;
    const account = world.accounts.get(world.memberId);
    if (account !== undefined) account.display_name = '';
    const client_id = appOf(visitor);
    expect((await ask(visitor, { client_id, redirect_uri: redirectUri })).text).toMatch(/>\s*mara\s*</);
    if (account !== undefined) account.display_name = 'Mara Ink';
    expect((await ask(visitor, { client_id, redirect_uri: redirectUri })).text).toContain('Mara Ink');
  });

  it.each([
    [redirectUri, "form-action 'self' https://a.test;"],
    ['client:/back', "form-action 'self' client:;"],
    ['urn:ietf:wg:oauth:2.0:oob', "form-action 'self';"],
  ])('lets its form lead to %s alone', async (redirect_uri, expected) => {
    const visitor = visit();
    const page = await ask(visitor, { client_id: appOf(visitor), redirect_uri });
    expect(page.status).toBe(200);
    const policy = page.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain(expected);
    expect(policy).toMatch(/^default-src 'none'; style-src 'self'; img-src 'self'; .*frame-ancestors 'none'; base-uri 'none'$/);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect(page.headers.has('Access-Control-Allow-Origin')).toBe(false);
  });

  it.each([
    [{ client_id: 'unknown' }, 'Unknown application.'],
    [{ redirect_uri: 'https://b.test/' }, 'The redirect address is not registered for this application.'],
    [{ redirect_uri: '' }, 'The redirect address is not registered for this application.'],
  ])('is not shown for %o', async (fields, message) => {
    const visitor = visit();
    const page = await ask(visitor, { client_id: appOf(visitor), redirect_uri: redirectUri, ...fields });
    expect([page.status, page.headers.get('Location')]).toEqual([400, null]);
    expect(page.text).toContain('Authorization failed');
    expect(page.text).toContain(message);
  });

  const challenge = 'x'.repeat(43);
  it.each([
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ scope: 'read admin:read' }, 'invalid_scope'],
    [{ code_challenge: challenge }, 'invalid_request'],
    [{ code_challenge: challenge, code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge: 'x'.repeat(42), code_challenge_method: 'S256' }, 'invalid_request'],
    [{ code_challenge: `${challenge}x`, code_challenge_method: 'S256' }, 'invalid_request'],
  ])('sends the application back for %o', async (fields, error) => {
    const visitor = visit();
    const client_id = appOf(visitor);
    const answer = await ask(visitor, { client_id, redirect_uri: redirectUri, state: 'a b', ...fields });
    expect([answer.status, answer.headers.get('Location'), answer.headers.get('Cache-Control')]).toEqual([
      302,
      `${redirectUri}?error=${error}&state=a+b`,
      'no-store',
    ]);
    const shown = await ask(visitor, { client_id, redirect_uri: 'urn:ietf:wg:oauth:2.0:oob', ...fields });
    expect([shown.status, shown.text.includes(error)]).toEqual([400, true]);
  });

  it('takes a challenge of SHA-256, and a scope below a granted one', async () => {
    const visitor = visit();
    const fields = { scope: 'read:accounts write', code_challenge: challenge, code_challenge_method: 'S256' };
    const page = await ask(visitor, { client_id: appOf(visitor), redirect_uri: redirectUri, ...fields });
    expect(page.status).toBe(200);
    expect(page.text).toContain('read:accounts');
  });

  it('offers five accounts of this server, the member first, and the staff', async () => {
    const visitor = visit();
    const { text } = await ask(visitor, { client_id: appOf(visitor), redirect_uri: redirectUri });
    const ids = [...text.matchAll(/name="account" value="(\d+)"/g)].map(match => match[1] ?? '');
    const { world } = visitor.instance;
    expect([ids.length, ids[0]]).toEqual([7, world.memberId]);
    for (const id of ids) expect(world.accounts.get(id)).toMatchObject({ host: null, bot: false });
  });

  it('has a style of its own', async () => {
    const style = await visit().anonymous('/oauth/consent.css');
    expect([style.status, style.headers.get('Content-Type'), style.headers.get('Cache-Control')]).toEqual([
      200,
      'text/css; charset=utf-8',
      'no-cache',
    ]);
    expect(style.text).toContain('{');
  });
});
