import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { waitForStream, expect, holdResponses, signIn, test } from './fixtures.js';

test.describe.configure({ timeout: 180_000 });

test(
  '[LIST-07] keeps the page of a paged list through older, newer, reload and back',
  { tag: '@main' },
  async ({ page, server }) => {
    await signIn(page);
    await page.goto('/settings/reading');
    await page.getByRole('switch', { name: 'Use pages instead of infinite scrolling' }).check();
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    const older = page.getByRole('button', { name: 'Older' });
    const shown = () =>
      page
        .locator('#status-list')
        .evaluate(list => [list.firstElementChild?.getAttribute('data-key'), document.activeElement?.id]);
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
  },
);

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

test(
  '[PTR-03] refreshes by the Refresh button from the keyboard, and exposes its busy state',
  { tag: '@main' },
  async ({ page, server }) => {
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
  },
);

test.describe('an app that does not start', () => {
  test.use({ expectedConsoleErrors: [/ERR_FAILED|404|The app is broken|preloaded/] });

  /** The notice comes by the style sheet alone, after ten seconds. */
  const late = (page: Page) => page.getByRole('alert').filter({ visible: true });

  test('says what to do when its script does not load, and starts after a reload', async ({ page }) => {
    await page.route(/\/assets\/index-.*\.js/, route => route.abort());
    await page.goto('/');
    await expect(page.locator('.app-frame')).toBeVisible();
    await expect(late(page)).toHaveCount(0);
    await expect(late(page)).toContainText('Rookery has not started yet');
    await page.unroute(/\/assets\/index-.*\.js/);
    await late(page).getByRole('link', { name: 'Reload' }).click();
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
    await expect(page.locator('.app-start')).toHaveCount(0);
  });

  test('says what to do when its script throws, also on a page without a frame', async ({ page }) => {
    await page.route(/\/assets\/index-.*\.js/, route =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("The app is broken")' }),
    );
    await page.goto('/login');
    await expect(late(page)).toContainText('Rookery has not started yet');
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });

  test('goes away when the script arrives after all', async ({ page }) => {
    const script = await holdResponses(page, /\/assets\/index-.*\.js/);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(late(page)).toBeVisible();
    script.release();
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
    await expect(page.locator('.app-start')).toHaveCount(0);
  });

  test.describe('in Arabic', () => {
    test.use({ locale: 'ar' });

    test('[I18N-01] speaks the language of the page', async ({ page }) => {
      await page.route(/\/assets\/.*\.js/, route => route.abort());
      await page.goto('/');
      await expect(late(page)).toContainText('لم يبدأ Rookery بعد');
      await expect(late(page)).toHaveCSS('direction', 'rtl');
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('says that it needs JavaScript', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Rookery needs JavaScript' })).toBeVisible();
      await expect(page.getByText('Rookery has not started yet')).toBeHidden();
    });
  });
});
