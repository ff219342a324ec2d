import { describe, expect, it } from 'vitest';
import { json } from '../test-support/oauth-server.js';
import { signInErrorKind, signInFixture } from '../test-support/sign-in-fixture.js';
import { revokeSession } from './sign-in.js';

const APPS = '/api/v1/apps';

/** A server that gives each registration an id of its own. */
function numberedFixture() {
  const fixture = signInFixture();
  let count = 0;
  fixture.server.replies[APPS] = () => json({ client_id: `client-${++count}`, client_secret: 'hidden' });
  const clientId = async () => new URL((await fixture.begin()).url).searchParams.get('client_id');
  return { ...fixture, clientId };
}

describe('[API-10] the registration of the application', () => {
  it('is used again after a completed sign-in', async () => {
    const { server, begin, complete, clientId } = numberedFixture();
    await complete(server.agree((await begin()).url));
    expect(await clientId()).toBe('client-1');
    expect(server.to(APPS)).toHaveLength(1);
  });

  it('[HINT-11] is made anew for the scopes of the staff, which another sign-in does not ask for', async () => {
    const { server, begin, complete } = numberedFixture();
    const scopeOf = async (furtherScopes?: string) => {
      const { url } = await begin(furtherScopes === undefined ? {} : { furtherScopes });
      await complete(server.agree(url));
      return new URL(url).searchParams.get('scope');
    };
    expect(await scopeOf()).toBe('read write follow push');
    expect(await scopeOf('admin:read admin:write')).toBe('read write follow push admin:read admin:write');
    expect(await scopeOf('admin:read admin:write')).toBe('read write follow push admin:read admin:write');
    expect(await scopeOf()).toBe('read write follow push');
    expect(server.to(APPS)).toHaveLength(2);
  });

  it('is used again after a denied authorization', async () => {
    const { server, begin, complete, clientId } = numberedFixture();
    const denied = new URL(server.agree((await begin()).url));
    denied.searchParams.delete('code');
    denied.searchParams.set('error', 'access_denied');
    expect(await signInErrorKind(complete(denied.href))).toBe('denied');
    expect(await clientId()).toBe('client-1');
  });

  it('is made anew when the person returns without an answer', async () => {
    const { clientId } = numberedFixture();
    expect(await clientId()).toBe('client-1');
    expect(await clientId()).toBe('client-2');
  });

  it('is made anew when a stored one goes unanswered', async () => {
    const { server, begin, complete, clientId } = numberedFixture();
    await complete(server.agree((await begin()).url));
    expect(await clientId()).toBe('client-1');
    expect(await clientId()).toBe('client-2');
  });

  it('is not confirmed by the late answer to an earlier one', async () => {
    const { server, begin, complete, clientId } = numberedFixture();
    const first = await begin();
    await begin();
    await complete(server.agree(first.url));
    expect(await clientId()).toBe('client-3');
  });

  it.each([
    ['the code', '/oauth/token', 401, { error: 'invalid_client' }],
    ['the code without an error name', '/oauth/token', 400, {}],
  ])('is made anew after the server refuses %s', async (_name, path, status, body) => {
    const { server, begin, complete, clientId } = numberedFixture();
    const { url } = await begin();
    server.replies[path] = () => json(body, status);
    expect(await signInErrorKind(complete(server.agree(url)))).toBe('code-refused');
    expect(await clientId()).toBe('client-2');
  });

  it('is made anew after another error of the authorization page', async () => {
    const { server, begin, complete, clientId } = numberedFixture();
    const refused = new URL(server.agree((await begin()).url));
    refused.searchParams.delete('code');
    refused.searchParams.set('error', 'unauthorized_client');
    expect(await signInErrorKind(complete(refused.href))).toBe('server-error');
    expect(await clientId()).toBe('client-2');
  });

  it('is dropped with its session, and that of another server stays', async () => {
    const { server, storage, begin, complete, clientId } = numberedFixture();
    const { session } = await complete(server.agree((await begin()).url));
    const other = `rookery:app:${JSON.stringify(['https://rookery.test.example', 'https://app.test/'])}`;
    storage.persistent.setItem(other, '{}');
    await revokeSession(session, { fetch: server.fetch, persistent: storage.persistent });
    expect(Array.from({ length: storage.persistent.length }, (_, index) => storage.persistent.key(index))).toEqual([other]);
    expect(await clientId()).toBe('client-2');
  });

  it('is dropped with its session even when the server does not respond', async () => {
    const { server, storage, begin, complete } = numberedFixture();
    const { session } = await complete(server.agree((await begin()).url));
    server.replies['/oauth/revoke'] = () => {
      throw new TypeError('Failed to fetch');
    };
    expect(await revokeSession(session, { fetch: server.fetch, persistent: storage.persistent })).toBe(false);
    expect(storage.persistent.length).toBe(0);
  });

  it('is not stored when its secret expires', async () => {
    const { server, storage, begin } = signInFixture();
    server.replies[APPS] = () => json({ client_id: 'client', client_secret: 'hidden', client_secret_expires_at: 1 });
    await begin();
    expect(storage.persistent.length).toBe(0);
  });
});
