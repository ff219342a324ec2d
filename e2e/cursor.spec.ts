import type { Page } from '@playwright/test';
import { memberOf } from './member.js';
import { expectStill, watchRow } from './row-watch.js';
import { expect, rows, waitForLayout, signInWithSuggestions, test } from './fixtures.js';

test.describe.configure({ timeout: 180_000 });

interface Focused {
  id: string;
  /** One-based position in the feed. */
  position: number;
  top: number;
  isVisible: boolean;
}

/** The focused post, and whether it, or its start, is clear of the page header. */
function focused(page: Page): Promise<Focused | null> {
  return page.evaluate(() => {
    const row = document.activeElement?.closest<HTMLElement>('[role="feed"] article');
    if (row === null || row === undefined) return null;
    const box = row.getBoundingClientRect();
    const head = document.querySelector('.app-page-header')?.getBoundingClientRect().bottom ?? 0;
    return {
      id: row.dataset['statusId'] ?? '',
      position: Number(row.getAttribute('aria-posinset')),
      top: box.top,
      isVisible: box.top >= head - 1 && box.top < window.innerHeight - 50,
    };
  });
}

const positionOf = async (page: Page) => (await focused(page))?.position ?? null;

test('[LIST-13] keeps the row in view and focused after 500 presses of j and 80 new posts', async ({ page, server }) => {
  await signInWithSuggestions(page);
  // Faster than rows mount and pages load, like a held key.
  await page.evaluate(async () => {
    for (let press = 0; press < 500; press += 1) {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'j', code: 'KeyJ', bubbles: true, cancelable: true, repeat: press > 0 }),
      );
      if (press % 5 === 0) await new Promise(done => requestAnimationFrame(done));
    }
  });
  await expect.poll(() => positionOf(page), { timeout: 120_000 }).toBe(500);
  await waitForLayout(page);
  const before = await focused(page);
  expect(before?.isVisible).toBe(true);
  expect(await rows(page).count()).toBeLessThan(60);

  // 40 queued posts.
  const { id = '' } = before ?? {};
  await watchRow(page, id);
  await server.post(40);
  await page.getByRole('button', { name: 'Click to see 40 new posts' }).waitFor();
  await waitForLayout(page);
  await expectStill(page, '40 posts that wait');
  expect(await focused(page)).toEqual(before);

  // 40 posts shown above: the reader's own posts from another device skip the queue.
  const member = await memberOf(page, server);
  await watchRow(page, id);
  for (let post = 1; post <= 40; post += 1) await member.post(`Entry ${post} of the night log.`);
  await expect.poll(() => positionOf(page)).toBe(540);
  await waitForLayout(page);
  await expectStill(page, '40 posts that are shown');
  const after = await focused(page);
  expect(after).toMatchObject({ id, isVisible: true });
  await page.keyboard.press('j');
  await expect.poll(() => positionOf(page)).toBe(541);
});

test('moves row by row on held and on quick key presses', async ({ page }) => {
  await signInWithSuggestions(page);
  for (let press = 0; press < 30; press += 1) await page.keyboard.press('j');
  await expect.poll(() => positionOf(page)).toBe(30);
  await waitForLayout(page);
  expect((await focused(page))?.isVisible).toBe(true);
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowUp');
  await expect.poll(() => positionOf(page)).toBe(25);
  await page.keyboard.press('PageDown');
  await expect.poll(() => positionOf(page)).toBe(26);
  await page.keyboard.press('PageUp');
  await expect.poll(() => positionOf(page)).toBe(25);
  await page.keyboard.press('Control+Home');
  await expect.poll(() => positionOf(page)).toBe(1);
  await waitForLayout(page);
  expect((await focused(page))?.isVisible).toBe(true);
  await page.keyboard.press('Control+Home');
  expect(await focused(page)).toBeNull();
  await page.keyboard.press('k');
  await expect.poll(() => positionOf(page)).toBe(1);
});

