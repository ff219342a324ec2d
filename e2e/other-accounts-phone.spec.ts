import { startApp } from './app-process.ts';
import { expect, rows, serverOriginOf, test, workerPort } from './fixtures.js';
import { idOfRow, openActing, signInToTwo } from './second-account.ts';

test.use({ hasTouch: true, expectedConsoleErrors: [/Failed to load resource|ERR_FAILED|503/] });

/** Whether everything in the dialog that can be pressed is as large as a finger. */
const smallest = (page: import('@playwright/test').Page, selector: string): Promise<number> =>
  page.locator(selector).evaluateAll(found => Math.min(...found.map(element => element.getBoundingClientRect().height)));

test('a phone likes a post as another account, with targets for a finger', async ({ page }) => {
  const idris = await signInToTwo(page);
  const id = await idOfRow(page, 0);
  const dialog = await openActing(page, id);
  await expect(dialog.getByRole('button', { name: 'Like', exact: true })).toBeVisible();
  expect(await smallest(page, '.rk-acting label, .rk-acting button')).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await dialog.getByRole('button', { name: 'Like', exact: true }).tap();
  await expect(page.getByText(`Liked as @${idris.handle}`)).toBeVisible();
  expect(((await idris.get(`/api/v1/statuses/${id}`)) as { favourited: boolean }).favourited).toBe(true);
});

test('a phone replies as another account', async ({ page }) => {
  const idris = await signInToTwo(page);
  const id = await idOfRow(page, 0);
  await (await openActing(page, id)).getByRole('button', { name: 'Reply' }).tap();
  const composer = page.getByRole('dialog', { name: 'Reply' });
  await expect(composer.getByText(`You write as @${idris.handle}`)).toBeVisible();
  await composer.getByRole('textbox').first().press('End');
  await page.keyboard.type('From the tram');
  await composer.getByRole('button', { name: 'Reply', exact: true }).tap();
  await expect(composer).toBeHidden();
  await expect
    .poll(async () =>
      (
        (await idris.get(`/api/v1/statuses/${id}/context`)) as { descendants: { content: string; account: { acct: string } }[] }
      ).descendants
        .filter(({ content }) => content.includes('From the tram'))
        .map(({ account }) => account.acct),
    )
    .toEqual(['idris']);
});

test('a phone chooses quiet hours, with targets for a finger', async ({ page }) => {
  await signInToTwo(page);
  await page.goto('/settings/notifications');
  await page.getByText('Quiet hours', { exact: true }).tap();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('22:00');
  expect(await smallest(page, '.rk-quiet-days label, .rk-quiet-time .rk-field-box')).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test.describe('two servers', () => {
  const port = workerPort(20);
  const other = serverOriginOf(`http://localhost:${port}`);
  let stop: () => Promise<void>;
  test.beforeAll(async () => {
    stop = await startApp(port, ['--control']);
  });
  test.afterAll(() => stop());

  test('a phone has the notifications of both in one list, and opens one as its account', async ({ page }) => {
    const maraThere = await signInToTwo(page, { origin: other, who: 'idris' });
    await page.goto('/notifications');
    await page.getByRole('radio', { name: 'All accounts' }).tap();
    const list = page.getByRole('feed', { name: 'Notifications of all accounts' });
    await expect(list.getByRole('article').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const row = list
      .getByRole('article')
      .filter({ hasText: `@${maraThere.handle}` })
      .first();
    await expect(async () => {
      await page.mouse.wheel(0, 600);
      await expect(row).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 30_000 });
    await row.locator('.rk-notification-account').tap();
    await expect.poll(() => page.evaluate(() => new URL(location.href).pathname)).not.toBe('/notifications');
    await expect
      .poll(() =>
        page.evaluate(() => (JSON.parse(localStorage.getItem('rookery:sessions') ?? '') as { current: string }).current),
      )
      .toBe(maraThere.handle);
    await expect(rows(page).or(page.locator('article')).first()).toBeVisible();
  });
});
