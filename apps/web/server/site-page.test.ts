import { describe, expect, it } from 'vitest';
import { pageRevision, siteManifest, sitePage, siteWorker } from './site-page.js';

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