test('[LIST-13] keeps the cursor on its row when new posts are shown above', async ({ page, server }) => {
  await signInWithSuggestions(page);
  await page.goto('/settings/reading');
  await page.getByLabel('Show new posts automatically').uncheck();
  await page.goto('/');
  await rows(page).first().waitFor();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('j');
  await expect.poll(() => positionOf(page)).toBe(3);
  await waitForLayout(page);
  const before = await focused(page);
  await server.post(40);
  const button = page.getByRole('button', { name: 'Click to see 40 new posts' });
  await button.waitFor();
  // The press scrolls to the top; the cursor stays on its row, and j continues from there.
  await button.click();
  await expect(button).toHaveCount(0);
  await waitForLayout(page);
  await page.keyboard.press('j');
  await expect.poll(() => positionOf(page)).toBeGreaterThan(4);
  await page.keyboard.press('k');
  await expect.poll(async () => (await focused(page))?.id).toBe(before?.id);
});

test('acts on the current row by keys as by its buttons', { tag: '@main' }, async ({ page }) => {
  await signInWithSuggestions(page);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect.poll(() => positionOf(page)).toBe(2);
  const row = page.locator('[role="feed"] article:focus');
  const like = row.locator('[data-kind="like"]');
  const wasLiked = await like.getAttribute('aria-pressed');
  await page.keyboard.press('f');
  await expect(like).not.toHaveAttribute('aria-pressed', wasLiked ?? '');
  await page.keyboard.press('f');
  await expect(like).toHaveAttribute('aria-pressed', wasLiked ?? '');
  await page.keyboard.press('o');
  await expect(page.locator('#thread')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect.poll(() => positionOf(page)).toBe(2);
  await page.keyboard.press('p');
  await expect(page).toHaveURL(/\/@[^/]+$/);
  await page.keyboard.press('g');
  await page.keyboard.press('l');
  await expect(page).toHaveURL(/\/timeline\/local$/);
});

test('moves the cursor through a thread', async ({ page }) => {
  await signInWithSuggestions(page);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.locator('#thread article').first()).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('j');
    await expect.poll(() => positionOf(page), { timeout: 2_000 }).not.toBeNull();
  }).toPass();
  expect((await focused(page))?.isVisible).toBe(true);
});

test('ignores keys while typing, with a modifier, and under a dialog', async ({ page }) => {
  await signInWithSuggestions(page);
  await page.keyboard.press('Control+j');
  await page.keyboard.press('Alt+j');
  await page.evaluate(() => {
    const field = document.createElement('input');
    field.setAttribute('aria-label', 'Probe');
    document.getElementById('content')?.prepend(field);
    field.focus();
  });
  await page.keyboard.type('jkfg');
  await expect(page.getByLabel('Probe')).toHaveValue('jkfg');
  expect(await focused(page)).toBeNull();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Probe')).not.toBeFocused();
  await page.keyboard.press('j');
  await expect.poll(() => positionOf(page)).toBe(1);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => positionOf(page)).toBe(1);
});

test('[A11Y-01] shows the keys on ?, and lets the reader change them and switch them off', async ({ page }) => {
  await signInWithSuggestions(page);
  await page.keyboard.press('?');
  const legend = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(legend.getByText('Next row', { exact: true })).toBeVisible();
  await expect(legend.getByText('React', { exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(legend).toHaveCount(0);

  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await expect(page).toHaveURL(/\/settings$/);
  await page.getByRole('link', { name: 'Keyboard' }).click();
  await page.getByRole('button', { name: 'Change the key for “Next row”' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('k');
  await expect(page.getByText('k is used by “Previous row”. Press another key, or Escape to cancel.').first()).toBeVisible();
  await page.keyboard.press('v');
  await expect(page.getByRole('status').filter({ hasText: '“Next row” is now v.' })).toBeAttached();
  await page.keyboard.press('g');
  await page.keyboard.press('h');
  await rows(page).first().waitFor();
  await page.keyboard.press('v');
  await page.keyboard.press('v');
  await expect.poll(() => positionOf(page)).toBe(2);
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect.poll(() => positionOf(page)).toBe(1);

  await page.goto('/settings/keyboard');
  await page.getByLabel('Single-key shortcuts', { exact: true }).uncheck();
  await page.goto('/');
  // Suggested profiles that come late move the third row down.
  await expect(async () => {
    await rows(page).nth(2).focus();
    await waitForLayout(page);
    expect(await positionOf(page)).toBe(3);
  }).toPass();
  await page.keyboard.press('v');
  await page.keyboard.press('k');
  await page.keyboard.press('?');
  await page.keyboard.press('PageDown');
  await expect.poll(() => positionOf(page)).toBe(4);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
