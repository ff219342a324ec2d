import { webcrypto } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStorage } from './browser-storage.js';
import type { SignInError, SignInErrorKind } from './oauth.js';
import { beginSignIn, completeSignIn } from './sign-in.js';
import { fakeServer, json } from './test-support/oauth-server.js';

const REDIRECT = 'https://app.test/sign-in/callback';
const STARTED = Date.parse('2026-11-20T12:00:00Z');

let server: ReturnType<typeof fakeServer>;
let storage: { temporary: Storage; persistent: Storage };
let clock: number;
beforeEach(() => {
  server = fakeServer();
  storage = { temporary: memoryStorage(), persistent: memoryStorage() };
  clock = STARTED;
});

const begin = (overrides: Partial<Parameters<typeof beginSignIn>[0]> = {}) =>
  beginSignIn({
    server: 'rookery.test',
    redirectUri: REDIRECT,
    clientName: 'Rookery',
    returnTo: '/home',
    storage,
    fetch: server.fetch,
    now: () => clock,
    ...overrides,
  });
const complete = (callbackUrl: string, overrides: Partial<Parameters<typeof completeSignIn>[0]> = {}) =>
  completeSignIn({ callbackUrl, storage, fetch: server.fetch, now: () => clock, ...overrides });
const withMetadata = (metadata: Record<string, unknown>) => {
  server.replies['/.well-known/oauth-authorization-server'] = () => json(metadata);
};
const announcing = { issuer: 'https://rookery.test/', authorization_response_iss_parameter_supported: true };

async function refusal(promise: Promise<unknown>): Promise<SignInErrorKind> {
  const error: unknown = await promise.then(
    () => new Error('It was accepted.'),
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ name: 'SignInError' });
  return (error as SignInError).kind;
}

