import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../session/browser-storage.dom.js';
import type { SignInErrorKind } from './oauth.js';
import { fakeServer } from '../test-support/oauth-server.js';
import { METADATA_WITH_ISSUER, signInErrorKind, signInFixture } from '../test-support/sign-in-fixture.js';

describe('[API-10] the sign-in callback', () => {
  const changed = (change: (url: URL) => void) => (callbackUrl: string) => {
    const url = new URL(callbackUrl);
    change(url);
    return url.href;
  };
  const set = (name: string, value: string) => changed(url => url.searchParams.set(name, value));
  const drop = (name: string) => changed(url => url.searchParams.delete(name));
  const twice = (name: string, value: string) => changed(url => url.searchParams.append(name, value));

  it.each<[string, (callbackUrl: string) => string, SignInErrorKind]>([
    ['a missing state', drop('state'), 'forged'],
    ['an empty state', set('state', ''), 'forged'],
    ['another state', set('state', 'A'.repeat(43)), 'forged'],
    [
      'a truncated state',
      changed(url => url.searchParams.set('state', (url.searchParams.get('state') ?? '').slice(1))),
      'forged',
    ],
    ['a state with a suffix', changed(url => url.searchParams.set('state', `${url.searchParams.get('state')}x`)), 'forged'],
    [
      'a state in other letter case',
      changed(url => url.searchParams.set('state', (url.searchParams.get('state') ?? '').toUpperCase().replace(/^./, '-'))),
      'forged',
    ],
    ['a state that names another key', set('state', '../rookery:sessions'), 'forged'],
    ['a state named __proto__', set('state', '__proto__'), 'forged'],
    ['two states', twice('state', 'A'.repeat(43)), 'forged'],
    ['its own state twice', changed(url => url.searchParams.append('state', url.searchParams.get('state') ?? '')), 'forged'],
    ['a missing code', drop('code'), 'forged'],
    ['an empty code', set('code', ''), 'forged'],
    ['two codes', twice('code', 'other'), 'forged'],
    ['an error beside the code', set('error', 'access_denied'), 'forged'],
    [
      'two errors',
      changed(
        url => (url.searchParams.delete('code'), url.searchParams.append('error', 'a'), url.searchParams.append('error', 'b')),
      ),
      'forged',
    ],
    ['another issuer', set('iss', 'https://evil.test'), 'forged'],
    ['an issuer with the same prefix', set('iss', 'https://rookery.test.evil.test'), 'forged'],
    ['an issuer with a path', set('iss', 'https://rookery.test/evil'), 'forged'],
    ['an empty issuer', set('iss', ''), 'forged'],
    [
      'two issuers',
      changed(
        url => (url.searchParams.append('iss', 'https://rookery.test'), url.searchParams.append('iss', 'https://evil.test')),
      ),
      'forged',
    ],
    ['another origin', url => url.replace('https://app.test', 'https://evil.test'), 'forged'],
    ['another scheme', url => url.replace('https:', 'http:'), 'forged'],
    ['another path', url => url.replace('/sign-in/callback', '/other'), 'forged'],
    ['parameters in the fragment', url => url.replace('?', '#'), 'forged'],
    [
      'a denied authorization',
      changed(url => (url.searchParams.delete('code'), url.searchParams.set('error', 'access_denied'))),
      'denied',
    ],
    [
      'a server error',
      changed(url => (url.searchParams.delete('code'), url.searchParams.set('error', 'server_error'))),
      'server-error',
    ],
  ])('rejects %s and sends no request', async (_name, forge, kind) => {
    const { server, begin, complete } = signInFixture();
    const { url } = await begin();
    const before = server.requests.length;
    expect(await signInErrorKind(complete(forge(server.agree(url))))).toBe(kind);
    expect(server.requests).toHaveLength(before);
  });

  it.each([
    ['missing', {}],
    ['that of another server', { iss: 'https://evil.test/' }],
    ['in other letter case', { iss: 'https://ROOKERY.test/' }],
  ])('rejects a promised issuer that is %s', async (_name, extra) => {
    const { server, begin, complete, withMetadata } = signInFixture();
    withMetadata(METADATA_WITH_ISSUER);
    const { url } = await begin();
    expect(await signInErrorKind(complete(server.agree(url, extra as Record<string, string>)))).toBe('forged');
    expect(server.to('/oauth/token')).toHaveLength(0);
  });

  describe('with an error and no state', () => {
    const refused = (error: string) =>
      `https://app.test/sign-in/callback?${new URLSearchParams({ error, error_description: 'Call us' })}`;

    it('is a denied authorization while a sign-in of this tab waits, as Hollo answers', async () => {
      const { begin, complete } = signInFixture();
      await begin();
      expect(await signInErrorKind(complete(refused('access_denied')))).toBe('denied');
    });

    it('shows no text of its address', async () => {
      const { begin, complete } = signInFixture();
      await begin();
      await expect(complete(refused('server_error'))).rejects.toMatchObject({ kind: 'server-error', serverMessage: null });
    });

    it('does not end the sign-in that waits', async () => {
      const { server, begin, complete } = signInFixture();
      const { url } = await begin();
      expect(await signInErrorKind(complete(refused('access_denied')))).toBe('denied');
      await expect(complete(server.agree(url))).resolves.toMatchObject({ returnTo: '/home' });
    });

    it.each([
      ['no sign-in waits', false, refused('access_denied')],
      ['there is a code too', true, `${refused('access_denied')}&code=1`],
      ['there are two errors', true, `${refused('access_denied')}&error=b`],
      ['the state is empty', true, `${refused('access_denied')}&state=`],
    ])('is forged when %s', async (_name, hasBegun, callbackUrl) => {
      const { begin, complete } = signInFixture();
      if (hasBegun) await begin();
      expect(await signInErrorKind(complete(callbackUrl))).toBe('forged');
    });
  });

  it('rejects a callback that was used before', async () => {
    const { server, begin, complete } = signInFixture();
    const { url } = await begin();
    const callbackUrl = server.agree(url);
    await complete(callbackUrl);
    expect(await signInErrorKind(complete(callbackUrl))).toBe('forged');
    expect(server.to('/oauth/token')).toHaveLength(1);
  });

  it('invalidates the attempt even when the callback is rejected', async () => {
    const { server, begin, complete } = signInFixture();
    const { url } = await begin();
    const good = server.agree(url);
    expect(await signInErrorKind(complete(`${good}&iss=https://evil.test`))).toBe('forged');
    expect(await signInErrorKind(complete(good))).toBe('forged');
    expect(server.to('/oauth/token')).toHaveLength(0);
  });

  it('rejects a callback in another tab', async () => {
    const { server, storage, begin, complete } = signInFixture();
    const { url } = await begin();
    const otherTab = { ...storage, temporary: memoryStorage() };
    expect(await signInErrorKind(complete(server.agree(url), { storage: otherTab }))).toBe('forged');
    expect(server.to('/oauth/token')).toHaveLength(0);
  });

  it.each([
    ['invalid JSON', '{'],
    ['a list', '[]'],
    ['an empty object', '{}'],
    ['incomplete', '{"server":"https://rookery.test"}'],
  ])('rejects the callback when the stored attempt is %s', async (_name, text) => {
    const { server, storage, begin, complete } = signInFixture();
    const { url } = await begin();
    storage.temporary.setItem(storage.temporary.key(0) ?? '', text);
    expect(await signInErrorKind(complete(server.agree(url)))).toBe('forged');
    expect(server.to('/oauth/token')).toHaveLength(0);
  });

  it('rejects the code of one server under the state of another (mix-up attack)', async () => {
    const { server, begin, complete } = signInFixture();
    const evil = fakeServer('https://evil.test');
    const begunAtEvil = await begin({ server: 'evil.test', fetch: evil.fetch });
    const begunHere = await begin();
    const state = new URL(begunAtEvil.url).searchParams.get('state') ?? '';
    // The victim's code arrives under the state of the other server, with the issuer of the server that issued it.
    const mixed = new URL(server.agree(begunHere.url, { iss: server.origin }));
    mixed.searchParams.set('state', state);
    expect(await signInErrorKind(complete(mixed.href, { fetch: evil.fetch }))).toBe('forged');
    expect(evil.to('/oauth/token')).toHaveLength(0);
  });
});
