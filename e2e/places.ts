import type { Locator, Page } from '@playwright/test';

/** The origin of the built-in server of an app: the next port. */
export function serverOriginOf(baseURL: string): string {
  const url = new URL(baseURL);
  url.port = String(Number(url.port) + 1);
  return url.origin;
}

/** The mounted rows of the list, posts only. */
export function rows(page: Page): Locator {
  return page.locator('#status-list article[data-status-id]');
}