describe('[API-10] signing in', () => {
  it('goes from a name to a session and back to where the person was', async () => {
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

  it('sends the person to the server with a state and an S256 challenge, and no secret', async () => {
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

  it('registers with a string of redirects and without an empty website', async () => {
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

  it('asks for less where the server does not know a scope', async () => {
    server.replies['/api/v1/apps'] = ({ form }) =>
      form.get('scopes')?.includes('push')
        ? json({ error: 'scopes' }, 422)
        : json({ client_id: 'client', client_secret: 'hidden' });
    const { url } = await begin();
    expect(new URL(url).searchParams.get('scope')).toBe('read write follow');
  });

  it('registers once per server, and again after the server has forgotten it', async () => {
    await begin();
    const { url } = await begin();
    expect(server.to('/api/v1/apps')).toHaveLength(1);
    server.replies['/oauth/token'] = () => json({ error: 'invalid_client' }, 401);
    expect(await refusal(complete(server.agree(url)))).toBe('code-refused');
    await begin();
    expect(server.to('/api/v1/apps')).toHaveLength(2);
  });

  it('works without lasting storage', async () => {
    const { url } = await begin({ storage: { ...storage, persistent: null } });
    expect((await complete(server.agree(url))).session.accessToken).toBe('token');
  });

  it('uses the endpoints the server names', async () => {
    withMetadata({
      ...announcing,
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

  it('exchanges the code with a form and follows no redirect with a secret', async () => {
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

  it('lets two sign-ins in one tab end in either order', async () => {
    const first = await begin({ returnTo: '/first' });
    const second = await begin({ returnTo: '/second' });
    expect((await complete(server.agree(second.url))).returnTo).toBe('/second');
    expect((await complete(server.agree(first.url))).returnTo).toBe('/first');
  });

  it('leaves nothing of the attempt behind', async () => {
    const { url } = await begin();
    await complete(server.agree(url));
    expect(storage.temporary.length).toBe(0);
    await begin();
    clock += 10 * 60 * 1000 + 1;
    await begin();
    expect(storage.temporary.length).toBe(1);
  });

  it.each([0, 10 * 60 * 1000])('accepts an answer after %i ms', async age => {
    const { url } = await begin();
    clock += age;
    await expect(complete(server.agree(url))).resolves.toMatchObject({ returnTo: '/home' });
  });

  it.each([10 * 60 * 1000 + 1, -1])('takes an answer after %i ms as too late and sends nothing', async age => {
    const { url } = await begin();
    clock += age;
    expect(await refusal(complete(server.agree(url)))).toBe('expired');
    expect(server.to('/oauth/token')).toHaveLength(0);
  });
});

describe('[API-10] an answer that is not ours', () => {
  const changed = (change: (url: URL) => void) => (callbackUrl: string) => {
    const url = new URL(callbackUrl);
    change(url);
    return url.href;
  };
  const set = (name: string, value: string) => changed(url => url.searchParams.set(name, value));
  const drop = (name: string) => changed(url => url.searchParams.delete(name));
  const twice = (name: string, value: string) => changed(url => url.searchParams.append(name, value));

  it.each<[string, (callbackUrl: string) => string, SignInErrorKind]>([
    ['no state', drop('state'), 'forged'],
    ['an empty state', set('state', ''), 'forged'],
    ['another state', set('state', 'A'.repeat(43)), 'forged'],
    [
      'a state that is too short',
      changed(url => url.searchParams.set('state', (url.searchParams.get('state') ?? '').slice(1))),
      'forged',
    ],
    ['a state with more behind it', changed(url => url.searchParams.set('state', `${url.searchParams.get('state')}x`)), 'forged'],
    [
      'a state in other letters',
      changed(url => url.searchParams.set('state', (url.searchParams.get('state') ?? '').toUpperCase().replace(/^./, '-'))),
      'forged',
    ],
    ['a state that names another key', set('state', '../rookery:sessions'), 'forged'],
    ['a state named __proto__', set('state', '__proto__'), 'forged'],
    ['two states', twice('state', 'A'.repeat(43)), 'forged'],
    ['its state twice', changed(url => url.searchParams.append('state', url.searchParams.get('state') ?? '')), 'forged'],
    ['no code', drop('code'), 'forged'],
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
    ['another issuer beginning alike', set('iss', 'https://rookery.test.evil.test'), 'forged'],
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
    ['everything in the fragment', url => url.replace('?', '#'), 'forged'],
    ['a refusal', changed(url => (url.searchParams.delete('code'), url.searchParams.set('error', 'access_denied'))), 'denied'],
    [
      'an error of the server',
      changed(url => (url.searchParams.delete('code'), url.searchParams.set('error', 'server_error'))),
      'server-error',
    ],
  ])('with %s is refused and nothing is sent', async (_name, forge, kind) => {
    const { url } = await begin();
    const before = server.requests.length;
    expect(await refusal(complete(forge(server.agree(url))))).toBe(kind);
    expect(server.requests).toHaveLength(before);
  });

  it.each([
    ['missing', {}],
    ['of another server', { iss: 'https://evil.test/' }],
    ['written otherwise', { iss: 'https://ROOKERY.test/' }],
  ])('whose announced issuer is %s is refused and nothing is sent', async (_name, extra) => {
    withMetadata(announcing);
    const { url } = await begin();
    expect(await refusal(complete(server.agree(url, extra as Record<string, string>)))).toBe('forged');
    expect(server.to('/oauth/token')).toHaveLength(0);
  });

  it('is refused when it comes a second time', async () => {
    const { url } = await begin();
    const callbackUrl = server.agree(url);
    await complete(callbackUrl);
    expect(await refusal(complete(callbackUrl))).toBe('forged');
    expect(server.to('/oauth/token')).toHaveLength(1);
  });

  it('uses up the attempt even when it is refused', async () => {
    const { url } = await begin();
    const good = server.agree(url);
    expect(await refusal(complete(`${good}&iss=https://evil.test`))).toBe('forged');
    expect(await refusal(complete(good))).toBe('forged');
    expect(server.to('/oauth/token')).toHaveLength(0);
  });

  it('is refused in another tab', async () => {
    const { url } = await begin();
    const otherTab = { ...storage, temporary: memoryStorage() };
    expect(await refusal(complete(server.agree(url), { storage: otherTab }))).toBe('forged');
    expect(server.to('/oauth/token')).toHaveLength(0);
  });

  it.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['nothing in it', '{}'],
    ['no time', '{"server":"https://rookery.test"}'],
  ])('is refused when the record has become %s', async (_name, text) => {
    const { url } = await begin();
    storage.temporary.setItem(storage.temporary.key(0) ?? '', text);
    expect(await refusal(complete(server.agree(url)))).toBe('forged');
    expect(server.to('/oauth/token')).toHaveLength(0);
  });

  it('of one server cannot take the code of another there', async () => {
    const evil = fakeServer('https://evil.test');
    const begunAtEvil = await begin({ server: 'evil.test', fetch: evil.fetch });
    const begunHere = await begin();
    const state = new URL(begunAtEvil.url).searchParams.get('state') ?? '';
    // The victim's code for this server comes back under the state of the other one, with the issuer this server writes.
    const mixed = new URL(server.agree(begunHere.url, { iss: server.origin }));
    mixed.searchParams.set('state', state);
    expect(await refusal(complete(mixed.href, { fetch: evil.fetch }))).toBe('forged');
    expect(evil.to('/oauth/token')).toHaveLength(0);
  });
});

describe('[API-10] a server that misbehaves', () => {
  it.each([
    ['authorization_endpoint', 'https://evil.test/oauth/authorize'],
    ['token_endpoint', 'https://evil.test/oauth/token'],
    ['token_endpoint', 'http://rookery.test/oauth/token'],
    ['issuer', 'https://evil.test'],
    ['authorization_endpoint', 'javascript:alert(1)'],
    ['token_endpoint', 5],
  ])('naming %s %s is not signed in to', async (name, value) => {
    withMetadata({ ...announcing, [name]: value });
    expect(await refusal(begin())).toBe('not-a-server');
    expect(storage.temporary.length).toBe(0);
  });

  it.each<[string, () => Response, SignInErrorKind]>([
    ['has no such address', () => json({}, 404), 'not-a-server'],
    ['answers with a page', () => new Response('<!doctype html>'), 'not-a-server'],
    ['gives no client', () => json({ client_id: '', client_secret: 'x' }), 'not-a-server'],
    ['refuses', () => json({ error: 'No apps here' }, 403), 'registration-refused'],
    ['refuses every scope', () => json({ error: 'scopes' }, 422), 'registration-refused'],
    ['fails', () => json({}, 503), 'server-error'],
    [
      'does not answer',
      () => {
        throw new TypeError('Failed to fetch');
      },
      'unreachable',
    ],
  ])('that %s at the registration: told by kind', async (_name, reply, kind) => {
    server.replies['/api/v1/apps'] = reply;
    expect(await refusal(begin())).toBe(kind);
  });

  it.each<[string, () => Response, SignInErrorKind]>([
    ['refuses the code', () => json({ error: 'invalid_grant', error_description: 'Too old' }, 400), 'code-refused'],
    ['fails', () => json({}, 500), 'server-error'],
    ['answers with a page', () => new Response('<html>'), 'not-a-server'],
    ['gives no token', () => json({ token_type: 'Bearer' }), 'not-a-server'],
    ['gives a token that would split a header', () => json({ access_token: 'a\r\nx: y' }), 'not-a-server'],
    ['gives a token of another type', () => json({ access_token: 'a', token_type: 'mac' }), 'not-a-server'],
    [
      'does not answer',
      () => {
        throw new TypeError('Failed to fetch');
      },
      'unreachable',
    ],
  ])('that %s at the exchange: told by kind', async (_name, reply, kind) => {
    const { url } = await begin();
    server.replies['/oauth/token'] = reply;
    expect(await refusal(complete(server.agree(url)))).toBe(kind);
  });

  it.each([401, 403, 422])('that does not accept its own token with %i has refused it', async status => {
    const { url } = await begin();
    server.replies['/api/v1/accounts/verify_credentials'] = () => new Response(null, { status });
    expect(await refusal(complete(server.agree(url)))).toBe('token-refused');
  });

  it('has its words shown as text of at most 300 characters', async () => {
    const { url } = await begin();
    server.replies['/oauth/token'] = () => json({ error: 'x'.repeat(301) }, 400);
    await expect(complete(server.agree(url))).rejects.toMatchObject({ serverMessage: 'x'.repeat(300) });
  });

  it('is not begun where the browser has no cryptography or no storage', async () => {
    expect(await refusal(begin({ crypto: { getRandomValues: bytes => webcrypto.getRandomValues(bytes) } }))).toBe('not-secure');
    const denied = memoryStorage();
    denied.setItem = () => {
      throw new DOMException('denied');
    };
    expect(await refusal(begin({ storage: { ...storage, temporary: denied } }))).toBe('storage-denied');
  });
});
