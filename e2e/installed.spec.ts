import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startApp } from './app-process.ts';
import { expect, rows, signIn, test, waitForLayout, workerPort } from './fixtures.ts';

const port = workerPort(60);
const origin = `http://localhost:${port}`;

// The network is off because the servers are stopped: every request of the page and of the worker fails.
test.use({
  baseURL: origin,
  serviceWorkers: 'allow',
  expectedConsoleErrors: [/Failed to load resource|ERR_|WebSocket|Failed to fetch|CORS/],
});

let stop: (() => Promise<void>) | undefined;
let folder = '';

/** The app and its server, with the same data at each start. */
const start = async (options: readonly string[] = []): Promise<void> => {
  stop = await startApp(port, ['--control', '--data', join(folder, 'server.sqlite'), ...options]);
};
const cut = async (): Promise<void> => {
  await stop?.();
  stop = undefined;
};

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rookery-installed-'));
  await start();
});
test.afterEach(async ({ page }) => {
  await page.close();
  await cut();
  await rm(folder, { recursive: true, force: true });
});

/** Waits until the worker has everything that a page needs and answers the page's requests. */
async function waitForWorker(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? 'none'), { timeout: 60_000 })
    .toBe('activated');
}

test('[HINT-14] starts without a network within half a second', { tag: '@main' }, async ({ page }) => {
  await signIn(page);
  await waitForLayout(page);
  await waitForWorker(page);
  await cut();
  await page.goto('/');
  const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity);
  console.log('FCP offline', painted);
  await expect(page.getByRole('heading', { name: 'Home', exact: true })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
});
