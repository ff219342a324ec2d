import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { languages } from '@rookery/ui/languages';
import type { Plugin } from 'vite';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { startMessages } from '../src/shell/start-notice.js';
import { bootScript } from './boot-script.js';
import { compileHint } from './compile-hint.js';
import { frameSheet } from './frame-sheet.js';
import { pageFrame } from './page-frame.js';
import { shakeable } from './unused-components.js';

const folder = mkdtempSync(join(tmpdir(), 'rookery-plugins-'));
afterAll(() => rmSync(folder, { recursive: true }));

function sourceFile(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** Runs the hook that builds the plugin's own file. Returns that file. */
async function built(plugin: Plugin): Promise<{ type: string; name: string; source: string }> {
  const emitFile = vi.fn();
  await (plugin.buildStart as unknown as (this: object) => Promise<void>).call({ emitFile });
  const [file] = emitFile.mock.calls[0] as [{ type: string; name: string; source: unknown }];
  return { ...file, source: String(file.source) };
}

type Transform = (html: string, context: { bundle?: object }) => unknown;

function transformed(plugin: Plugin | undefined, html: string, bundle?: object): unknown {
  const hook = plugin?.transformIndexHtml as unknown as Transform | { order: string; handler: Transform };
  return (typeof hook === 'function' ? hook : hook.handler)(html, bundle === undefined ? {} : { bundle });
}

const asset = (name: string, fileName: string) => ({ [fileName]: { type: 'asset', names: [name], fileName } });

describe('the boot script', () => {
  const routes =
    'const APage = lazyPage(async () => (await import(\'./pages/a.js\')).APage); <Route path="/a" element={<APage />} />';
  const page = { type: 'chunk', fileName: 'assets/a.js', isEntry: false, imports: [], moduleIds: [join(folder, 'pages/a.tsx')] };

  it('is built as one classic script without imports, beside one that knows the files of each route', async () => {
    sourceFile('part.js', 'export const word = "rookery";');
    const plugin = bootScript({
      boot: sourceFile('boot.js', 'import { word } from "./part.js"; window.started = [word, __ROUTE_SCRIPT__];'),
      routeScript: sourceFile('route-script.js', 'window.files = __ROUTE_FILES__;'),
      routes: sourceFile('routes.tsx', routes),
    });
    expect(plugin).toMatchObject({ apply: 'build', transformIndexHtml: { order: 'post' } });
    const emitFile = vi.fn(({ name }: { name: string; source: string }) => name);
    const getFileName = (name: string) => `assets/1-${name}`;
    (plugin.generateBundle as unknown as (this: object) => void).call({ emitFile, getFileName });
    // In the body, where the frame before it is parsed without it.
    expect(await transformed(plugin, '', { 'assets/a.js': page })).toEqual([
      { tag: 'script', attrs: { src: '/assets/1-boot.js' }, injectTo: 'body' },
    ]);
    const view: { started?: unknown; files?: unknown } = {};
    for (const [{ source }] of emitFile.mock.calls) {
      expect(source).not.toMatch(/\b(import|export)\b/);
      // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- runs the built script
      new Function('window', source)(view);
    }
    expect(view.started).toEqual(['rookery', './1-routes.js']);
    expect(view.files).toEqual({ files: ['assets/a.js'], routes: [['^(?:/a)$', 0]] });
  });

  it('must have been built', async () => {
    await expect(
      transformed(bootScript({ boot: 'boot.js', routeScript: 'routes.js', routes: 'routes.tsx' }), ''),
    ).rejects.toThrow('boot script');
  });
});

describe('the style sheets of a page', () => {
  const html =
    '<html><head><link rel="stylesheet" crossorigin href="/assets/app.css"></head><body><div id="root"></div></body></html>';

  it('are one for the frame, built on its own', async () => {
    const [sheet] = frameSheet(sourceFile('frame.css', '.a { .b & { color: red } }'), '/src/frame.css');
    expect(sheet).toMatchObject({ apply: 'build', transformIndexHtml: { order: 'post' } });
    const file = await built(sheet as Plugin);
    expect(file).toMatchObject({ type: 'asset', name: 'frame.css' });
    expect(file.source).toContain('.b');
  });

  it('are the frame’s in the head and, not applied yet, the app’s at the end of the body', () => {
    const [sheet] = frameSheet('frame.css', '/src/frame.css');
    expect(transformed(sheet, html, asset('frame.css', 'assets/frame-1.css'))).toBe(
      '<html><head><link rel="stylesheet" crossorigin href="/assets/frame-1.css"></head><body><div id="root"></div>' +
        '  <link media="not all" rel="stylesheet" crossorigin href="/assets/app.css">\n  </body></html>',
    );
  });

  it.each([
    [html, undefined],
    [html, asset('other.css', 'a.css')],
    ['<html><head></head></html>', asset('frame.css', 'assets/frame-1.css')],
  ])('must have been built: %s, %o', (page, bundle) => {
    const [sheet] = frameSheet('frame.css', '/src/frame.css');
    expect(() => transformed(sheet, page, bundle)).toThrow('style sheets');
  });

  it('have a link to the frame’s in the head on the development server', () => {
    const [, link] = frameSheet('frame.css', '/src/frame.css');
    expect(link).toMatchObject({ apply: 'serve' });
    expect(transformed(link, html)).toEqual([
      { tag: 'link', attrs: { rel: 'stylesheet', href: '/src/frame.css' }, injectTo: 'head' },
    ]);
  });
});

it('the frame of a page is in its HTML', async () => {
  const source = (path: string) => resolve(import.meta.dirname, '../src', path);
  const plugin = pageFrame(source('shell/page-frame.tsx'), source('locales'));
  const html = String(await transformed(plugin, '<body><div id="root"></div></body>'));
  expect(html).toMatch(/^<body><div id="root"><.*<\/div><\/body>$/s);
  expect(html).toContain('class="rk-skeleton');
  expect(html).toContain(startMessages.texts.late);
  for (const language of Object.keys(languages)) expect(html).toContain(`<main class="app-start" lang="${language}"`);
});

describe('components of React Router that nothing imports', () => {
  it('can be left out: no statement names them, and their calls are marked', () => {
    const code =
      'var Form = React10.forwardRef(\n  function Form2() {\n    Form2.displayName = "x";\n  }\n);\nForm.displayName = "Form";\n';
    expect(shakeable(code)).toBe(
      'var Form = /* @__PURE__ */ React10.forwardRef(\n  function Form2() {\n    Form2.displayName = "x";\n  }\n);\n\n',
    );
  });

  it('have the form that is looked for in the installed version', () => {
    // Beside React Router's package for the browser, which exports it.
    const folder = join(
      realpathSync(resolve(import.meta.dirname, '../node_modules/react-router-dom')),
      '../react-router/dist/development',
    );
    const [file] = readdirSync(folder)
      .filter(name => name.endsWith('.mjs'))
      .map(name => readFileSync(join(folder, name), 'utf8'))
      .filter(code => code.includes('var NavLink = '));
    expect(file).toContain('\nNavLink.displayName = ');
    const left = shakeable(file ?? '');
    expect(left).not.toMatch(/^\w+\.displayName/m);
    expect(left).toContain('var NavLink = /* @__PURE__ */ ');
  });
});

it('the hint for the compiler is the first line of the first file alone, and its source map follows', () => {
  const hook = compileHint().generateBundle as unknown as { order: string; handler(options: object, bundle: object): void };
  const bundle = {
    'index.js': { type: 'chunk', isEntry: true, fileName: 'index.js', code: 'one();' },
    'index.js.map': { type: 'asset', source: '{"version":3,"mappings":"AAAA"}' },
    'page.js': { type: 'chunk', isEntry: false, fileName: 'page.js', code: 'two();' },
  };
  hook.handler({}, bundle);
  // Vite's own list of files comes before the code in the same hook.
  expect(hook.order).toBe('post');
  expect(bundle['index.js'].code).toBe('//# allFunctionsCalledOnLoad\none();');
  expect(JSON.parse(bundle['index.js.map'].source)).toEqual({ version: 3, mappings: ';AAAA' });
  expect(bundle['page.js'].code).toBe('two();');
});
