import type { Page } from '@playwright/test';
import { expect, rows, signIn, test } from './fixtures.js';

/** The requests of the page for an address of the API, with their parameters. */
function requestsFor(page: Page, path: string): Record<string, string>[] {
  const requests: Record<string, string>[] = [];
  page.on('request', request => {
    const url = new URL(request.url());
    if (request.method() === 'GET' && url.pathname === path) requests.push(Object.fromEntries(url.searchParams));
  });
  return requests;
}

for (const { name, address, path, row } of [
  { name: 'Home', address: '/', path: '/api/v1/timelines/home', row: '#status-list article' },
  { name: 'the notifications', address: '/notifications', path: '/api/v2/notifications', row: 'article[aria-posinset]' },
]) {
  test(`a start asks for the first page of ${name} once, and then for what is newer alone`, async ({ page }) => {
    await signIn(page);
    const requests = requestsFor(page, path);
    await page.goto(address);
    await expect(page.locator(row).first()).toBeVisible();
    await expect.poll(() => requests.map(({ since_id }) => since_id !== undefined)).toEqual([false, true]);
    await page.waitForLoadState('networkidle');
    expect(requests).toHaveLength(2);
  });
}

test('a post that was published between the first page and the stream is shown', async ({ page, server }) => {
  await signIn(page);
  await page.routeWebSocket(/\/api\/v1\/streaming/, async socket => {
    await server.post(1);
    socket.connectToServer();
  });
  await page.goto('/');
  await expect(rows(page).first()).toBeVisible();
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 900);
  await expect(page.getByRole('button', { name: 'Click to see 1 new post' })).toBeInViewport();
});
