import { describe, expect, it } from 'vitest';
import { json } from '../test-support/oauth-server.js';
import { METADATA_WITH_ISSUER, REDIRECT, signInErrorKind, signInFixture } from '../test-support/sign-in-fixture.js';

describe('[API-10] signing in', () => {
  it('turns a handle into a session and restores the return path', async () => {
    const { server, begin, complete } = signInFixture();
    const { url } = await begin({ server: '@mara@rookery.test', returnTo: '/@tomas?tab=media#top' });
    const result = await complete(server.agree(url));
    expect(result).toEqual({
      returnTo: '/@tomas?tab=media#top',
      session: {
        id: 'mara@rookery.test',
        server: 'https://rookery.test',
        accessToken: 'token',
        clientId: 'client',
        clientSecret: 'hidden',
        scope: 'read write',
        account: { id: '7', acct: 'mara', display_name: 'Mara', avatar: 'https://rookery.test/a.png' },
      },
    });
  });

  it('builds an authorization URL with a state, an S256 challenge and no secret', async () => {
    const { begin } = signInFixture();
    const { url } = await begin();
    const { origin, pathname, searchParams } = new URL(url);
    expect(origin + pathname).toBe('https://rookery.test/oauth/authorize');
    expect(searchParams.get('response_type')).toBe('code');
    expect(searchParams.get('scope')).toBe('read write follow push');
    expect(searchParams.get('state')).toMatch(/^[\w-]{43}$/);
    expect(searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    expect(url).not.toContain('hidden');
  });

  it('registers with a form and omits an empty website', async () => {
    const { server, storage, begin } = signInFixture();
    await begin({ website: '' });
    const [request] = server.to('/api/v1/apps');
    expect(request?.contentType).toMatch(/^application\/x-www-form-urlencoded/);
    expect(Object.fromEntries(request?.form ?? [])).toEqual({
      client_name: 'Rookery',
      redirect_uris: REDIRECT,
      scopes: 'read write follow push',
    });
    storage.persistent.clear();
    await begin({ website: 'https://app.test' });
    expect(server.to('/api/v1/apps')[1]?.form.get('website')).toBe('https://app.test');
  });

  it('falls back to fewer scopes when the server rejects one', async () => {
    const { server, begin } = signInFixture();
    server.replies['/api/v1/apps'] = ({ form }) =>
      form.get('scopes')?.includes('push')
        ? json({ error: 'scopes' }, 422)
        : json({ client_id: 'client', client_secret: 'hidden' });
    const { url } = await begin();
    expect(new URL(url).searchParams.get('scope')).toBe('read write follow');
  });

  it('works without persistent storage', async () => {
    const { server, storage, begin, complete } = signInFixture();
    const { url } = await begin({ storage: { ...storage, persistent: null } });
    expect((await complete(server.agree(url))).session.accessToken).toBe('token');
  });

  it('uses the endpoints from the server metadata', async () => {
    const { server, begin, complete, withMetadata } = signInFixture();
    withMetadata({
      ...METADATA_WITH_ISSUER,
      authorization_endpoint: 'https://rookery.test/auth',
      token_endpoint: 'https://rookery.test/tok',
    });
    const token = server.replies['/oauth/token'];
    if (token) server.replies['/tok'] = token;
    const { url } = await begin();
    expect(new URL(url).pathname).toBe('/auth');
    await complete(server.agree(url, { iss: 'https://rookery.test/' }));
    expect(server.to('/tok')).toHaveLength(1);
  });

  it('exchanges the code with a form and follows no redirect', async () => {
    const { server, begin, complete } = signInFixture();
    const { url } = await begin();
    await complete(server.agree(url));
    const [request] = server.to('/oauth/token');
    expect(request?.contentType).toMatch(/^application\/x-www-form-urlencoded/);
    expect([...(request?.form.keys() ?? [])].toSorted()).toEqual([
      'client_id',
      'client_secret',
      'code',
      'code_verifier',
      'grant_type',
      'redirect_uri',
    ]);
    expect(server.requests.filter(({ method }) => method === 'POST').map(({ redirect }) => redirect)).toEqual(['error', 'error']);
    expect(
      server.requests.every(({ url: address }) => !address.href.includes('token=') && !address.href.includes('hidden')),
    ).toBe(true);
  });

  it('completes two sign-ins of one tab in either order', async () => {
    const { server, begin, complete } = signInFixture();
    const first = await begin({ returnTo: '/first' });
    const second = await begin({ returnTo: '/second' });
    expect((await complete(server.agree(second.url))).returnTo).toBe('/second');
    expect((await complete(server.agree(first.url))).returnTo).toBe('/first');
  });

  it('removes completed and expired attempts from storage', async () => {
    const { server, storage, clock, begin, complete } = signInFixture();
    const { url } = await begin();
    await complete(server.agree(url));
    expect(storage.temporary.length).toBe(0);
    await begin();
    clock.now += 10 * 60 * 1000 + 1;
    await begin();
    expect(storage.temporary.length).toBe(1);
  });

  it.each([0, 10 * 60 * 1000])('accepts a callback after %i ms', async age => {
    const { server, clock, begin, complete } = signInFixture();
    const { url } = await begin();
    clock.now += age;
    await expect(complete(server.agree(url))).resolves.toMatchObject({ returnTo: '/home' });
  });

  it.each([10 * 60 * 1000 + 1, -1])('rejects a callback after %i ms as expired and sends no request', async age => {
    const { server, clock, begin, complete } = signInFixture();
    const { url } = await begin();
    clock.now += age;
    expect(await signInErrorKind(complete(server.agree(url)))).toBe('expired');
    expect(server.to('/oauth/token')).toHaveLength(0);
  });
});
