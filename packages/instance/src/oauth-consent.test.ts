import { describe, expect, it } from 'vitest';
import { origin, visit } from './test-support/visitor.js';
import { register, request, showPage, decide, targetOf, redeem } from './test-support/oauth-app.js';

describe('OAuth', () => {
  it('renders the consent page escaped, without script, member preselected', async () => {
    const visitor = visit();
    const app = await register(visitor);
    const page = await visitor.anonymous(`/oauth/authorize?${(await request(app)).toString()}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('A &lt;client&gt;');
    expect(page.text).not.toMatch(/<script|\sstyle=|\son\w+=/i);
    expect(page.text.match(/type="radio"/g)).toHaveLength(7);
    expect(page.text).toContain(`value="${visitor.instance.world.memberId}" checked`);
    const shown = [...page.text.matchAll(/name="account" value="([^"]+)"/g)].map(([, id = '']) =>
      visitor.instance.world.accounts.get(id),
    );
    expect(shown.filter(account => account?.host === null && !account.bot && !account.memorial)).toHaveLength(7);
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
});
