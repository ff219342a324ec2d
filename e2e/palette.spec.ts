import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, rows, signIn, test } from './fixtures.js';

test.describe.configure({ timeout: 120_000 });

const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Command palette' });
const field = (page: Page): Locator => palette(page).getByRole('combobox', { name: 'Command palette' });
const options = (page: Page): Locator => palette(page).getByRole('option');

async function open(page: Page): Promise<void> {
  // The shortcuts load after the first page.
  await expect(async () => {
    if (!(await palette(page).isVisible())) await page.keyboard.press('Control+k');
    await expect(palette(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(field(page)).toBeFocused();
}

/** Types, and takes the first result, which has this name. */
async function choose(page: Page, words: string, name: RegExp): Promise<void> {
  await field(page).fill(words);
  await expect(options(page).first()).toHaveAccessibleName(name);
  await field(page).press('Enter');
  await expect(palette(page)).toBeHidden();
}

test('finds each kind of item by a few letters', async ({ page }) => {
  await signIn(page);
  const kinds: readonly [words: string, name: RegExp, address: RegExp | string][] = [
    ['book', /^Bookmarks .*Page$/, '/bookmarks'],
    ['rails', /^Rails and harbours List$/, /\/list\/1201$/],
    ['dens', /^Density Appearance Setting$/, '/settings/appearance#density'],
    ['#birdwatching', /^#birdwatching Hashtag$/, '/tags/birdwatching'],
  ];
  for (const [words, name, address] of kinds) {
    await open(page);
    await choose(page, words, name);
    await expect(page).toHaveURL(address);
  }
  await open(page);
  await field(page).fill('ada p');
  await options(page).filter({ hasText: 'Ada Pell' }).click();
  await expect(page).toHaveURL('/@ada');
  // Now the palette knows her, and finds her before the server does.
  await open(page);
  await choose(page, 'book', /^Bookmarks .*Page$/);
  await expect(page).toHaveURL('/bookmarks');
  await open(page);
  await choose(page, 'ada p', /^Ada Pell @ada Profile$/);
  await expect(page).toHaveURL('/@ada');
  await open(page);
  await field(page).fill('tram');
  await options(page).filter({ hasText: 'Search posts for “tram”' }).click();
  await expect(page).toHaveURL(/\/search\?q=tram&type=posts$/);
});

test('shows what was used last first', async ({ page }) => {
  await signIn(page);
  await open(page);
  await choose(page, 'lists', /^Lists/);
  await expect(page).toHaveURL('/lists');
  await open(page);
  await expect(options(page).first()).toHaveAccessibleName(/^Lists/);
  await page.keyboard.press('Escape');
  await page.reload();
  await open(page);
  await expect(options(page).first()).toHaveAccessibleName(/^Lists/);
});

test('finds people on the server after a pause', async ({ page }) => {
  await signIn(page);
  await open(page);
  const asked = page.waitForRequest(/\/api\/v1\/accounts\/search\?/);
  await field(page).fill('solv');
  await asked;
  await expect(options(page).filter({ hasText: 'Solveig Nilsen' })).toBeVisible();
  await field(page).fill('xqzzy');
  await expect(options(page)).toHaveCount(2); // its hashtag and its search
});

test('runs a command on the current post, and gives the focus back on Escape', async ({ page }) => {
  await signIn(page);
  const row = rows(page).nth(1);
  await row.focus();
  await open(page);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(row).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await choose(page, 'reply', /^Reply .*Current post$/);
  await expect(page.getByRole('dialog', { name: /reply/i })).toBeVisible();
});

test('says its results to a screen reader', async ({ page }) => {
  await signIn(page);
  await open(page);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(palette(page).getByRole('listbox', { name: 'Command palette' })).toBeVisible();
  await field(page).fill('sett');
  await page.keyboard.press('ArrowDown');
  await expect
    .poll(async () => {
      const id = await field(page).getAttribute('aria-activedescendant');
      return id === null ? null : page.locator(`[id="${id}"]`).getAttribute('role');
    })
    .toBe('option');
  await expect(field(page)).toBeFocused();
  const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
});

test('is closed by its key and by going back', async ({ page }) => {
  await signIn(page);
  await open(page);
  await page.goBack();
  await expect(palette(page)).toBeHidden();
  await expect(page).toHaveURL('/');
  await open(page);
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeHidden();
});
