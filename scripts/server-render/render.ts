// Renders the public components of every package in Node, and opens a window that hydrates them, with one version of React throughout.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { JSDOM } from 'jsdom';
import { root } from '../packed-packages.ts';

export type ReactVersion = '18' | '19';

export interface ServerRender {
  /** By the name of the example. */
  readonly markup: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly withoutExample: readonly string[];
}

export interface BrowserSide {
  /** Of React. */
  readonly version: string;
  /** Returns what React says, which is nothing when all is well, and the page that a reader has in the end. */
  hydrate(name: string, markup: string): Promise<{ readonly said: readonly string[]; readonly html: string }>;
}

/** Renders every example in a process without a DOM, in another time zone than the reader's. */
export async function renderOnServer(react: ReactVersion): Promise<ServerRender> {
  const file = join(root, 'node_modules/.cache/server-render', `server-${react}.mjs`);
  mkdirSync(join(file, '..'), { recursive: true });
  await bundle('on-server.ts', react, 'node', file);
  const env = { ...process.env, TZ: 'Pacific/Auckland' };
  const { stdout, stderr, status } = spawnSync(process.execPath, [file], {
    encoding: 'utf8',
    env,
    timeout: 60_000,
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`The server side failed: ${stderr}`);
  return JSON.parse(stdout) as ServerRender;
}

/** Opens a window of a reader who prefers reduced motion. */
export async function openBrowser(react: ReactVersion): Promise<BrowserSide> {
  const code = await bundle('in-browser.ts', react, 'browser', null);
  const { window } = new JSDOM('<!doctype html><body></body>', {
    url: 'https://reader.example/',
    runScripts: 'outside-only',
    pretendToBeVisual: true,
  });
  const nothing = (): void => undefined;
  const matchMedia = (query: string): object => ({
    matches: query.includes('reduced-motion'),
    media: query,
    addEventListener: nothing,
    removeEventListener: nothing,
  });
  const { fetch, Request, Response, Headers, structuredClone, TextEncoder, TextDecoder, MessageChannel, BroadcastChannel } =
    globalThis;
  Object.assign(window, {
    fetch,
    Request,
    Response,
    Headers,
    structuredClone,
    TextEncoder,
    TextDecoder,
    MessageChannel,
    BroadcastChannel,
  });
  Object.assign(window, { matchMedia, scrollTo: nothing, scrollBy: nothing });
  Object.assign(window.Element.prototype, { scrollTo: nothing });
  Object.assign(window.HTMLMediaElement.prototype, { load: nothing, pause: nothing, play: async () => undefined });
  window.eval(code);
  return (window as unknown as { browserSide: BrowserSide }).browserSide;
}

async function bundle(entry: string, react: ReactVersion, platform: 'node' | 'browser', outfile: string | null): Promise<string> {
  const suffix = react === '19' ? '' : `-${react}`;
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, entry)],
    bundle: true,
    platform,
    format: platform === 'node' ? 'esm' : 'iife',
    target: 'es2024',
    jsx: 'automatic',
    logLevel: 'error',
    alias: Object.fromEntries(['react', 'react-dom'].map(name => [name, join(root, 'node_modules', `${name}${suffix}`)])),
    loader: { '.css': 'empty', '.svg': 'dataurl' },
    // Every example is in English, which is in no catalogue.
    define: { 'process.env.NODE_ENV': '"development"', 'import.meta.glob': 'findNoCatalogues' },
    banner: {
      js:
        'const findNoCatalogues = () => ({});' +
        // Modules of CommonJS, React for one, call it.
        (platform === 'node'
          ? "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);"
          : ''),
    },
    ...(outfile === null ? { write: false } : { outfile }),
  });
  return outputFiles?.[0]?.text ?? '';
}
