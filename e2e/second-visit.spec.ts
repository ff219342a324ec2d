import type { BrowserContext, Page } from '@playwright/test';
import { expect, holdResponses, rows, signInByPage, test, waitForLayout, waitForStored } from './fixtures.js';

const ids = (page: Page): Promise<(string | undefined)[]> =>
  rows(page).evaluateAll(all => all.map(row => (row as HTMLElement).dataset['statusId']));

/** Reads Home at its top until its posts are stored, and closes it. Returns the ids of its first rows. */
async function readHome(page: Page): Promise<string[]> {
  await signInByPage(page);
  await expect(rows(page).first()).toBeVisible();
  await waitForLayout(page);
  const [first = '', second = ''] = await ids(page);
  await waitForStored(page, 'rookery-timelines/windows', `"${first}"`);
  await page.close();
  return [first, second];
}

/** Opens Home in a new tab, which has no session storage, as a browser that was started again. The API answers nothing until `release`. */
async function openHeld(context: BrowserContext) {
  const page = await context.newPage();
  const held = await holdResponses(page, /\/api\//);
  await page.goto('/');
  return { page, release: held.release };
}

test(
  '[LIST-06] shows the posts of the last visit before the server answers, and its newest posts then',
  { tag: '@main' },
  async ({ page, context, server }) => {
    const stored = await readHome(page);
    await server.post(3);
    await server.delete(stored[1] ?? '');
    const next = await openHeld(context);
    await expect(rows(next.page).first()).toHaveAttribute('data-status-id', stored[0] ?? '');
    await expect(rows(next.page).nth(1)).toHaveAttribute('data-status-id', stored[1] ?? '');
    next.release();
    await expect(rows(next.page).nth(3)).toHaveAttribute('data-status-id', stored[0] ?? '');
    await expect(next.page.locator(`article[data-status-id="${stored[1]}"]`)).toHaveCount(0);
    const shown = await ids(next.page);
    expect(new Set(shown).size).toBe(shown.length);
    expect(await next.page.evaluate(() => scrollY)).toBe(0);
    await expect(next.page.getByRole('button', { name: /new posts?$/ })).toHaveCount(0);
  },
);

test('[LIST-06] shows no gap between the newest posts and those of the last visit', async ({ page, context, server }) => {
  const [stored = ''] = await readHome(page);
  await server.post(30);
  const next = await openHeld(context);
  await expect(rows(next.page).first()).toHaveAttribute('data-status-id', stored);
  next.release();
  await expect(rows(next.page).first()).not.toHaveAttribute('data-status-id', stored);
  await next.page.mouse.move(600, 500);
  await expect
    .poll(async () => {
      await next.page.mouse.wheel(0, 1_000);
      expect(await next.page.locator('.rk-gap').count()).toBe(0);
      return (await ids(next.page)).includes(stored);
    })
    .toBe(true);
});

test('[LIST-06] keeps the row being read when the reader scrolls before the server answers', async ({
  page,
  context,
  server,
}) => {
  const [stored = ''] = await readHome(page);
  await server.post(3);
  const next = await openHeld(context);
  await expect(rows(next.page).first()).toHaveAttribute('data-status-id', stored);
  await next.page.mouse.move(600, 500);
  await next.page.mouse.wheel(0, 700);
  await waitForLayout(next.page);
  const top = await next.page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(300);
  await expect
    .poll(() =>
      next.page.evaluate(() => Object.keys(sessionStorage).some(key => key.includes('scrollData') && key.endsWith(':home'))),
    )
    .toBe(true);
  next.release();
  await expect(next.page.getByRole('button', { name: 'Click to see 3 new posts' })).toBeVisible();
  await waitForLayout(next.page);
  expect(Math.abs((await next.page.evaluate(() => scrollY)) - top)).toBeLessThanOrEqual(1);
});
