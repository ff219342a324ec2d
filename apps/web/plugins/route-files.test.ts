import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lazyPages, routeFiles, type BuiltChunk } from './route-files.js';

const routesFile = join(import.meta.dirname, '../src/routes.tsx');

describe('the lazy pages of the routes', () => {
  const pages = lazyPages(readFileSync(routesFile, 'utf8'));

  it.each([
    ['/notifications', 'pages/notifications-page'],
    ['/notifications/mentions', 'pages/notifications-page'],
    ['/notifications/requests/12', 'pages/notifications-page'],
    ['/@mara', 'pages/account-pages'],
    ['/@mara@tram.example/media', 'pages/account-pages'],
    ['/@mara/tagged/birds', 'pages/account-pages'],
    ['/@mara/followers', 'pages/account-pages'],
    ['/@mara/posts/12', 'pages/status-pages'],
    ['/@mara/posts/12/quotes', 'pages/status-pages'],
    ['/@mara/events/12/discussion', 'pages/status-pages'],
    ['/chats', 'pages/chats-page'],
    ['/chats/12', 'pages/chats-page'],
    ['/timeline/local', 'pages/timeline-pages'],
    ['/timeline/tram.example', 'pages/timeline-pages'],
    ['/login', 'pages/entrance-pages'],
    ['/login/return', 'pages/entrance-pages'],
    ['/settings/reading', 'pages/settings-pages'],
    ['/filters', 'pages/settings-pages'],
    ['/', undefined],
    ['/nothing', undefined],
    ['/@mara/nothing', undefined],
  ])('at %s: %s', (path, module) => {
    expect(pages.find(({ pattern }) => new RegExp(pattern).test(path))?.module).toBe(module);
  });

  it('are all that the file imports dynamically', () => {
    const imported = new Set(
      [...readFileSync(routesFile, 'utf8').matchAll(/import\('\.\/(pages\/.+?)\.js'\)/g)].map(([, module]) => module),
    );
    expect(new Set(pages.map(({ module }) => module))).toEqual(imported);
  });
});

describe('the files of a page', () => {
  const chunk = (name: string, fields: Partial<BuiltChunk> = {}): BuiltChunk => ({
    type: 'chunk',
    fileName: `assets/${name}.js`,
    isEntry: false,
    moduleIds: [`/app/src/pages/${name}.tsx`],
    imports: [],
    ...fields,
  });
  const app = chunk('app', { isEntry: true, imports: ['assets/runtime.js'] });
  const pages = [
    { pattern: '^/a$', module: 'pages/a' },
    { pattern: '^/b$', module: 'pages/b' },
  ];
  const css = (...files: string[]): Partial<BuiltChunk> => ({ viteMetadata: { importedCss: new Set(files) } });

  it('are its chunk, what that imports and their sheets, but not those of the app', () => {
    const chunks = [
      app,
      chunk('runtime'),
      chunk('a', { imports: ['assets/app.js', 'assets/shared.js'], ...css('assets/a.css') }),
      chunk('b', { imports: ['assets/shared.js'] }),
      chunk('shared', { imports: ['assets/runtime.js'], ...css('assets/shared.css') }),
    ];
    expect(routeFiles(pages, chunks, '/app/src')).toEqual({
      files: ['assets/a.js', 'assets/a.css', 'assets/shared.js', 'assets/shared.css', 'assets/b.js'],
      routes: [
        ['^/a$', 0, 1, 2, 3],
        ['^/b$', 4, 2, 3],
      ],
    });
  });

  it('must have been built', () => {
    expect(() => routeFiles(pages, [app], '/app/src')).toThrow('pages/a');
  });
});
