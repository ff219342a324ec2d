import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAppServer } from './app-server.js';

const folder = mkdtempSync(join(tmpdir(), 'rookery-app-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<html><head></head><body>app</body></html>');
writeFileSync(join(folder, 'assets/app-1.js'), 'start()');
writeFileSync(join(folder, 'assets/app-1.js.map'), '{}');
const server = createAppServer({ folder, builtInServer: 'http://localhost:4101', allowLoopback: true });

beforeAll(() => new Promise<void>(done => server.listen(0, '127.0.0.1', done)));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** `fetch` would tidy the path first. */
function get(path: string, method = 'GET') {
  return new Promise<{ status: number; text: string; cache: string | undefined; policy: unknown }>((done, fail) => {
    const { port } = server.address() as AddressInfo;
    request({ port, host: '127.0.0.1', path, method }, response => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          text,
          cache: response.headers['cache-control'],
          policy: response.headers['content-security-policy'],
        }),
      );
    })
      .on('error', fail)
      .end();
  });
}

describe('the app server', () => {
  it.each(['/', '/@ines@mar.social', '/tags/%D8%B7', '/tags/%E0%A4%A', '//', '/no/such/place.html'])(
    'answers %s with the app',
    async path => {
      const { status, text, cache } = await get(path);
      expect(status).toBe(200);
      expect(text).toContain('app</body>');
      expect(text).toContain('content="http://localhost:4101"');
      expect(cache).toBe('no-cache');
    },
  );

  it('keeps files whose names carry a hash for good, and has no others', async () => {
    expect(await get('/assets/app-1.js')).toMatchObject({
      status: 200,
      text: 'start()',
      cache: expect.stringContaining('immutable'),
    });
    expect((await get('/assets/app-2.js')).status).toBe(404);
    expect((await get('/assets/app-1.js.map')).status).toBe(404);
    expect((await get('/favicon.ico')).status).toBe(404);
    expect((await get('/assets/..%2f..%2fpackage.json')).status).toBe(404);
  });

  it('puts the policy on every answer, refusals too, and reads only', async () => {
    for (const path of ['/', '/assets/app-1.js', '/assets/none.js'])
      expect((await get(path)).policy).toContain(`default-src 'none'`);
    expect(await get('/', 'POST')).toMatchObject({ status: 405, policy: expect.stringContaining(`script-src 'self'`) });
  });
});
