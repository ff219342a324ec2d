import { waitForStream, expect, holdResponses, signIn, test } from './fixtures.js';

test.describe.configure({ timeout: 180_000 });

test('[LIST-07] keeps the page of a paged list through older, newer, reload and back', async ({ page, server }) => {
  await signIn(page);
  await page.goto('/settings/reading');
  await page.getByRole('switch', { name: 'Use pages instead of infinite scrolling' }).check();
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  const older = page.getByRole('button', { name: 'Older' });
  const shown = () =>
    page.locator('#status-list').evaluate(list => [list.firstElementChild?.getAttribute('data-key'), document.activeElement?.id]);
  await expect(older).toBeVisible();
  const [newest] = await shown();
  await older.click();
  await expect(page.getByText('Page 2', { exact: true })).toBeVisible();
  await expect.poll(async () => (await shown())[1]).toBe('status-list');
  const [second] = await shown();
  expect(second).not.toBe(newest);
  await server.post(5);
  await expect(page.getByRole('button', { name: 'Click to see 5 new posts' })).toBeVisible();
  const isConnected = waitForStream(page);
  await page.reload();
  await expect(page.getByText('Page 2', { exact: true })).toBeVisible();
  await expect.poll(async () => (await shown())[0]).toBe(second);
  await isConnected;
  let requests = 0;
  page.on('request', request => {
    if (request.url().includes('/timelines/home')) requests += 1;
  });
  await page.getByRole('button', { name: 'Newer' }).click();
  await expect(page.getByText('Page 1', { exact: true })).toBeVisible();
  expect(requests).toBe(0);
  // At the top of the newest page queued posts show automatically.
  await expect.poll(async () => (await shown())[0]).not.toBe(newest);
});

test('[LIST-15] shows a home feed once the server has prepared it', async ({ page, server }) => {
  await signIn(page);
  let isReady = false;
  await page.route(`${server.origin}/api/v1/timelines/home*`, async route => {
    const response = await route.fetch();
    await (isReady ? route.fulfill({ response }) : route.fulfill({ response, status: 206, json: [] }));
  });
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/');
  await expect(page.getByText('Your home feed is being prepared!')).toBeVisible();
  isReady = true;
  await expect(page.locator('#status-list article[data-status-id]').first()).toBeVisible();
});

test('[PTR-03] refreshes by the Refresh button from the keyboard, and exposes its busy state', async ({ page, server }) => {
  await signIn(page);
  const first = page.locator('#status-list article[data-status-id]').first();
  const newest = await first.getAttribute('data-status-id');
  // Without a socket no post is streamed.
  await page.routeWebSocket(/streaming/, socket => socket.close());
  await page.reload();
  await expect(first).toBeVisible();
  await server.post(3);
  const newer = await holdResponses(page, /\/timelines\/home/);
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await refresh.press('Enter');
  await expect(refresh).toHaveAttribute('aria-busy', 'true');
  newer.release();
  await expect(refresh).toHaveAttribute('aria-busy', 'false');
  await expect.poll(() => first.getAttribute('data-status-id')).not.toBe(newest);
  await expect(refresh).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBeLessThanOrEqual(1);
});
