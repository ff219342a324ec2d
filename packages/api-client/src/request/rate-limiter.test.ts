import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isApiError } from './errors.js';
import { createHttp, type Http } from './http.js';
import { DEFAULT_BLOCK_MS, MAX_WAIT_MS } from './rate-limiter.js';

const limited = (headers: HeadersInit) => new Response('{"error":"Throttled"}', { status: 429, headers });

let answers: Response[];
let requests: string[];
let http: Http;
beforeEach(() => {
  vi.useFakeTimers();
  [answers, requests] = [[], []];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    requests.push(`${request.method} ${new URL(request.url).pathname}`);
    return answers.shift() ?? new Response('[]');
  };
  http = createHttp({ baseUrl: 'https://a.test', accessToken: 'secret', fetch });
});
afterEach(() => void vi.useRealTimers());

const read = (path = '/home', signal?: AbortSignal) => http.request('GET', path, { signal });
const kindOf = (request: Promise<unknown>) =>
  request.then(
    () => 'answered',
    (error: unknown) => (isApiError(error) ? error.kind : 'another error'),
  );

/** Reads now and expects the request to be sent after exactly this time. */
async function waitsFor(milliseconds: number): Promise<void> {
  const waiting = kindOf(read());
  await vi.advanceTimersByTimeAsync(milliseconds - 1);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await waiting).toBe('answered');
  expect(requests).toHaveLength(2);
}

describe('a rate-limited path', () => {
  it.each<[HeadersInit, number]>([
    [{ 'Retry-After': '60' }, 60_000],
    [{ 'X-RateLimit-Reset': '2026-11-20T12:01:00.000Z', Date: 'Fri, 20 Nov 2026 12:00:00 GMT' }, 60_000],
    [{ 'Retry-After': '99999999' }, 5 * 60_000],
  ])('[API-08] is not requested before the block ends: %o', async (headers, rest) => {
    answers = [limited(headers)];
    expect(await kindOf(read())).toBe('rate_limit');
    await vi.advanceTimersByTimeAsync(rest - MAX_WAIT_MS - 1);
    expect(await kindOf(read('/home?max_id=1'))).toBe('rate_limit');
    await vi.advanceTimersByTimeAsync(1);
    await waitsFor(MAX_WAIT_MS);
  });

  it.each([[{}], [{ 'Retry-After': 'soon' }]])('[API-08] is blocked for 5 s when the server names no time: %o', async headers => {
    answers = [limited(headers)];
    expect(await kindOf(read())).toBe('rate_limit');
    await waitsFor(DEFAULT_BLOCK_MS);
  });

  it('[API-08] does not block other paths or writes', async () => {
    answers = [limited({ 'Retry-After': '60' })];
    await kindOf(read());
    expect(await kindOf(read('/notifications'))).toBe('answered');
    expect(await kindOf(http.request('POST', '/home'))).toBe('answered');
    answers = [limited({ 'Retry-After': '60' })];
    expect(await kindOf(http.request('POST', '/lists'))).toBe('rate_limit');
    expect(await kindOf(read('/lists'))).toBe('answered');
  });

  it('[API-08] stays blocked while another path is blocked, each for its own time', async () => {
    answers = [limited({ 'Retry-After': '60' }), limited({ 'Retry-After': '120' })];
    await kindOf(read('/home'));
    await kindOf(read('/notifications'));
    await vi.advanceTimersByTimeAsync(50_000);
    expect([await kindOf(read('/home')), await kindOf(read('/notifications'))]).toEqual(['rate_limit', 'rate_limit']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([await kindOf(read('/home')), await kindOf(read('/notifications'))]).toEqual(['answered', 'rate_limit']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await kindOf(read('/notifications'))).toBe('answered');
    expect(requests).toHaveLength(4);
  });

  it('[API-08] is not requested when the caller aborts while waiting', async () => {
    answers = [limited({ 'Retry-After': '3' })];
    await kindOf(read());
    const controller = new AbortController();
    const waiting = kindOf(read('/home', controller.signal));
    controller.abort();
    expect(await waiting).toBe('aborted');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(requests).toHaveLength(1);
  });
});
