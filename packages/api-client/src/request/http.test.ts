import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, errorText, isApiError, MAX_SERVER_MESSAGE_LENGTH } from './errors.js';
import { createHttp, MAX_RETRY_DELAY_MS, retryTime } from './http.js';

const BASE = 'https://a.test';
const NOW = Date.parse('2026-11-20T12:00:00Z');

type Fetch = typeof globalThis.fetch;
const responding = (body: BodyInit | null = '{}', init: ResponseInit = {}) =>
  vi.fn<Fetch>(async () => new Response(body, { headers: { 'Content-Type': 'application/json' }, ...init }));

/** Never responds; rejects when the signal aborts. */
const silent: Fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });

const http = (fetch: Fetch, more: Partial<Parameters<typeof createHttp>[0]> = {}) =>
  createHttp({ baseUrl: `${BASE}/web/home`, accessToken: 'secret', now: () => NOW, fetch, ...more });

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!isApiError(error)) throw new Error('The request did not fail with an ApiError.');
  return error;
}

function sent(fetch: ReturnType<typeof responding>) {
  const [input, init] = fetch.mock.calls[0] ?? [];
  return { url: input instanceof Request ? input.url : input?.toString(), init: init ?? {}, headers: new Headers(init?.headers) };
}

afterEach(() => vi.useRealTimers());

