import type { Page } from '@playwright/test';
import { expect, waitForLayout, openHomeWithGap, test } from './fixtures.js';

test.describe.configure({ timeout: 180_000 });

test(
  '[LIST-03] [LIST-13] keeps the cursor in full view after Enter on a gap at the lower edge',
  { tag: '@main' },
  async ({ page, server }) => {
    await openHomeWithGap(page, server, 75);
    await stepToGap(page, 'j');
    // Reached from above, the gap is the last row in the viewport, unless a tall post above it was scrolled further: no post fits below it.
    const { bottom, viewBottom } = await current(page);
    await page.mouse.wheel(0, bottom - viewBottom + 20);
    await expect.poll(() => current(page).then(gap => Math.abs(gap.viewBottom - gap.bottom - 20))).toBeLessThan(3);
    await waitForLayout(page);
    expect((await current(page)).id).toBe('gap');
    await fillByEnter(page);
    const filled = await current(page);
    expect(filled.isPost).toBe(true);
    expect(filled.top).toBeGreaterThanOrEqual(filled.viewTop - 1);
    expect(filled.bottom).toBeLessThanOrEqual(filled.viewBottom + 1);
  },
);

test('[LIST-03] [LIST-13] moves the cursor up when a gap is filled from below', async ({ page, server }) => {
  await openHomeWithGap(page, server, 75);
  const [above, below] = await besideGap(page);
  await stepToGap(page, 'j');
  await page.keyboard.press('j');
  await expect.poll(async () => (await current(page)).id).toBe(below);
  await stepToGap(page, 'k');
  await fillByEnter(page);
  const filled = await current(page);
  expect(filled.nextId).toBe(below);
  expect(filled.id).not.toBe(above);
  expect(filled.isPost).toBe(true);
  expect(filled.top).toBeGreaterThanOrEqual(filled.viewTop - 1);
  await page.keyboard.press('k');
  await expect.poll(async () => (await current(page)).nextId).toBe(filled.id);
});

test.describe('code that does not load', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource|net::ERR_/] });

  test('[LIST-03] says that a gap could not be filled, and fills it on the next press', async ({ page, server }) => {
    await openHomeWithGap(page, server, 75);
    await page.route('**/assets/gap.data-*.js', route => route.abort());
    await stepToGap(page, 'j');
    await page.keyboard.press('Enter');
    await expect(page.locator('.rk-gap')).toContainText('These posts could not be loaded. Press to try again.');
    expect((await current(page)).id).toBe('gap');
    await page.unroute('**/assets/gap.data-*.js');
    await fillByEnter(page);
  });
});

async function besideGap(page: Page): Promise<(string | undefined)[]> {
  const gap = page.locator('#status-list > .rk-virtual-row:has(.rk-gap)');
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await waitForLayout(page);
    // The next turn of the wheel need not wait for a gap that is not mounted yet.
    expect(await gap.count()).toBe(1);
    await expect(gap).toBeInViewport({ ratio: 1, timeout: 250 });
  }).toPass();
  const ids = await gap.evaluate(row =>
    [row.previousElementSibling, row.nextElementSibling].map(
      beside => beside?.querySelector<HTMLElement>('article')?.dataset['statusId'],
    ),
  );
  await page.evaluate(() => window.scrollTo(0, 0));
  await waitForLayout(page);
  return ids;
}

/** Presses the key until the cursor is on a gap. */
async function stepToGap(page: Page, key: string): Promise<void> {
  for (let press = 0; press < 60; press += 1) {
    const before = (await current(page)).id;
    if (before === 'gap') break;
    await page.keyboard.press(key);
    // A press whose effect is still pending is not repeated: the cursor would pass the gap.
    await expect.poll(async () => (await current(page)).id).not.toBe(before);
  }
  expect((await current(page)).id).toBe('gap');
  await waitForLayout(page);
}

async function fillByEnter(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await current(page)).isPost).toBe(true);
  await waitForLayout(page);
}

interface Current {
  /** The post's id, or 'gap'. */
  id: string | undefined;
  /** The id of the post below. */
  nextId: string | undefined;
  isPost: boolean;
  top: number;
  bottom: number;
  /** The part of the viewport that nothing covers. */
  viewTop: number;
  viewBottom: number;
}

function current(page: Page): Promise<Current> {
  return page.evaluate(() => {
    const row = document.activeElement?.closest('.rk-virtual-row');
    const box = row?.getBoundingClientRect();
    const idOf = (one: Element | null | undefined) => one?.querySelector<HTMLElement>('article')?.dataset['statusId'];
    const style = getComputedStyle(document.documentElement);
    const isGap = row?.querySelector('.rk-gap') != null;
    return {
      id: isGap ? 'gap' : idOf(row),
      nextId: idOf(row?.nextElementSibling),
      isPost: idOf(row) !== undefined && !isGap,
      top: box?.top ?? 0,
      bottom: box?.bottom ?? 0,
      viewTop: Number.parseFloat(style.scrollPaddingTop) || 0,
      viewBottom: window.innerHeight - (Number.parseFloat(style.scrollPaddingBottom) || 0),
    };
  });
}
