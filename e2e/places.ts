import type { Locator, Page } from '@playwright/test';

/** The origin of the built-in server of an app: the next port. */
export function serverOriginOf(baseURL: string): string {
  const url = new URL(baseURL);
  url.port = String(Number(url.port) + 1);
  return url.origin;
}

/** Workers are this many ports apart: between them lie the ports of the players and of the servers that a file starts. */
const WORKER_PORTS = 100;

/** A port of this worker, so that files that run at the same time do not start two servers on one port. */
export function workerPort(offset = 0): number {
  const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
  return Number(process.env['E2E_PORT'] ?? 4310) + worker * WORKER_PORTS + offset;
}

/** The mounted rows of the list, posts only. */
export function rows(page: Page): Locator {
  return page.locator('#status-list article[data-status-id]');
}
