import type { Page } from '@playwright/test';
import { memberOf } from './member.js';
import {
  expect,
  scrollPast,
  firstVisibleRow,
  focusFirstRow,
  rows,
  waitForLayout,
  signIn,
  test,
  rowTop,
  waitForStored,
} from './fixtures.js';

test.describe.configure({ timeout: 180_000 });

const isKept = (page: Page, statusId: string) => waitForStored(page, 'rookery-timelines/windows', `"id":"${statusId}"`);

test('[LIST-06] restores the row after opening one of 300 posts and going back', async ({ page, server }) => {
  await signIn(page);
  await scrollPast(page, 300);
  await waitForLayout(page);
  const before = await focusFirstRow(page);
  await page.locator(`article[data-status-id="${before.id}"]`).press('Enter');
  await expect(page.locator('#thread')).toBeVisible();
  await server.post(40);
  await page.goBack();
  await expect.poll(() => rowTop(page, before.id)).not.toBeNull();
  await waitForLayout(page);
  expect(Math.abs(((await rowTop(page, before.id)) ?? Number.NaN) - before.top)).toBeLessThanOrEqual(1);
});

test('[LIST-06] restores the row after a reload', { tag: '@main' }, async ({ page }) => {
  await signIn(page);
  await scrollPast(page, 120);
  await waitForLayout(page);
  const before = await firstVisibleRow(page);
  await page.waitForFunction(() => Object.keys(sessionStorage).some(key => key.includes('scroll')));
  await page.reload();
  await expect.poll(() => rowTop(page, before.id)).not.toBeNull();
  await waitForLayout(page);
  expect(Math.abs(((await rowTop(page, before.id)) ?? Number.NaN) - before.top)).toBeLessThanOrEqual(1);
});

test('[LIST-06] restores the row after a reload in a thread and going back', async ({ page }) => {
  await signIn(page);
  await scrollPast(page, 150);
  await waitForLayout(page);
  const before = await focusFirstRow(page);
  await page.locator(`article[data-status-id="${before.id}"]`).press('Enter');
  await expect(page.locator('#thread')).toBeVisible();
  await isKept(page, before.id);
  await page.reload();
  await expect(page.locator('#thread')).toBeVisible();
  await page.goBack();
  await expect.poll(() => rowTop(page, before.id)).not.toBeNull();
  await waitForLayout(page);
  expect(Math.abs(((await rowTop(page, before.id)) ?? Number.NaN) - before.top)).toBeLessThanOrEqual(1);
  await page.goForward();
  await expect(page.locator('#thread')).toBeVisible();
  await page.goBack();
  await expect.poll(() => rowTop(page, before.id)).not.toBeNull();
  await waitForLayout(page);
  expect(Math.abs(((await rowTop(page, before.id)) ?? Number.NaN) - before.top)).toBeLessThanOrEqual(1);
});

test('[LIST-06] restores the nearest older row when the row has been deleted', async ({ page, server }) => {
  // No other row may lie between the two posts.
  await page.route(/\/api\/v2\/suggestions/, async route => route.fulfill({ response: await route.fetch(), json: [] }));
  await signIn(page);
  const member = await memberOf(page, server);
  const own = await member.post('Somebody left a bicycle at the north pier.');
  await expect.poll(() => rowTop(page, own)).not.toBeNull();
  // A gap below it is known once the newest page has loaded.
  await expect(page.locator('.rk-gap')).toHaveCount(0);
  await server.post(30);
  await page.getByRole('button', { name: 'Refresh' }).press('Enter');
  await expect(rows(page).first()).not.toHaveAttribute('data-status-id', own);
  await scrollPast(page, 90);
  await page.evaluate(async id => {
    const find = () => document.querySelector(`#status-list article[data-status-id="${CSS.escape(id)}"]`);
    for (let steps = 0; find() === null && steps < 400; steps += 1) {
      window.scrollBy(0, -400);
      await new Promise(done => requestAnimationFrame(done));
    }
    // Rows under the page header are not being read.
    window.scrollBy(0, (find()?.getBoundingClientRect().top ?? 0) - 120);
  }, own);
  await waitForLayout(page);
  const top = (await rowTop(page, own)) ?? Number.NaN;
  expect(top).toBeGreaterThan(0);
  const older = await page.evaluate(
    id =>
      document
        .querySelector(`#status-list article[data-status-id="${CSS.escape(id)}"]`)
        ?.closest('[data-key]')
        ?.nextElementSibling?.querySelector('article')
        ?.getAttribute('data-status-id') ?? '',
    own,
  );
  await page.locator(`article[data-status-id="${older}"]`).press('Enter');
  await expect(page.locator('#thread')).toBeVisible();
  await member.delete(own);
  // Home is rendered anew: only the list that was left last is kept.
  for (const name of ['Bookmarks', 'Lists']) {
    await page.getByRole('navigation').getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  }
  await page.evaluate(() => history.go(-3));
  await expect.poll(() => rowTop(page, older)).not.toBeNull();
  await waitForLayout(page);
  expect(await rowTop(page, own)).toBeNull();
  expect(Math.abs(((await rowTop(page, older)) ?? Number.NaN) - top)).toBeLessThanOrEqual(1);
});

