/* The recipes of `deploy/`, each by the real web server where it is installed. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readServeOptions } from './serve-options.js';
import { writeSite } from './site-files.js';
import { pageRevision } from './site-page.js';

const recipes = join(import.meta.dirname, '../../../deploy');
const isInstalled = (command: string, option: string) => spawnSync(command, [option]).status === 0;
const hasNginx = isInstalled('nginx', '-v');
const hasCaddy = isInstalled('caddy', 'version');
const hasSystemd = isInstalled('systemd-analyze', '--version');

const folder = mkdtempSync(join(tmpdir(), 'rookery-deploy-'));
const built = join(folder, 'built');
const started: ChildProcess[] = [];

beforeAll(() => {
  // The manifest and its pictures.
  cpSync(join(import.meta.dirname, '../public'), built, { recursive: true });
  mkdirSync(join(built, 'assets'), { recursive: true });
  const head = '<link rel="stylesheet" crossorigin href="/assets/frame-1.css"><link rel="manifest" href="/manifest.webmanifest">';
  writeFileSync(join(built, 'index.html'), `<html><head>${head}</head><body>app</body></html>`);
  writeFileSync(join(built, 'config.json'), '{}');
  writeFileSync(join(built, 'sw.js'), `keep('page-0123456789abcdef')`);
  writeFileSync(join(built, 'no-sw.js'), 'leave()');
  writeFileSync(join(built, 'assets/app-1.js'), `start('${'a'.repeat(500)}')`);
  writeFileSync(join(built, 'assets/app-1.js.map'), '{}');
  writeFileSync(join(built, 'assets/frame-1.css'), '.a{}');
});
afterAll(() => {
  for (const server of started) server.kill();
  rmSync(folder, { recursive: true });
});

/** A port that is free a moment ago. */
const freePort = () =>
  new Promise<number>(done => {
    const server: Server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });

/** The recipe for a site below `base`, as its comment says. */
const recipeFor = (name: string, base: string): string =>
  readFileSync(join(recipes, name), 'utf8')
    .replaceAll('^/(assets/', `^${base}(assets/`)
    .replaceAll('location / {', `location ${base} {`)
    .replaceAll('path /assets/*', `path ${base}assets/*`)
    .replaceAll('/index.html', `${base}index.html`);

async function answering(port: number, server: ChildProcess): Promise<string> {
  started.push(server);
  const origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(origin), { timeout: 30_000 });
  return origin;
}

async function startNginx(name: string, base: string, upstreams: readonly number[] = []): Promise<string> {
  const port = await freePort();
  const site = mkdtempSync(join(folder, 'site-'));
  await writeSite(built, site, { base, config: { name: 'Trams' } });
  const recipe = recipeFor(name, base)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll('/srv/rookery/', `${site}/`)
    .replace('127.0.0.1:3000', `127.0.0.1:${upstreams[0] ?? 3000}`)
    .replace('127.0.0.1:4000', `127.0.0.1:${upstreams[1] ?? 4000}`);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(kind => `${kind}_temp_path ${site}/${kind};`).join(' ');
  // The folder of a test is its account's alone.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const file = join(site, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; ${user} pid ${site}/nginx.pid; error_log ${site}/error.log; events {}\nhttp { access_log off; ${paths}\n${recipe}\n}`,
  );
  return answering(port, spawn('nginx', ['-e', join(site, 'error.log'), '-c', file], { stdio: 'ignore' }));
}

