import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { startApp } from './app-process.js';
import { expect, signInByPage, test, workerPort } from './fixtures.js';

const port = workerPort() + 60;
let stop: () => Promise<void>;

// The server lacks some endpoints, which the app asks for once.
test.use({ baseURL: `http://localhost:${port}`, expectedConsoleErrors: [/404|ERR_FAILED|status of 400/] });
// A server process of its own.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  stop = await startApp(port, ['--server-profile', 'rebased', '--control']);
});
test.afterAll(() => stop());

const showsReplies = (page: Page) => page.getByRole('switch', { name: 'Show replies' });

/** The same account on another device. */
async function otherDevice(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: `http://localhost:${port}` })).newPage();
  await signInByPage(page);
  return page;
}

test('[HINT-08] the settings of an account come to its other devices', async ({ page, browser }) => {
  await signInByPage(page);
  await page.goto('/settings/reading');
  const stored = page.waitForResponse(
    response => response.request().method() === 'PATCH' && response.url().includes('/update_credentials'),
  );
  await showsReplies(page).uncheck();
  expect((await (await stored).json()).pleroma.settings_store).toMatchObject({ rookery: { showReplies: false } });
  await page.goto('/settings/appearance');
  await page.getByRole('group', { name: 'Theme' }).getByRole('radio', { name: 'Dark' }).check();

  const other = await otherDevice(browser);
  await other.goto('/settings/reading');
  await expect(showsReplies(other)).not.toBeChecked();
  // The theme is that of each device.
  await expect(other.locator('html')).not.toHaveAttribute('data-theme', 'dark');
  const back = other.waitForResponse(response => response.request().method() === 'PATCH');
  await other.getByRole('switch', { name: 'Show reposts' }).uncheck();
  await back;
  await page.goto('/settings/reading');
  await expect(page.getByRole('switch', { name: 'Show reposts' })).not.toBeChecked();
  await expect(showsReplies(page)).not.toBeChecked();
  await other.context().close();
});

test('[HINT-08] the default visibility of new posts is kept by a server that keeps no other default', async ({
  page,
  browser,
}) => {
  await signInByPage(page);
  await page.goto('/settings/writing');
  const kept = page.waitForResponse(response => response.request().method() === 'PATCH');
  await page.getByRole('combobox', { name: 'Default visibility' }).selectOption('unlisted');
  expect((await (await kept).json()).source).toMatchObject({ privacy: 'unlisted' });
  await expect(page.getByRole('switch', { name: 'Mark media as sensitive' })).toHaveCount(0);
  await page.goto('/settings/data');
  await page.getByRole('button', { name: 'Export Settings of this device' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Save rookery_settings/ }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const { settings } = JSON.parse(file) as { settings: Record<string, unknown> };
  expect([settings['postingVisibility'], 'postingSensitive' in settings]).toEqual(['unlisted', false]);

  const other = await otherDevice(browser);
  await other.getByRole('button', { name: 'Post', exact: true }).first().click();
  await expect(other.getByRole('dialog').getByRole('combobox', { name: 'Visibility' })).toHaveValue('unlisted');
  await other.context().close();
});

test('[HINT-08] the server makes an archive of the account, and imports a file by itself, by keyboard', async ({ page }) => {
  await signInByPage(page);
  await page.goto('/settings/data');
  const request = page.getByRole('button', { name: 'Request an archive' });
  await request.press('Enter');
  await expect(page.getByText('Being prepared').first()).toBeVisible();
  const link = page.getByRole('link', { name: /^Download the archive of / });
  await expect(link).toBeVisible({ timeout: 30_000 });
  const archive = await page.request.get((await link.getAttribute('href')) ?? '');
  expect([archive.status(), (await archive.body()).subarray(0, 2).toString()]).toEqual([200, 'PK']);
  await request.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Last export was less than 7 days ago');

  const file = { name: 'blocked_accounts.csv', mimeType: 'text/csv', buffer: Buffer.from('lev\n') };
  await page.locator('main input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Let the server import it' }).press('Enter');
  await expect(page.getByText('Your server imports blocked_accounts.csv.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose file' })).toBeFocused();
  await page.goto('/blocks');
  await expect(page.getByRole('main').getByText('@lev', { exact: false }).first()).toBeVisible();
});

test('[HINT-08] a change without a connection is sent by the next visit', async ({ page, browser }) => {
  await signInByPage(page);
  await page.goto('/settings/reading');
  await page.route('**/update_credentials', route => route.abort());
  const refused = page.waitForEvent('requestfailed', request => request.url().includes('/update_credentials'));
  await page.getByRole('switch', { name: 'Use pages instead of infinite scrolling' }).check();
  await refused;
  await page.unroute('**/update_credentials');
  const sent = page.waitForResponse(response => response.request().method() === 'PATCH');
  await page.reload();
  await sent;
  const other = await otherDevice(browser);
  await other.goto('/settings/reading');
  await expect(other.getByRole('switch', { name: 'Use pages instead of infinite scrolling' })).toBeChecked();
  await other.context().close();
});

test.describe('the access of applications', () => {
  test.use({ expectedConsoleErrors: [/401|403|404/] });

  test('[HINT-08] is listed, revoked, and ended everywhere', async ({ page, browser }) => {
    await signInByPage(page);
    const other = await otherDevice(browser);
    const third = await otherDevice(browser);
    await page.goto('/settings/account');
    const list = page.getByRole('region', { name: 'Applications with access' }).getByRole('listitem');
    await expect(list.filter({ hasText: 'This device' })).toHaveCount(1);
    const count = await list.count();
    // The newest is the third device.
    await list
      .last()
      .getByRole('button', { name: /Revoke the access/ })
      .click();
    await expect(list).toHaveCount(count - 1);
    await third.goto('/notifications');
    await expect(third).toHaveURL(/\/login/);
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
    await other.goto('/notifications');
    await expect(other).toHaveURL(/\/login/);
    await Promise.all([other.context().close(), third.context().close()]);
  });
});