test('[LIST-06] stores a place per tab in the same list', async ({ page, context }) => {
  await signIn(page);
  await scrollPast(page, 150);
  await waitForLayout(page);
  const first = await firstVisibleRow(page);
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.locator('#status-list article[data-status-id]').first()).toBeVisible();
  expect(await other.evaluate(() => window.scrollY)).toBe(0);
  await scrollPast(other, 40);
  await waitForLayout(other);
  const second = await firstVisibleRow(other);
  await isKept(other, second.id);
  for (const [tab, before] of [
    [page, first],
    [other, second],
    [page, first],
  ] as const) {
    await tab.bringToFront();
    await tab.reload();
    await expect.poll(() => rowTop(tab, before.id)).not.toBeNull();
    await waitForLayout(tab);
    expect(Math.abs(((await rowTop(tab, before.id)) ?? Number.NaN) - before.top)).toBeLessThanOrEqual(1);
  }
  // This holds for a list that is not mounted during the reload, too.
  await page.bringToFront();
  const opened = await focusFirstRow(page);
  await page.locator(`article[data-status-id="${opened.id}"]`).press('Enter');
  await expect(page.locator('#thread')).toBeVisible();
  await isKept(page, opened.id);
  await other.bringToFront();
  await other.reload();
  await waitForLayout(other);
  await page.bringToFront();
  await page.reload();
  await expect(page.locator('#thread')).toBeVisible();
  await page.goBack();
  await expect.poll(() => rowTop(page, opened.id)).not.toBeNull();
  await waitForLayout(page);
  expect(Math.abs(((await rowTop(page, opened.id)) ?? Number.NaN) - opened.top)).toBeLessThanOrEqual(1);
});

test('[LIST-06] restores the place of each account after switching', async ({ page }) => {
  await signIn(page);
  const menu = page.getByRole('button', { name: /account menu/ });
  await menu.click();
  await page.getByRole('menuitem', { name: /Add/ }).click();
  await page.getByRole('button', { name: 'Try the built-in server' }).click();
  await page.getByText('@idris').click();
  await page.getByRole('button', { name: 'Authorize' }).click();
  await expect(menu).toHaveAccessibleName(/@idris/);
  await expect(page.locator('#status-list article[data-status-id]').first()).toBeVisible();
  await scrollPast(page, 40);
  await waitForLayout(page);
  const idris = await firstVisibleRow(page);
  await menu.click();
  await page.getByRole('menuitem', { name: /@mara/ }).click();
  await expect(menu).toHaveAccessibleName(/@mara/);
  await expect(page.locator('#status-list article[data-status-id]').first()).toBeVisible();
  await scrollPast(page, 70);
  await waitForLayout(page);
  const mara = await firstVisibleRow(page);
  for (const [name, before] of [
    [/@idris/, idris],
    [/@mara/, mara],
  ] as const) {
    await menu.click();
    await page.getByRole('menuitem', { name }).click();
    await expect(menu).toHaveAccessibleName(name);
    await expect.poll(() => rowTop(page, before.id)).not.toBeNull();
    await waitForLayout(page);
    expect(Math.abs(((await rowTop(page, before.id)) ?? Number.NaN) - before.top)).toBeLessThanOrEqual(1);
  }
});

test('[LIST-06] offers the place of another device without moving there', async ({ page, browser, server, baseURL }) => {
  const noted = page.waitForResponse(
    response => response.url().includes('/api/v1/markers') && response.request().method() === 'POST',
  );
  await signIn(page);
  const left = await firstVisibleRow(page);
  expect((await noted).ok()).toBe(true);
  await page.close();
  await server.post(45);

  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  let written = 0;
  other.on('request', request => {
    if (request.url().includes('/api/v1/markers') && request.method() === 'POST') written += 1;
  });
  await signIn(other);
  const offer = other.getByRole('button', { name: 'Continue where you left off on another device' });
  await expect(offer).toBeVisible();
  expect(await other.evaluate(() => window.scrollY)).toBe(0);
  expect(await rowTop(other, left.id)).toBeNull();
  expect(written).toBe(0);
  await offer.click();
  await expect.poll(() => rowTop(other, left.id)).not.toBeNull();
  await waitForLayout(other);
  const head = await other.evaluate(() => document.querySelector('.app-page-header')?.getBoundingClientRect().bottom ?? 0);
  const top = (await rowTop(other, left.id)) ?? Number.NaN;
  expect(top).toBeGreaterThanOrEqual(head - 2);
  expect(top).toBeLessThan(head + 60);
  await expect(offer).toHaveCount(0);
  await elsewhere.close();
});

test('[LIST-06] restores the row being read after the font size has grown', async ({ page }) => {
  await signIn(page);
  await page.goto('/bookmarks');
  await rows(page).first().waitFor();
  await scrollPast(page, 40);
  // A row under the header grows with the font size; the row being read is below it.
  await expect(async () => {
    await page.mouse.wheel(0, 23);
    await waitForLayout(page);
    const [top, head] = await page.evaluate(() => {
      const head = document.querySelector('.app-page-header')?.getBoundingClientRect().bottom ?? 0;
      const tops = [...document.querySelectorAll('#status-list > .rk-virtual-row')].map(row => row.getBoundingClientRect().top);
      return [tops.find(top => top >= 0) ?? 0, head];
    });
    expect(top).toBeLessThan(head - 10);
  }).toPass();
  const before = await focusFirstRow(page);
  await page.locator(`#status-list article[data-status-id="${before.id}"]`).press('Enter');
  await expect(page).toHaveURL(/\/posts\/\d+$/);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '150%';
  });
  await page.goBack();
  await rows(page).first().waitFor();
  await waitForLayout(page);
  expect(Math.abs(((await rowTop(page, before.id)) ?? Number.NaN) - before.top)).toBeLessThanOrEqual(1.5);
});
