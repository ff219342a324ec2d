import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { startApp } from './app-process.ts';
import { expect, rows, test, workerPort } from './fixtures.ts';

const port = workerPort(50);
const origin = `http://localhost:${port}`;
const builtIn = `http://localhost:${port + 1}`;
const site = {
  servers: [builtIn],
  name: 'Trams',
  brandColor: '#c2185b',
  defaultSettings: { theme: 'dark' },
  hiddenFeatures: ['lists'],
  promoPanel: { items: [{ icon: 'heart', text: 'Donate', url: 'https://tram.example/donate' }] },
  navlinks: { homeFooter: [{ title: 'Imprint', url: 'https://tram.example/imprint' }] },
};

// Each test starts a site of its own: the app of the worker is not needed.
test.use({ baseURL: origin });

let stop: (() => Promise<void>) | undefined;
let folder = '';
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rookery-site-'));
});
test.afterEach(async ({ page }) => {
  // Before its servers: what it still requests would fail.
  await page.close();
  await stop?.();
  stop = undefined;
  await rm(folder, { recursive: true, force: true });
});

/** Records the paths that the page requests from the origin of the app. */
function watchPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', request => {
    const url = new URL(request.url());
    if (url.origin === origin) paths.push(url.pathname);
  });
  return paths;
}

