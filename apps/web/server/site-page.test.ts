import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageRevision, siteManifest, sitePage, siteWorker } from './site-page.js';

interface Manifest {
  readonly id: string;
  readonly name: string;
  readonly short_name: string;
  readonly start_url: string;
  readonly scope: string;
  readonly display: string;
  readonly theme_color: string;
  readonly background_color: string;
  readonly launch_handler: { readonly client_mode: readonly string[] };
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string; readonly purpose: string }[];
  readonly screenshots: readonly { readonly src: string; readonly sizes: string; readonly type: string }[];
  readonly shortcuts: readonly { readonly url: string }[];
  readonly share_target: { readonly action: string };
}

const built =
  '<html><head><title>Rookery</title><link rel="icon" href="/logo.svg"><link rel="stylesheet" href="/assets/frame.css"></head>' +
  '<body><svg viewBox="0 0 1 1" class="app-mark"><path/></svg><b>Rookery</b><a href="">Reload</a><script src="/assets/boot.js"></script></body></html>';
const read = (path: string) => (path === '/assets/frame.css' ? '.a{}' : null);

it('is the built page with its sheet and an empty configuration inside', () => {
  const { html } = sitePage(built, { base: '/', config: {} }, read);
  expect(html).toBe(
    built
      .replace('<link rel="stylesheet" href="/assets/frame.css">', '<style>.a{}</style>')
      .replace('</head>', '<meta name="rookery:config" content="{}"></head>'),
  );
});

it('has its files below the folder of the site', () => {
  const { html } = sitePage(built, { base: '/a/b/', config: {} }, read);
  expect([...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address)).toEqual([
    '/a/b/logo.svg',
    '',
    '/a/b/assets/boot.js',
  ]);
});

it('has the name, the logo and the colour of the site', () => {
  const { html, source } = sitePage(
    built,
    { base: '/a/', config: { name: '<Trams> $&', logo: 'trams.svg', brandColor: '#ff0000' } },
    read,
  );
  expect(html).toContain('<title>&lt;Trams&gt; $&amp;</title>');
  expect(html).toContain(
    '<img class="app-mark" referrerpolicy="no-referrer" src="/a/trams.svg" alt=""><b>&lt;Trams&gt; $&amp;</b>',
  );
  expect(html).toMatch(/<style>\.a\{\}:root\{--rk-brand-hue:29;--rk-brand-chroma:1;\}<\/style>/);
  expect(source).toMatch(/^'sha256-/);
});

it('takes a configuration that would end its attribute', () => {
  const { html } = sitePage(built, { base: '/', config: { name: '"><script>' } }, read);
  expect(html).not.toContain('"><script>');
});

it('gives the manifest the name of the site', () => {
  expect(siteManifest('{ "name": "Rookery" }', { config: { name: 'A "b"' } })).toBe(String.raw`{ "name": "A \"b\"" }`);
});

it('has the manifest of a site without a worker take texts alone', () => {
  const manifest = JSON.parse(siteManifest('{ "share_target": { "method": "POST" } }', { config: { offline: false } })) as object;
  expect(manifest).toMatchObject({ share_target: { method: 'GET', params: { text: 'text' } } });
});

describe('the manifest of the app', () => {
  const folder = join(import.meta.dirname, '../public');
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8')) as Manifest;
  /** Width and height in the header of a PNG. */
  const sizeOf = (src: string): string => {
    const png = readFileSync(join(folder, src));
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
  };

  it('[HINT-14] has what browsers ask of an app that is installed', () => {
    const { name, short_name: shortName, display, icons } = manifest;
    expect([name, shortName, display]).toEqual(['Rookery', 'Rookery', 'standalone']);
    const kinds = icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
    expect(kinds).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable', '512x512 monochrome']));
    expect(manifest.theme_color).toMatch(/^#[\da-f]{6}$/);
    expect(manifest.background_color).toMatch(/^#[\da-f]{6}$/);
  });

  it('[HINT-14] states the sizes of its pictures', () => {
    const pictures = [...manifest.icons, ...manifest.screenshots].filter(({ type }) => type === 'image/png');
    expect(pictures.map(({ src }) => sizeOf(src))).toEqual(pictures.map(({ sizes }) => sizes));
    expect(pictures.length).toBeGreaterThan(5);
  });

  it('[HINT-14] starts, and opens its shortcuts, in any folder', () => {
    const at = 'https://trams.example/social/';
    const urlOf = (path: string) => new URL(path, `${at}manifest.webmanifest`).href;
    const { id, start_url: start, scope, shortcuts, share_target: share } = manifest;
    expect([id, start, scope].map(urlOf)).toEqual([at, at, at]);
    expect([...shortcuts.map(({ url }) => url), share.action].map(urlOf)).toEqual(
      ['share', 'notifications', 'chats', 'share'].map(path => at + path),
    );
  });

  it('[HINT-14] opens in the window that is there, with the address that was asked for', () => {
    // `focus-existing` would drop the files of another app: their request would not reach the worker.
    expect(manifest.launch_handler.client_mode).toEqual(['navigate-existing', 'auto']);
  });
});

describe('the service worker of a site', () => {
  const files = new Map([
    ['/sw.js', `keep('page-0123456789abcdef')`],
    ['/no-sw.js', 'leave()'],
  ]);
  const readFile = (path: string) => files.get(path) ?? null;

  it('is another for another page', () => {
    expect(siteWorker('<p>a', { config: {} }, readFile)).toBe(`keep('${pageRevision('<p>a')}')`);
    expect(siteWorker('<p>b', { config: {} }, readFile)).not.toBe(siteWorker('<p>a', { config: {} }, readFile));
  });

  it('removes itself where the site wants none', () => {
    expect(siteWorker('<p>a', { config: { offline: false } }, readFile)).toBe('leave()');
  });

  it('is missing where the app has none', () => {
    expect(siteWorker('<p>a', { config: {} }, () => null)).toBeNull();
  });
});