async function startCaddy(base: string): Promise<string> {
  const port = await freePort();
  const site = mkdtempSync(join(folder, 'site-'));
  await writeSite(built, site, { base, config: { name: 'Trams' } });
  const recipe = recipeFor('Caddyfile', base)
    .replace('social.example {', `http://127.0.0.1:${port} {`)
    .replaceAll('/srv/rookery/', `${site}/`);
  const file = join(site, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${recipe}`);
  const environment = { ...process.env, XDG_DATA_HOME: site, XDG_CONFIG_HOME: site };
  return answering(
    port,
    spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { stdio: 'ignore', env: environment }),
  );
}

const bases = ['/', '/social/'];
const servers = [
  { name: 'nginx', has: hasNginx, start: (base: string) => startNginx('nginx.conf', base) },
  { name: 'Caddy', has: hasCaddy, start: startCaddy },
].flatMap(server => bases.map(base => ({ ...server, base })));

describe.each(servers)('the recipe for $name at $base', ({ has, base, start }) => {
  let origin = '';
  beforeAll(async () => {
    if (has) origin = await start(base);
  });
  const get = (path: string, headers: Record<string, string> = {}) => fetch(origin + base + path, { headers });

  it.skipIf(!has).each(['', '@mara', '@mara@tram.example/posts/1', 'tags/a.b', 'login/return?code=1'])(
    'answers a page with the app: %s',
    async path => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain(`href="${base}manifest.webmanifest"`);
      expect(response.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/i);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it.skipIf(!has).each(['assets/none.js', 'assets/', 'assets/app-1.js.map', 'none.png', 'favicon.ico', 'config.json'])(
    'answers a missing file with 404: %s',
    async path => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('app</body>');
      expect(response.headers.get('cache-control') ?? '').not.toContain('immutable');
    },
  );

  it.skipIf(!has)('sends a hashed file compressed, to be kept for good', async () => {
    const response = await get('assets/app-1.js', { 'Accept-Encoding': 'gzip' });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toContain('start(');
  });

  it.skipIf(!has)('sends the manifest with its type and the name of the site', async () => {
    const response = await get('manifest.webmanifest');
    expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    expect(await response.json()).toMatchObject({ name: 'Trams', short_name: 'Trams' });
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it.skipIf(!has)('has what a browser installs: a start below the worker, and its icons', async () => {
    const { url } = await get('manifest.webmanifest');
    const manifest = (await (await fetch(url)).json()) as {
      start_url: string;
      scope: string;
      icons: { src: string; type: string }[];
    };
    const worker = new URL('./', (await get('sw.js')).url).href;
    expect(new URL(manifest.scope, url).href).toBe(worker);
    const page = await fetch(new URL(manifest.start_url, url));
    expect(page.url).toBe(worker);
    expect(await page.text()).toContain(`href="${base}manifest.webmanifest"`);
    for (const { src, type } of manifest.icons) {
      const icon = await fetch(new URL(src, url));
      expect([icon.status, icon.headers.get('content-type')]).toEqual([200, type]);
    }
  });

  it.skipIf(!has)('sends the service worker of this page, to be asked for again each time', async () => {
    const response = await get('sw.js');
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe(`keep('${pageRevision(await (await get('')).text())}')`);
  });

  it.skipIf(!has).each(['', 'assets/app-1.js', 'assets/none.js'])('sends the headers with %j', async path => {
    const { headers } = await get(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    // The hash of the style sheet in the page.
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]{43}='/);
    expect(policy).not.toMatch(/unsafe|upgrade-insecure/);
    expect(policy).toContain("worker-src 'self'; manifest-src 'self'");
    expect(policy).toMatch(/trusted-types [^;]*\bapp-worker\b/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });
});

describe('the recipes for the small server', () => {
  const unit = readFileSync(join(recipes, 'rookery.service'), 'utf8');
  const container = readFileSync(join(recipes, 'Containerfile'), 'utf8');
  const startOfUnit = /^ExecStart=(.+)$/m.exec(unit)?.[1]?.split(' ') ?? [];
  const startOfContainer = JSON.parse(/^CMD (.+)$/m.exec(container)?.[1] ?? '[]') as string[];

  it.each([
    ['rookery.service', startOfUnit, { host: '127.0.0.1', port: 4100, config: '/etc/rookery/config.json' }],
    ['Containerfile', startOfContainer, { host: '0.0.0.0', port: 4100, config: 'config.json' }],
  ])('%s starts the app alone, with options that there are', (_, [node, script, ...options], choices) => {
    expect(node).toMatch(/(?:^|\/)node$/);
    expect(script).toMatch(/dist-server\/serve\.js$/);
    expect(readServeOptions(options, {})).toMatchObject({ ...choices, appOnly: true });
  });

  it.skipIf(!hasSystemd)('rookery.service is a unit that systemd takes', () => {
    const file = join(folder, 'rookery.service');
    writeFileSync(file, unit.replace('/usr/bin/node', process.execPath));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  });
});

describe('the recipe for nginx in front of a server at its own domain', () => {
  let origin = '';
  const answer = (name: string) => createServer((request, response) => response.end(`${name} ${request.url}`));
  const upstreams = [answer('server'), answer('stream')];
  beforeAll(async () => {
    if (!hasNginx) return;
    const ports = await Promise.all(
      upstreams.map(
        server => new Promise<number>(done => server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port))),
      ),
    );
    origin = await startNginx('nginx-own-domain.conf', '/', ports);
  });
  afterAll(() => upstreams.forEach(server => server.close()));
  const get = async (path: string, accept: string) => (await fetch(origin + path, { headers: { accept } })).text();

  it.skipIf(!hasNginx).each([
    ['/api/v1/instance', 'server'],
    ['/api/v1/streaming?stream=user', 'stream'],
    ['/oauth/authorize?client_id=1', 'server'],
    ['/auth/sign_in', 'server'],
    ['/.well-known/webfinger?resource=acct:mara@a', 'server'],
    ['/nodeinfo/2.0', 'server'],
    ['/users/mara/inbox', 'server'],
    ['/system/a/b.png', 'server'],
    ['/packs/a.js', 'server'],
    ['/@mara.rss', 'server'],
    ['/@mara/12/embed', 'server'],
  ])('gives %s to the %s', async (path, name) => {
    expect(await get(path, 'text/html')).toBe(`${name} ${path}`);
  });

  it.skipIf(!hasNginx).each(['/', '/@mara', '/@mara/12', '/tags/a', '/settings', '/about', '/login/return?code=1'])(
    'shows the app at %s, and gives it to the server when another server asks',
    async path => {
      expect(await get(path, 'text/html,application/xhtml+xml')).toContain('app</body>');
      expect(await get(path, 'application/activity+json')).toBe(`server ${path}`);
      expect(await get(path, 'application/ld+json; profile="https://www.w3.org/ns/activitystreams"')).toBe(`server ${path}`);
    },
  );

  it.skipIf(!hasNginx)('has a true 404 for a missing file', async () => {
    expect((await fetch(`${origin}/assets/none.js`)).status).toBe(404);
    expect((await fetch(`${origin}/assets/app-1.js`)).status).toBe(200);
  });
});