async function signInThroughPages(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('button', { name: 'Authorize' }).click();
  await expect(page.getByRole('heading', { name: 'Home', exact: true })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
}

test('works below a folder of its host: files, pages, links, signing in and going back', { tag: '@main' }, async ({ page }) => {
  stop = await startApp(port, ['--base', '/social/']);
  const paths = watchPaths(page);
  await page.goto(`${origin}/social`);
  await expect(page.getByRole('heading', { name: 'Local', exact: true })).toBeVisible();
  await page
    .getByRole('region', { name: /New to/ })
    .getByRole('link', { name: 'Log in' })
    .click();
  await expect(page).toHaveURL(`${origin}/social/login`);
  await signInThroughPages(page, 'Try the built-in server');
  await expect(page).toHaveURL(`${origin}/social/`);

  const link = page.getByRole('link', { name: /^Notifications/ }).first();
  await expect(link).toHaveAttribute('href', '/social/notifications');
  await link.click();
  await expect(page).toHaveURL(`${origin}/social/notifications`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Notifications', exact: true })).toBeVisible();
  await page.goBack();

  await rows(page).first().press('Enter');
  await expect(page).toHaveURL(/\/social\/@[^/]+\/posts\//);
  await page.reload();
  await expect(page.locator('#thread article').first()).toBeVisible();
  await page.goto(`${origin}/social/share?text=From%20another%20app`);
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Text of the post' })).toHaveValue('From another app');
  await expect(page).toHaveURL(`${origin}/social/`);
  expect(paths.filter(path => path !== '/social' && !path.startsWith('/social/'))).toEqual([]);
});

test('opens a card of the account under the pointer below a folder', async ({ page }) => {
  stop = await startApp(port, ['--base', '/social/']);
  await page.goto(`${origin}/social/`);
  await rows(page).first().locator('a.rk-identity').first().hover();
  await expect(page.locator('.rk-hover-card')).toBeVisible();
});

test('is the front end of the servers in its configuration, without a request for it', { tag: '@main' }, async ({ page }) => {
  const file = join(folder, 'config.json');
  await writeFile(file, JSON.stringify(site));
  stop = await startApp(port, ['--config', file]);
  const paths = watchPaths(page);
  await page.goto(`${origin}/`);
  await expect(page.getByRole('heading', { name: 'Local', exact: true })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await expect(page).toHaveURL(`${origin}/`);
  expect(paths).not.toContain('/config.json');
  await expectSite(page);

  await page.goto(`${origin}/login`);
  await expect(page.getByRole('heading', { name: 'Welcome to Trams' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByText(`localhost:${port + 1}`)).toBeVisible();
  await signInThroughPages(page, 'Continue');
  await expect(page.getByRole('link', { name: 'Bookmarks' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lists' })).toHaveCount(0);
});

/** The name, the colour, the theme and the links of the site are there. */
async function expectSite(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/Trams$/);
  await expect(page.getByRole('link', { name: 'Trams' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const hue = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--rk-accent-hue').trim());
  await expect.poll(hue).not.toBe('215');
  await expect(page.getByRole('link', { name: 'Donate' })).toHaveAttribute('href', 'https://tram.example/donate');
  await expect(page.getByRole('link', { name: 'Imprint' })).toHaveAttribute('href', 'https://tram.example/imprint');
}

/** A host of files alone: a file as it is, else the page. */
async function serveFiles(files: string): Promise<void> {
  const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };
  const server: Server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', origin);
    const found = await readFile(join(files, pathname)).catch(() => null);
    if (found === null && extname(pathname) !== '') return response.writeHead(404).end();
    response.setHeader(
      'Content-Type',
      found === null ? 'text/html; charset=utf-8' : (types[extname(pathname)] ?? 'image/svg+xml'),
    );
    response.end(found ?? (await readFile(join(files, 'index.html'))));
    return undefined;
  });
  await new Promise<void>(done => server.listen(port, '127.0.0.1', done));
  const stopServer = stop;
  stop = async () => {
    server.closeAllConnections();
    server.close();
    await stopServer?.();
  };
}

test('reads the configuration beside the page on a host of files alone', async ({ page }) => {
  // The built-in server alone is used: its app listens elsewhere.
  stop = await startApp(port + 2, []);
  await cp('apps/web/dist', folder, { recursive: true });
  await writeFile(join(folder, 'config.json'), JSON.stringify({ ...site, servers: [`http://localhost:${port + 3}`] }));
  await serveFiles(folder);
  const paths = watchPaths(page);
  await page.goto(`${origin}/`);
  await expect(page.getByRole('heading', { name: 'Local', exact: true })).toBeVisible();
  await expectSite(page);
  expect(paths.filter(path => path === '/config.json')).toHaveLength(1);
  // A later visit does not wait for it.
  await page.route('**/config.json', () => undefined);
  await page.reload();
  await expectSite(page);
});

test.describe('a value that cannot be used', () => {
  test.use({ expectedConsoleErrors: [/"brandColor" must be a colour|"speed" is not a field/] });

  test('is named in the console, and the page works without it', async ({ page, consoleErrors }) => {
    stop = await startApp(port + 2, []);
    await cp('apps/web/dist', folder, { recursive: true });
    const servers = [`http://localhost:${port + 3}`];
    await writeFile(join(folder, 'config.json'), JSON.stringify({ servers, brandColor: 'blue', speed: 9 }));
    await serveFiles(folder);
    await page.goto(`${origin}/`);
    await expect(rows(page).first()).toBeVisible();
    expect(consoleErrors).toHaveLength(2);
  });
});

test('does not start with a configuration that cannot be used', async () => {
  const file = join(folder, 'config.json');
  await writeFile(file, '{"servers":["tram.example"]}');
  await expect(startApp(port, ['--config', file])).rejects.toThrow('ended with code 1');
});

test('has a manifest whose addresses are those of the app', async ({ page }) => {
  stop = await startApp(port, ['--base', '/social/']);
  await page.goto(`${origin}/social/`);
  const address = await page.locator('link[rel="manifest"]').evaluate((link: HTMLLinkElement) => link.href);
  const manifest = (await (await page.request.get(address)).json()) as {
    icons: { src: string; purpose: string }[];
    shortcuts: { url: string }[];
    share_target: { action: string };
  };
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['any', 'maskable', 'monochrome']));
  for (const { src } of manifest.icons) expect((await page.request.get(new URL(src, address).href)).status()).toBe(200);
  for (const { url } of [...manifest.shortcuts, { url: manifest.share_target.action }])
    expect(new URL(url, address).pathname).toMatch(/^\/social\/\w+$/);
});
