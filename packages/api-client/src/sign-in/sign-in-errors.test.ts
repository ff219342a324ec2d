import { webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../session/browser-storage.dom.js';
import type { SignInErrorKind } from './oauth.js';
import { json } from '../test-support/oauth-server.js';
import { METADATA_WITH_ISSUER, signInErrorKind, signInFixture } from '../test-support/sign-in-fixture.js';

describe('[API-10] sign-in errors', () => {
  it.each([
    ['authorization_endpoint', 'https://evil.test/oauth/authorize'],
    ['token_endpoint', 'https://evil.test/oauth/token'],
    ['token_endpoint', 'http://rookery.test/oauth/token'],
    ['issuer', 'https://evil.test'],
    ['authorization_endpoint', 'javascript:alert(1)'],
    ['token_endpoint', 5],
  ])('rejects metadata with %s %s', async (name, value) => {
    const { storage, begin, withMetadata } = signInFixture();
    withMetadata({ ...METADATA_WITH_ISSUER, [name]: value });
    expect(await signInErrorKind(begin())).toBe('not-a-server');
    expect(storage.temporary.length).toBe(0);
  });

  it.each<[string, () => Response, SignInErrorKind]>([
    ['gets 404', () => json({}, 404), 'not-a-server'],
    ['gets 405', () => json({}, 405), 'not-a-server'],
    ['gets an HTML page', () => new Response('<!doctype html>'), 'not-a-server'],
    ['gets no client id', () => json({ client_id: '', client_secret: 'x' }), 'not-a-server'],
    ['is refused', () => json({ error: 'No apps here' }, 403), 'registration-refused'],
    ['is refused for every scope', () => json({ error: 'scopes' }, 422), 'registration-refused'],
    ['gets a server error', () => json({}, 503), 'server-error'],
    [
      'gets no response',
      () => {
        throw new TypeError('Failed to fetch');
      },
      'unreachable',
    ],
  ])('rejects when the app registration %s', async (_name, reply, kind) => {
    const { server, begin } = signInFixture();
    server.replies['/api/v1/apps'] = reply;
    expect(await signInErrorKind(begin())).toBe(kind);
  });

  it.each<[string, () => Response, SignInErrorKind]>([
    ['is refused', () => json({ error: 'invalid_grant', error_description: 'Too old' }, 400), 'code-refused'],
    ['gets a server error', () => json({}, 500), 'server-error'],
    ['gets an HTML page', () => new Response('<html>'), 'not-a-server'],
    ['gets no token', () => json({ token_type: 'Bearer' }), 'not-a-server'],
    ['gets a token with a line break', () => json({ access_token: 'a\r\nx: y' }), 'not-a-server'],
    ['gets a token of another type', () => json({ access_token: 'a', token_type: 'mac' }), 'not-a-server'],
    [
      'gets no response',
      () => {
        throw new TypeError('Failed to fetch');
      },
      'unreachable',
    ],
  ])('rejects when the token request %s', async (_name, reply, kind) => {
    const { server, begin, complete } = signInFixture();
    const { url } = await begin();
    server.replies['/oauth/token'] = reply;
    expect(await signInErrorKind(complete(server.agree(url)))).toBe(kind);
  });

  it.each([
    ['again when the server refuses it', 400, 2],
    ['once when the server fails', 500, 1],
  ])('registers the app %s', async (_name, status, registrations) => {
    const { server, begin, complete } = signInFixture();
    const { url } = await begin();
    server.replies['/oauth/token'] = () => json({}, status);
    await signInErrorKind(complete(server.agree(url)));
    await begin();
    expect(server.to('/api/v1/apps')).toHaveLength(registrations);
  });

  it.each([401, 403, 422])('rejects a token that verify_credentials refuses with %i', async status => {
    const { server, begin, complete } = signInFixture();
    const { url } = await begin();
    server.replies['/api/v1/accounts/verify_credentials'] = () => new Response(null, { status });
    expect(await signInErrorKind(complete(server.agree(url)))).toBe('token-refused');
  });

  it('shows the server message of a refused token', async () => {
    const { server, begin, complete } = signInFixture();
    const { url } = await begin();
    server.replies['/api/v1/accounts/verify_credentials'] = () => json({ error: 'Your login is being reviewed' }, 422);
    await expect(complete(server.agree(url))).rejects.toMatchObject({ serverMessage: 'Your login is being reviewed' });
  });

  it.each<[string, unknown, string | null]>([
    ['a text', { error: 'No apps here' }, 'No apps here'],
    ['a description', { error: 'invalid', error_description: 'No apps here' }, 'No apps here'],
    ['an object, as Hollo answers', { success: false, error: { name: 'ZodError', message: 'No apps here' } }, 'No apps here'],
    ['an object beside a code', { error: '', zod_error: { message: 'No apps here' } }, 'No apps here'],
    ['a list', { error: ['No apps here'] }, null],
  ])('shows the message of a 422 whose error is %s', async (_name, body, serverMessage) => {
    const { server, begin } = signInFixture();
    server.replies['/api/v1/apps'] = () => json(body, 422);
    await expect(begin()).rejects.toMatchObject({ kind: 'registration-refused', serverMessage });
  });

  it('tells a server that responds without CORS headers from an unknown name', async () => {
    const { server, begin } = signInFixture();
    server.replies['/api/v1/apps'] = () => {
      throw new TypeError('Failed to fetch');
    };
    server.replies['/'] = () => new Response('<!doctype html>');
    expect(await signInErrorKind(begin())).toBe('not-a-server');
  });

  it('tells a server that does not respond in time from an unknown name', async () => {
    const { server, begin } = signInFixture();
    server.replies['/api/v1/apps'] = () => {
      throw new DOMException('signal timed out', 'TimeoutError');
    };
    expect(await signInErrorKind(begin())).toBe('no-answer');
  });

  it('cuts the server message at 300 characters', async () => {
    const { server, begin, complete } = signInFixture();
    const { url } = await begin();
    server.replies['/oauth/token'] = () => json({ error: 'x'.repeat(301) }, 400);
    await expect(complete(server.agree(url))).rejects.toMatchObject({ serverMessage: 'x'.repeat(300) });
  });

  it('does not start without crypto.subtle or storage', async () => {
    const { storage, begin } = signInFixture();
    expect(await signInErrorKind(begin({ crypto: { getRandomValues: bytes => webcrypto.getRandomValues(bytes) } }))).toBe(
      'not-secure',
    );
    const denied = memoryStorage();
    denied.setItem = () => {
      throw new DOMException('denied');
    };
    expect(await signInErrorKind(begin({ storage: { ...storage, temporary: denied } }))).toBe('storage-denied');
  });
});
