import type { Page } from '@playwright/test';
import { expect, focusFirstRow, rows, rowTop, scrollPast, signIn, test, waitForLayout } from './fixtures.js';

/** Opens the first post in view from Home, further down in the list. Returns the post and the place of its row. */
async function openFromHome(page: Page): Promise<{ id: string; top: number }> {
  await signIn(page);
  await scrollPast(page, 60);
  await waitForLayout(page);
  const opened = await focusFirstRow(page);
  await page.locator(`article[data-status-id="${opened.id}"]`).press('Enter');
  await expect(page.locator('#thread article').first()).toBeVisible();
  return opened;
}

test(
  'shows the elements of Home again after going back, in the first frame where they were',
  { tag: '@main' },
  async ({ page }) => {
    await signIn(page);
    await scrollPast(page, 60);
    await waitForLayout(page);
    const opened = await focusFirstRow(page);
    const row = page.locator(`article[data-status-id="${opened.id}"]`);
    await row.evaluate(element => Object.assign(window, { openedRow: element }));
    await row.press('Enter');
    await expect(page.locator('#thread article').first()).toBeVisible();
    expect(await page.locator('#status-list').count(), 'the kept list is not in the document').toBe(0);
    const tops = await page.evaluate(
      () =>
        new Promise<number[]>(done => {
          const { openedRow } = window as unknown as { openedRow: HTMLElement };
          const seen: number[] = [];
          const look = () => {
            if (openedRow.isConnected) seen.push(openedRow.getBoundingClientRect().top);
            if (seen.length < 20) requestAnimationFrame(look);
            else done(seen);
          };
          requestAnimationFrame(look);
          history.back();
        }),
    );
    expect(Math.max(...tops.map(top => Math.abs(top - opened.top)))).toBeLessThanOrEqual(1);
  },
);

test('[LIST-06] keeps the row in place when the window was resized in the thread', async ({ page }) => {
  const opened = await openFromHome(page);
  await page.setViewportSize({ width: 900, height: 800 });
  await page.goBack();
  await waitForLayout(page);
  expect(Math.abs(((await rowTop(page, opened.id)) ?? Number.NaN) - opened.top)).toBeLessThanOrEqual(1);
});

test('shows what changed in the thread after going back', async ({ page }) => {
  const opened = await openFromHome(page);
  const like = page.locator('#thread article[data-variant="focused"]').getByRole('button', { name: 'Like', exact: true });
  const wasLiked = (await like.getAttribute('aria-pressed')) === 'true';
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', String(!wasLiked));
  await page.goBack();
  const row = page.locator(`#status-list article[data-status-id="${opened.id}"]`);
  // In a list the number of likes is part of the name: 'Like, 2 likes'.
  await expect(row.getByRole('button', { name: /^Like(,|$)/ })).toHaveAttribute('aria-pressed', String(!wasLiked));
});

test('moves the focus back to the opened post, and keys act on Home again', async ({ page }) => {
  const opened = await openFromHome(page);
  await page.keyboard.press('j');
  await page.goBack();
  const row = page.locator(`#status-list article[data-status-id="${opened.id}"]`);
  await expect(row).toBeFocused();
  await page.keyboard.press('j');
  await expect(row).not.toBeFocused();
  await expect(page.locator('#status-list article[data-status-id]:focus')).toBeVisible();
});

test('opens Home anew from its link in a thread', async ({ page }) => {
  await openFromHome(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(rows(page).first()).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator('#thread article').first()).toBeVisible();
  await page.goBack();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.locator('#status-list')).toHaveCount(1);
});
