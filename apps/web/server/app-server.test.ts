import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anAccount } from '@rookery/api-client/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAppServer } from './app-server.js';
import { accountPreview } from './link-preview.js';

const folder = mkdtempSync(join(tmpdir(), 'rookery-app-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(
  join(folder, 'index.html'),
  '<html><head><link rel="stylesheet" href="/assets/frame.css"></head><body>app</body></html>',
);
writeFileSync(join(folder, 'assets/app-1.js'), 'start()');
writeFileSync(join(folder, 'assets/app-1.js.map'), '{}');
for (const name of [
  'assets/app.css',
  'assets/frame.css',
  'assets/logo.svg',
  'site.webmanifest',
  'facts.json',
  'icon.png',
  'data.bin',
])
  writeFileSync(join(folder, name), 'data');
const server = createAppServer({ folder, builtInServer: 'http://localhost:4101', allowLoopback: true });

beforeAll(() => new Promise<void>(done => server.listen(0, '127.0.0.1', done)));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** `fetch` would tidy the path first. */
function get(path: string, method = 'GET', headers: Record<string, string> = {}) {
  return new Promise<{ status: number; text: string; cache: string | undefined; policy: unknown }>((done, fail) => {
    const { port } = server.address() as AddressInfo;
    request({ port, host: '127.0.0.1', path, method, headers }, response => {
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
  it('keeps an idle connection longer than clients and proxies do', () => {
    expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
  });

  it('sends the style sheet of the frame inside the page, and allows it', async () => {
    const { text, policy } = await get('/');
    expect(text).toContain('<style>data</style>');
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]{43}='; /);
    expect(policy).not.toContain('unsafe');
  });

  it.each(['/', '/@ines@mar.example', '/tags/%D8%B7', '/tags/%E0%A4%A', '//', '/no/such/place.html'])(
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

it.each([
  [{}, false],
  [{ 'x-forwarded-proto': 'http' }, false],
  [{ 'x-forwarded-proto': 'http, https' }, false],
  [{ 'x-forwarded-proto': 'https' }, true],
  [{ 'x-forwarded-proto': 'HTTPS, http' }, true],
])('a page with the headers %j upgrades its requests: %j', async (headers, isUpgrading) => {
  const { policy } = await get('/', 'GET', headers);
  expect(String(policy).includes('upgrade-insecure-requests')).toBe(isUpgrading);
});

describe('a file', () => {
  /** The headers and the size of an answer. */
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ headers: IncomingHttpHeaders; bytes: number }>((done, fail) => {
      const { port } = server.address() as AddressInfo;
      request({ port, host: '127.0.0.1', path, method, headers }, response => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => (bytes += chunk.length));
        response.on('end', () => done({ headers: response.headers, bytes }));
      })
        .on('error', fail)
        .end();
    });

  it.each(['/', '/assets/app-1.js'])('is compressed for a browser that takes it: %s', async path => {
    expect((await ask(path)).headers['content-encoding']).toBeUndefined();
    expect((await ask(path, { 'Accept-Encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
    expect((await ask(path, { 'Accept-Encoding': 'gzip' })).headers['content-encoding']).toBeUndefined();
  });

  it('is not compressed where that would not help', async () => {
    const { headers, bytes } = await ask('/icon.png', { 'Accept-Encoding': 'br' });
    expect([headers['content-encoding'], headers['content-length'], bytes]).toEqual([undefined, '4', 4]);
  });

  it('has no body in the answer to HEAD, but its size', async () => {
    const { headers, bytes } = await ask('/assets/app-1.js', {}, 'HEAD');
    expect([headers['content-length'], bytes]).toEqual(['7', 0]);
  });

  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/assets/app-1.js', 'text/javascript; charset=utf-8'],
    ['/assets/app.css', 'text/css; charset=utf-8'],
    ['/assets/logo.svg', 'image/svg+xml'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/facts.json', 'application/json'],
    ['/icon.png', 'image/png'],
    ['/data.bin', 'application/octet-stream'],
  ])('%s has the type %s', async (path, type) => {
    expect((await ask(path)).headers['content-type']).toBe(type);
  });

  it.each(['/assets/app.css', '/assets/logo.svg', '/site.webmanifest', '/facts.json'])(
    'of text is compressed: %s',
    async path => {
      expect((await ask(path, { 'Accept-Encoding': 'br' })).headers['content-encoding']).toBe('br');
    },
  );

  it('outside the hashed ones is asked for again each time', async () => {
    expect((await ask('/icon.png')).headers['cache-control']).toBe('no-cache');
  });

  it('is never the page itself: its address is one of the app', async () => {
    expect((await get('/index.html')).status).toBe(404);
  });
});

it('a server without a built-in one does not name any', () => {
  const plain = createAppServer({ folder, builtInServer: null, allowLoopback: false });
  return new Promise<void>((done, fail) => {
    plain.listen(0, '127.0.0.1', () => {
      const { port } = plain.address() as AddressInfo;
      fetch(`http://127.0.0.1:${port}/`)
        .then(async response => {
          expect(await response.text()).not.toContain('built-in-server');
          expect(response.headers.get('content-security-policy')).not.toContain('localhost');
        })
        .finally(() => plain.close())
        .then(done, fail);
    });
  });
});

describe('an app below a folder', () => {
  const site = { base: '/social/', config: { name: 'Trams', defaultSettings: { theme: 'dark' } } };
  const below = createAppServer({ folder, builtInServer: null, allowLoopback: false, site });
  let origin = '';
  beforeAll(
    () =>
      new Promise<void>(done =>
        below.listen(0, '127.0.0.1', () => {
          origin = `http://127.0.0.1:${(below.address() as AddressInfo).port}`;
          done();
        }),
      ),
  );
  afterAll(() => below.close());

  it.each([
    ['/social/', 200],
    ['/social/@mara/posts/1', 200],
    ['/social/assets/app-1.js', 200],
    ['/social/assets/none.js', 404],
    ['/social/config.json', 404],
    ['/', 404],
    ['/socials', 404],
    ['/assets/app-1.js', 404],
  ])('answers %s with %i', async (path, status) => {
    expect((await fetch(origin + path)).status).toBe(status);
  });

  it('redirects to its folder', async () => {
    const response = await fetch(`${origin}/social`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([308, '/social/']);
  });

  it('sends the page with the configuration inside, in its own colours', async () => {
    const html = await (await fetch(`${origin}/social/`)).text();
    expect(html).toContain('<meta name="rookery:config" content="{&quot;name&quot;:&quot;Trams&quot;');
    expect(html).toMatch(/<html[^>]* data-theme="dark"/);
  });
});

describe('the app server with previews of links', () => {
  const asked: string[] = [];
  const previewing = createAppServer({
    folder,
    builtInServer: null,
    allowLoopback: false,
    previews: async path => {
      asked.push(path);
      return path === '/@mara' ? accountPreview(anAccount({ acct: 'mara', display_name: 'Mara' })) : null;
    },
  });
  beforeAll(() => new Promise<void>(done => previewing.listen(0, '127.0.0.1', done)));
  afterAll(() => previewing.close());
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const { port } = previewing.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    return { text: await response.text(), vary: response.headers.get('vary') };
  };

  it('puts one into the page for a reader that is no browser', async () => {
    const { text, vary } = await read('/@mara');
    expect(text).toContain('<meta property="og:title" content="Mara (@mara)">');
    expect(vary).toContain('Sec-Fetch-Dest');
  });

  it('leaves the page as it is without one, and for browsers, which it does not let wait', async () => {
    expect((await read('/@tobi')).text).not.toContain('og:');
    asked.length = 0;
    expect((await read('/@mara', { 'sec-fetch-dest': 'document' })).text).not.toContain('og:');
    expect(asked).toEqual([]);
  });
});