describe('a request', () => {
  it('[API-08] sends the token to the origin of the server, without cookies', async () => {
    const fetch = responding();
    await http(fetch).request('POST', '/api/v1/accounts/1/follow');
    const { url, init, headers } = sent(fetch);
    expect(url).toBe('https://a.test/api/v1/accounts/1/follow');
    expect(headers.get('Authorization')).toBe('Bearer secret');
    expect(headers.get('Content-Type')).toBeNull();
    expect([init.method, init.credentials, init.referrerPolicy, init.body]).toEqual(['POST', 'omit', 'no-referrer', undefined]);
  });

  it.each([
    'https://evil.test/api',
    '//evil.test/api',
    'http://a.test/api',
    'https://a.test:8443/api',
    'javascript:1',
    '\\\\evil.test/x',
  ])('[API-08] rejects a path that leads to another origin before sending: %s', async path => {
    const fetch = responding();
    expect((await failure(http(fetch).request('GET', path))).kind).toBe('decode');
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    '/api/v1/statuses/..',
    '/api/v1/statuses/../favourite',
    '/api/v1/statuses//favourite',
    '/api/v1/./x',
    '/api/v1/x/..?a=b',
  ])('[API-08] rejects a path with an empty or dotted segment: %s', async path => {
    const fetch = responding();
    expect((await failure(http(fetch).request('GET', path))).kind).toBe('decode');
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each(['/.well-known/nodeinfo', '/api/v1/x/?a=../b', '/api/v1/x/...', '/api/v1/statuses/a.b'])(
    '[API-08] allows dots elsewhere in the path: %s',
    async path => {
      const fetch = responding();
      await http(fetch).request('GET', path);
      expect(sent(fetch).url).toBe(`https://a.test${path}`);
    },
  );

  it('[API-08] rejects a response that was redirected to another origin', async () => {
    const redirected = Object.defineProperties(new Response('[]'), {
      redirected: { value: true },
      url: { value: 'https://evil.test/' },
    });
    expect((await failure(http(async () => redirected).request('GET', '/x'))).kind).toBe('decode');
  });

  it('[API-08] serializes lists with brackets and omits null and undefined', async () => {
    const fetch = responding();
    await http(fetch).request('GET', '/x?limit=2', { query: { id: ['1', 'a b'], local: true, max_id: undefined, min_id: null } });
    expect(sent(fetch).url).toBe('https://a.test/x?limit=2&id%5B%5D=1&id%5B%5D=a+b&local=true');
  });

  it('[API-08] sets the content type of the body', async () => {
    const json = responding();
    await http(json).request('POST', '/x', { json: { a: 1 }, idempotencyKey: 'key' });
    expect([sent(json).headers.get('Content-Type'), sent(json).init.body]).toEqual(['application/json', '{"a":1}']);
    expect(sent(json).headers.get('Idempotency-Key')).toBe('key');
    const form = responding();
    await http(form).request('POST', '/x', { form: { a: 'b c' }, isAnonymous: true });
    expect(sent(form).init.body).toEqual(new URLSearchParams({ a: 'b c' }));
    expect(sent(form).headers.get('Authorization')).toBeNull();
  });

  it('[API-08] resolves with data, headers and status; data is null for an empty body', async () => {
    const answer = await http(responding('{"a":1}', { status: 206, headers: { Link: 'x' } })).request('GET', '/x');
    expect([answer.data, answer.status, answer.headers.get('Link')]).toEqual([{ a: 1 }, 206, 'x']);
    expect((await http(responding('')).request('GET', '/x')).data).toBeNull();
  });
});

describe('a failed request', () => {
  it('[API-08] rejects with network when there is no response', async () => {
    const error = await failure(http(() => Promise.reject(new TypeError('Failed to fetch'))).request('GET', '/x'));
    expect([error.kind, error.status, error.serverMessage]).toEqual(['network', null, null]);
  });

  it('[API-08] rejects with timeout exactly at the time limit', async () => {
    vi.useFakeTimers();
    let kind = '';
    const request = failure(http(silent, { timeoutMs: 1000 }).request('GET', '/x')).then(error => (kind = error.kind));
    await vi.advanceTimersByTimeAsync(999);
    expect(kind).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    await request;
    expect(kind).toBe('timeout');
  });

  it('[API-08] rejects with aborted when the signal aborts, even before sending', async () => {
    const controller = new AbortController();
    const request = failure(http(silent).request('GET', '/x', { signal: controller.signal }));
    controller.abort();
    expect((await request).kind).toBe('aborted');
    expect((await failure(http(silent).request('GET', '/x', { signal: controller.signal }))).kind).toBe('aborted');
  });

  it('[API-08] rejects with the status and the server message, cut at 300 characters', async () => {
    const error = (length: number) =>
      failure(http(responding(JSON.stringify({ error: 'e'.repeat(length) }), { status: 422 })).request('GET', '/x'));
    expect(await error(MAX_SERVER_MESSAGE_LENGTH)).toMatchObject({ kind: 'http', status: 422, serverMessage: 'e'.repeat(300) });
    expect((await error(MAX_SERVER_MESSAGE_LENGTH + 1)).serverMessage).toBe('e'.repeat(300));
    expect(errorText(await error(2), 'Something went wrong')).toBe('ee');
  });

  it('[API-08] trims the message of the server', async () => {
    const answer = responding(JSON.stringify({ error: '  Too long\n' }), { status: 422 });
    expect((await failure(http(answer).request('GET', '/x'))).serverMessage).toBe('Too long');
  });

  it.each([
    '<!DOCTYPE html><html><body>502</body></html>',
    '',
    '404 Not Found',
    '{"error":{"name":"ZodError"}}',
    '{"error":"<!doctype html><p>no"}',
    '{"error":""}',
    '[]',
    'null',
  ])('[API-08] has no server message for the body %s', async body => {
    const error = await failure(http(responding(body, { status: 502 })).request('GET', '/x'));
    expect([error.kind, error.status, error.serverMessage]).toEqual(['http', 502, null]);
    expect(errorText(error, 'Something went wrong')).toBe('Something went wrong');
  });

  it.each(['<html>Log in to the hotel</html>', '{"cut off', 'OK'])(
    '[API-08] rejects with decode when the body is not JSON: %s',
    async body => {
      expect(await failure(http(responding(body)).request('GET', '/x'))).toMatchObject({
        kind: 'decode',
        status: 200,
        serverMessage: null,
      });
    },
  );

  it('[API-08] rejects with rate_limit and the time at which the limit ends', async () => {
    const limited = (headers: HeadersInit) =>
      failure(http(responding('{"error":"Throttled"}', { status: 429, headers })).request('GET', '/x'));
    expect(await limited({ 'Retry-After': '30' })).toMatchObject({
      kind: 'rate_limit',
      serverMessage: 'Throttled',
      retryAt: NOW + 30_000,
    });
    expect((await limited({ 'X-RateLimit-Reset': '2026-11-20T12:01:00.000Z' })).retryAt).toBe(NOW + 60_000);
    expect((await limited({})).retryAt).toBeNull();
  });

  it('[API-08] calls onUnauthorized only when a token was sent', async () => {
    const onUnauthorized = vi.fn<() => void>();
    const answer = responding('{"error":"The access token is invalid"}', { status: 401 });
    await failure(http(answer, { onUnauthorized }).request('GET', '/x', { isAnonymous: true }));
    await failure(http(answer, { onUnauthorized, accessToken: null }).request('GET', '/x'));
    await failure(http(responding('{}', { status: 403 }), { onUnauthorized }).request('GET', '/x'));
    expect(onUnauthorized).not.toHaveBeenCalled();
    await failure(http(answer, { onUnauthorized }).request('GET', '/x'));
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });
});

describe('retryTime', () => {
  const at = (headers: Record<string, string>) => retryTime(new Headers(headers), NOW);

  it('[API-08] reads a date and corrects it by the clock of the server', () => {
    expect(at({ 'Retry-After': 'Fri, 20 Nov 2026 12:00:10 GMT' })).toBe(NOW + 10_000);
    expect(at({ 'Retry-After': 'Fri, 20 Nov 2026 13:00:10 GMT', Date: 'Fri, 20 Nov 2026 13:00:00 GMT' })).toBe(NOW + 10_000);
  });

  it('[API-08] is at least now and at most five minutes ahead', () => {
    expect(at({ 'Retry-After': '300' })).toBe(NOW + MAX_RETRY_DELAY_MS);
    expect(at({ 'Retry-After': '301' })).toBe(NOW + MAX_RETRY_DELAY_MS);
    expect(at({ 'Retry-After': '299' })).toBe(NOW + 299_000);
    expect(at({ 'X-RateLimit-Reset': '2020-01-01T00:00:00Z' })).toBe(NOW);
    expect(at({ 'Retry-After': 'soon' })).toBeNull();
    expect(at({ 'Retry-After': 'soon', 'X-RateLimit-Reset': '2026-11-20T12:01:00.000Z' })).toBe(NOW + 60_000);
  });
});
