import { describe, expect, it } from 'vitest';

import { LIMIT_WINDOW_MS, REGISTRATION_LIMIT, REQUEST_LIMIT } from './http/rate-limit.js';
import type { Instance } from './instance.js';
import { origin, visit } from './test-support/visitor.js';
import { searchStatuses } from './server/search.js';

const address = '192.0.2.1';
const elsewhere = '192.0.2.2';

async function status(instance: Instance, path: string, from: string, init: RequestInit = {}): Promise<number> {
  return (await instance.fetch(new Request(origin + path, init), from)).status;
}

/** Uses up the requests of one address, each with another invented token. */
async function exhaust(instance: Instance): Promise<void> {
  for (let count = 0; count < REQUEST_LIMIT; count += 1) {
    const headers = { Authorization: `Bearer made-up-${String(count)}` };
    await status(instance, '/api/v1/instance/rules', address, { headers });
  }
}

describe('the limits of the server', () => {
  it('counts requests with invented tokens by address', async () => {
    const { instance, token } = visit();
    await exhaust(instance);
    const made = { headers: { Authorization: 'Bearer another' } };
    const known = { headers: { Authorization: `Bearer ${token}` } };
    expect(await status(instance, '/api/v1/instance/rules', address, made)).toBe(429);
    expect(await status(instance, '/api/v1/instance/rules', address)).toBe(429);
    expect(await status(instance, '/oauth/token', address, { method: 'POST' })).toBe(429);
    expect(await status(instance, '/api/v1/instance/rules', address, known)).toBe(200);
    expect(await status(instance, '/api/v1/instance/rules', elsewhere)).toBe(200);
  });

  it('refuses registrations past the limit of an address until the window ends', async () => {
    const visitor = visit();
    const register = (from: string): Promise<number> =>
      status(visitor.instance, '/api/v1/apps', from, {
        method: 'POST',
        body: new URLSearchParams({ client_name: 'App', redirect_uris: 'https://app.test/' }),
      });
    for (let count = 0; count < REGISTRATION_LIMIT; count += 1) await register(address);
    expect([await register(address), await register(elsewhere)]).toEqual([429, 200]);
    visitor.advance(LIMIT_WINDOW_MS);
    expect(await register(address)).toBe(200);
  });

  it.each([
    ['application/json', JSON.stringify({ status: 'x'.repeat(1_048_576) })],
    ['application/x-www-form-urlencoded', `status=${'x'.repeat(1_048_576)}`],
    ['multipart/form-data; boundary=b', 'x'.repeat(1_048_577)],
  ])('refuses a longer body of %s than a megabyte with 413', async (type, body) => {
    const { instance, token } = visit();
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': type };
    expect(await status(instance, '/api/v1/statuses', address, { method: 'POST', headers, body })).toBe(413);
  });

  it.each(['/api/v1/apps', '/oauth/token', '/api/v1/lists', '/api/v2/filters', '/api/v1/markers', '/api/v1/reports'])(
    'refuses a longer body of %s than 64 kilobytes with 413',
    async path => {
      const { instance, token } = visit();
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/x-www-form-urlencoded' };
      const send = (body: string) => status(instance, path, address, { method: 'POST', headers, body });
      expect(await send(`a=${'x'.repeat(65_535)}`)).toBe(413);
      expect(await send(`a=${'x'.repeat(65_534)}`)).not.toBe(413);
    },
  );

  it('accepts mutes and filters that end beyond the last date', async () => {
    const visitor = visit();
    const filter = { phrase: 'ink', context: ['home'], expires_in: '1e300' };
    const made = await visitor.post('/api/v1/filters', filter);
    expect(made.json).toMatchObject({ expires_at: '+275760-09-13T00:00:00.000Z' });
    const [other] = (await visitor.get<{ id: string }[]>('/api/v1/accounts/search?q=rosa')).json;
    expect((await visitor.post(`/api/v1/accounts/${other?.id ?? ''}/mute`, { duration: '1e300' })).status).toBe(200);
  });

  it('takes a language that is no language tag as none', async () => {
    const visitor = visit();
    const languageOf = async (language: string): Promise<unknown> =>
      (await visitor.post('/api/v1/statuses', { status: 'Ink', language })).json['language'];
    expect(await Promise.all(['zh-Hant-TW', 'x'.repeat(1000), 'de_DE', 'en-', '-'].map(languageOf))).toEqual([
      'zh-Hant-TW',
      ...Array.from({ length: 4 }, () => 'en'),
    ]);
  });

  it('refuses a long body without Content-Length before it has ended', async () => {
    const { instance, token } = visit();
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    const init = { method: 'POST', headers: { Authorization: `Bearer ${token}` }, body, duplex: 'half' } as RequestInit;
    expect(await status(instance, '/api/v1/statuses', address, init)).toBe(413);
    expect(sent).toBeLessThan(2_097_152);
  });

  it('refuses a search text of more than 2,048 characters', async () => {
    const visitor = visit();
    for (const path of ['/api/v2/search', '/api/v1/accounts/search']) {
      expect((await visitor.get(`${path}?q=${'x'.repeat(2048)}`)).status).toBe(200);
      expect((await visitor.get(`${path}?q=${'x'.repeat(2049)}`)).status).toBe(422);
    }
  });

  it('looks for the first twelve words of a search', async () => {
    const visitor = visit();
    const words = Array.from({ length: 12 }, (_, index) => `word${String(index)}x`);
    const { id } = (await visitor.post<{ id: string }>('/api/v1/statuses', { status: words.join(' ') })).json;
    const { world } = visitor.instance;
    expect(searchStatuses(world, [...words, 'absent'].join(' '), world.memberId)).toEqual([id]);
    expect(searchStatuses(world, [...words.slice(1), 'absent'].join(' '), world.memberId)).toEqual([]);
  });

  it.each([
    '/api/v1/instance',
    '/api/v1/timelines/public',
    '/api/v1/timelines/home',
    '/api/v1/no_such_thing',
    '/oauth/authorize',
    '/oauth/consent.css',
    '/oauth/token',
    '/.well-known/nodeinfo',
    '/headers/original/missing.png',
    '/media/avatar/0.svg',
    '/media/nothing.png',
    '/favicon.ico',
    '/nowhere',
  ])('sends nosniff and Cache-Control with %s', async path => {
    const { instance } = visit();
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const { headers } = await instance.fetch(new Request(origin + path, { method }));
      expect([headers.get('X-Content-Type-Options'), headers.get('Cache-Control')]).toEqual([
        'nosniff',
        expect.stringMatching(/./),
      ]);
    }
  });
});
