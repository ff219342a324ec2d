// A page with an example of a README. Its requests for servers are answered by a built-in server, and no request leaves the machine.
import type { OutputFile } from 'esbuild';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page, Route } from 'playwright';
import type { Instance, ServerProfileName } from '@rookery/instance';
import { root } from './packed-packages.ts';
import { toneOf } from './tone.ts';

const { createInstance } = (await import(
  pathToFileURL(join(root, 'packages/instance/dist/index.js')).href
)) as typeof import('@rookery/instance');

const PAGE = 'https://reader.example';
const TONE_SECONDS = 130;
/** One pixel. */
const PICTURE = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const CHAPTERS = 'WEBVTT\n\n00:00.000 --> 01:00.000\nArrival\n\n01:00.000 --> 02:00.000\nDeparture\n';

interface ReadmePage {
  readonly page: Page;
  /** Exceptions and logged errors. */
  readonly errors: readonly string[];
  close(): Promise<void>;
}

/** @param files The bundle; `example.js` is the module that begins. */
export async function openReadmePage(
  browser: Browser,
  files: readonly OutputFile[],
  serverProfile: ServerProfileName,
): Promise<ReadmePage> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } });
  const errors: string[] = [];
  // One server answers for all names, so that the token holds on each.
  const server = createInstance({ origin: 'https://example.social', seed: 1, serverProfile });
  const token = server.issueToken('mara');
  await context.routeWebSocket(/.*/, () => undefined);
  await context.route('**/*', async route => {
    const { origin, pathname } = new URL(route.request().url());
    if (origin !== PAGE && route.request().resourceType() === 'image')
      return route.fulfill({ body: PICTURE, contentType: 'image/gif' });
    if (origin !== PAGE) return answer(route, server);
    const file = files.find(({ path }) => path.replaceAll('\\', '/') === pathname);
    if (file !== undefined) return route.fulfill({ body: Buffer.from(file.contents), contentType: typeOf(pathname) });
    return route.fulfill(pathname === '/' ? { body: documentOf(token), contentType: 'text/html' } : mediaOf(pathname));
  });
  const page = await context.newPage();
  page.on('pageerror', error => errors.push(error.message));
  page.on('console', message => message.type() === 'error' && errors.push(message.text()));
  await page.goto(PAGE);
  return { page, errors, close: () => context.close() };
}

async function answer(route: Route, server: Instance): Promise<void> {
  const request = route.request();
  const body = request.postDataBuffer();
  const response = await server.fetch(
    new Request(request.url(), {
      method: request.method(),
      headers: request.headers(),
      body: body === null ? null : new Uint8Array(body),
    }),
  );
  await route.fulfill({
    status: response.status,
    headers: { ...Object.fromEntries(response.headers), 'access-control-allow-origin': '*' },
    body: Buffer.from(await response.arrayBuffer()),
  });
}

const documentOf = (token: string): string => `<!doctype html>
<html class="rk-app" lang="en">
<meta charset="utf-8"><title>Example</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/example.css">
<body><div id="app"></div><script>window.token = ${JSON.stringify(token)}</script><script type="module" src="/example.js"></script></body>
</html>`;

function mediaOf(pathname: string): { body: Buffer | string; contentType: string } {
  if (/\.(mp4|mp3|ogg)$/.test(pathname)) return { body: toneOf(TONE_SECONDS), contentType: 'audio/wav' };
  if (pathname.endsWith('.vtt')) return { body: CHAPTERS, contentType: 'text/vtt' };
  if (/\.(jpg|png)$/.test(pathname)) return { body: PICTURE, contentType: 'image/gif' };
  return { body: '', contentType: 'text/css' };
}

const typeOf = (pathname: string): string => (extname(pathname) === '.css' ? 'text/css' : 'text/javascript');
