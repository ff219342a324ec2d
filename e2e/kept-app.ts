import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startApp } from './app-process.ts';
import { expect, signInWithoutUndo, test, workerPort } from './fixtures.ts';

const port = workerPort(60);
/** The app that the tests of a file start and stop. Its server is at the next port. */
export const origin = `http://localhost:${port}`;

/** For `test.use`. The network is off because the servers are stopped: every request of the page and of the worker fails. */
export const keptApp = {
  baseURL: origin,
  serviceWorkers: 'allow' as const,
  expectedConsoleErrors: [
    /Failed to load resource|ERR_|WebSocket|Failed to fetch|CORS|an unknown error occurred|Refused to apply style/,
  ],
};

let stop: (() => Promise<void>) | undefined;
let current = '';

/** A folder of the test that runs, with the data of its server. */
export const folder = (): string => current;

/** Starts the app and its server, with the data of the earlier start. */
export async function start(options: readonly string[] = [], built?: string): Promise<void> {
  stop = await startApp(port, ['--control', '--data', join(current, 'server.sqlite'), ...options], built);
}

export async function cut(): Promise<void> {
  await stop?.();
  stop = undefined;
}

/** Gives each test of a file a folder, and stops the app after it. */
export function cleanUp(): void {
  test.beforeEach(async () => {
    current = await mkdtemp(join(tmpdir(), 'rookery-installed-'));
  });
  test.afterEach(async ({ context }) => {
    await context.close();
    await cut();
    await rm(current, { recursive: true, force: true });
  });
}

/** Waits until the worker keeps the app and answers the page's requests. */
export async function waitForWorker(page: Page): Promise<void> {
  const state = () => page.evaluate(() => navigator.serviceWorker.controller?.state ?? 'none');
  await expect.poll(state, { timeout: 60_000 }).toBe('activated');
}

/** Opens the app signed in, and waits until it works without a network. */
export async function openKept(page: Page): Promise<void> {
  await signInWithoutUndo(page);
  await waitForWorker(page);
}

/** Fires the event of Background Sync at the worker, as the browser does once it has a network. @param page Any page of the browser. */
export async function fireSync(page: Page, lastChance = false): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const found = new Promise<string>(resolve => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted);
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId: await found,
    tag: 'rookery-outbox',
    lastChance,
  });
  await session.detach();
}
