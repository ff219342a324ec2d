import { expect, rows, signIn, test, waitForLayout } from './fixtures.js';

test.use({ expectedConsoleErrors: [/Failed to load resource|ERR_|WebSocket|404/] });

test('states on an open page that the browser is offline, and takes it back', async ({ page, context }) => {
  await signIn(page);
  await waitForLayout(page);
  const bar = page.getByRole('status').filter({ hasText: 'You are offline' });
  await expect(page.locator('.app-offline')).toBeAttached();
  await context.setOffline(true);
  await expect(bar).toBeVisible();
  await context.setOffline(false);
  await expect(bar).toBeHidden();
});

test('states that the server is unreachable, and loads the failed page when it answers again', async ({ page, server }) => {
  await signIn(page);
  await expect(page.locator('.app-offline')).toBeAttached();
  await page.route(`${server.origin}/api/**`, route => route.abort());
  await page.getByRole('link', { name: 'Local', exact: true }).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'cannot be reached' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Local', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute(`${server.origin}/api/**`);
  await expect(rows(page).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('cannot be reached')).toBeHidden();
});

test('[NAV-14] keeps the header of a page whose code cannot be loaded, and says so', async ({ page }) => {
  await signIn(page);
  await page.route('**/assets/saved-page*', route => route.abort());
  await page.getByRole('link', { name: 'Bookmarks' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bookmarks' })).toBeVisible();
  await expect(page.locator('main').getByRole('alert')).toContainText('This page could not be loaded.');
  await page.unroute('**/assets/saved-page*');
});

for (const address of ['/nonsense', '/@nobody', '/@nobody/followers', '/@mara/posts/1', '/list/99']) {
  test(`[NAV-13] leads from ${address}, which does not exist, to Home`, async ({ page }) => {
    await signIn(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.locator('main').getByRole('link', { name: 'Go to Home' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Home', exact: true })).toBeVisible();
  });
}
