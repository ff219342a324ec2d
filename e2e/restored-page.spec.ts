// With the back-forward cache that every browser of a person has: automation switches it off.
import type { Page } from '@playwright/test';
import { chromium } from '../scripts/browser.ts';
import { expect, focusFirstRow, rows, rowTop, signIn, signInByPage, test } from './fixtures.js';

test.use({
  // Of the socket, which closes while the page is away.
  expectedConsoleErrors: [/Page entered Back-Forward Cache/],
  launchOptions: { ...chromium, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

/** Counts the pages that the browser restores as they were left. The count is in the window, which is restored with the page. */
async function countRestored(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counting = window as { restored?: number };
    counting.restored = 0;
    addEventListener('pageshow', ({ persisted }) => (counting.restored = (counting.restored ?? 0) + (persisted ? 1 : 0)));
  });
  return () => page.evaluate(() => (window as { restored?: number }).restored ?? 0);
}

test('[API-10] a sign-in page that the browser restores leaves once there is a session', async ({ page, server }) => {
  const restored = await countRestored(page);
  await page.goto('/login?return=%2Ftags%2Fbirdwatching');
  await page.getByRole('button', { name: 'Try the built-in server' }).click();
  await expect(page).toHaveURL(new RegExp(`^${server.origin}/oauth/authorize`));
  await page.goBack({ waitUntil: 'commit' });
  // Nothing was decided: the form can be used again.
  await expect(page.getByRole('button', { name: 'Try the built-in server' })).toBeEnabled();
  expect(await restored()).toBe(1);
  await page.getByRole('button', { name: 'Try the built-in server' }).click();
  await page.getByRole('button', { name: 'Authorize' }).click();
  await expect(page).toHaveURL('/tags/birdwatching');
  await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible();
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL('/tags/birdwatching');
  await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
});

test('[API-10] a sign-in that ends with the tab continues where the answer arrives, and after Back', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('checkbox', { name: 'Stay signed in on this device' }).uncheck();
  await page.getByRole('button', { name: 'Try the built-in server' }).click();
  await page.getByRole('button', { name: 'Authorize' }).click();
  await expect(page.getByRole('heading', { name: 'Home', exact: true })).toBeVisible();
  await page.evaluate(() => void setTimeout(() => history.go(-2)));
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible();
});

test('[API-10] a page that was left as a visitor is restored as a member’s', { tag: '@main' }, async ({ page, server }) => {
  const restored = await countRestored(page);
  await page.goto('/timeline/fediverse');
  await expect(rows(page).first()).toBeVisible();
  // Another document of the app, in the same tab.
  await page.goto(`${server.origin}/nodeinfo/2.0`);
  await signInByPage(page);
  await page.evaluate(() => history.go(-4));
  await expect(page).toHaveURL('/timeline/fediverse');
  await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible();
  expect(await restored()).toBe(1);
});

test('[LIST-06] Home that the browser restores keeps its place, and live posts', { tag: '@main' }, async ({ page, server }) => {
  await signIn(page);
  await page.mouse.wheel(0, 2_500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2_000);
  const { id, top } = await focusFirstRow(page);
  await page.goto(`${server.origin}/nodeinfo/2.0`);
  await page.goBack({ waitUntil: 'commit' });
  await expect(rows(page).first()).toBeVisible();
  await expect.poll(async () => Math.abs(((await rowTop(page, id)) ?? Number.NaN) - top)).toBeLessThanOrEqual(1);
  await server.post(1);
  await expect(page.getByRole('button', { name: /new post/ })).toBeVisible({ timeout: 30_000 });
});
