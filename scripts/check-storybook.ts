// Opens the static Storybook as a stranger does who has copied it into a folder of a web server without a network: requirements, docs, and a
// page of the app on its built-in server, each for itself and in its frame.
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { chromium as engine } from 'playwright';
import { chromium } from './browser.ts';
import { finish } from './report.ts';

const FOLDER = '/some/folder/';
const built = 'storybook-static';
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A page of the book, and a text that it shows in the frame of the stories. */
const pages = [
  { address: '?path=/story/requirements-all--all', text: 'NAV-01' },
  { address: '?path=/story/requirements-list--list-03', text: 'Timeline/List/Gap' },
  { address: '?path=/docs/ui-controls-button--docs', text: 'The action is in progress' },
  { address: '?path=/story/app-pages-pages--home', text: 'Following' },
] as const;

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const path = normalize(pathname.slice(FOLDER.length)) === '.' ? 'index.html' : normalize(pathname.slice(FOLDER.length));
  const file = join(built, path);
  if (!pathname.startsWith(FOLDER) || path.startsWith('..') || !existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
});
await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}${FOLDER}`;
const browser = await engine.launch({
  ...chromium,
  args: [...chromium.args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
});
const faults: string[] = [];
try {
  const page = await browser.newPage();
  page.on('pageerror', error => faults.push(`The book threw: ${error.message}`));
  page.on('requestfailed', request => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left cancels its requests.
    if (reason !== 'net::ERR_ABORTED') faults.push(`${request.url()} failed: ${reason}`);
  });
  for (const { address, text } of pages) {
    await page.goto(home + address);
    const shown = page.frameLocator('#storybook-preview-iframe').getByText(text).first();
    await shown.waitFor({ timeout: 60_000 }).catch(() => faults.push(`${address} does not show "${text}"`));
  }
  // Pictures of the built-in server come from the page too.
  const frame = page.frames().find(one => one.url().includes('iframe.html'));
  const hasPictures = await frame
    ?.waitForFunction(() => [...document.images].some(image => image.complete && image.naturalWidth > 0), null, {
      timeout: 30_000,
    })
    .catch(() => undefined);
  if (hasPictures === undefined) faults.push('Home shows no picture');
} finally {
  await browser.close();
  server.close();
}
finish('storybook', faults);
