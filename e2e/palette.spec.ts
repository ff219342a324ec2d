import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, rows, signIn, test } from './fixtures.js';

test.describe.configure({ timeout: 120_000 });

const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Command palette' });
const field = (page: Page): Locator => palette(page).getByRole('combobox', { name: 'Command palette' });
const options = (page: Page): Locator => palette(page).getByRole('option');

/** Opens the palette: by its key, or by the button of the search where there is no keyboard. */
async function open(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) {
    await page.goto('/search');
    await page.getByRole('button', { name: 'Command palette' }).tap();
  } else {
    // The shortcuts load after the first page.
    await expect(async () => {
      if (!(await palette(page).isVisible())) await page.keyboard.press('Control+k');
      await expect(palette(page)).toBeVisible({ timeout: 1_000 });
    }).toPass();
  }
  await expect(field(page)).toBeFocused();
}

/** Types, and takes the first result, which has this name. */
async function choose(page: Page, words: string, name: RegExp): Promise<void> {
  await field(page).fill(words);
  await expect(options(page).first()).toHaveAccessibleName(name);
  await field(page).press('Enter');
  await expect(palette(page)).toBeHidden();
}

test('finds each kind of item by a few letters', async ({ page, isMobile }) => {
  await signIn(page);
  const kinds: readonly [words: string, name: RegExp, address: RegExp | string][] = [
    ['book', /^Bookmarks .*Page$/, '/bookmarks'],
    ['rails', /^Rails and harbours List$/, /\/list\/1201$/],
    ['dens', /^Density Appearance Setting$/, '/settings/appearance#density'],
    ['#birdwatching', /^#birdwatching Hashtag$/, '/tags/birdwatching'],
  ];
  for (const [words, name, address] of kinds) {
    await open(page, isMobile);
    await choose(page, words, name);
    await expect(page).toHaveURL(address);
  }
  await open(page, isMobile);
  await field(page).fill('ada p');
  await options(page).filter({ hasText: 'Ada Pell' }).click();
  await expect(page).toHaveURL('/@ada');
  // Now the palette knows her, and finds her before the server does.
  await open(page, isMobile);
  await choose(page, 'ada p', /^Ada Pell @ada Profile$/);
  await open(page, isMobile);
  await field(page).fill('tram');
  await options(page).filter({ hasText: 'Search posts for “tram”' }).click();
  await expect(page).toHaveURL(/\/search\?q=tram&type=posts$/);
});

test('shows what was used last first', async ({ page, isMobile }) => {
  await signIn(page);
  await open(page, isMobile);
  await choose(page, 'lists', /^Lists/);
  await expect(page).toHaveURL('/lists');
  await open(page, isMobile);
  await expect(options(page).first()).toHaveAccessibleName(/^Lists/);
  await page.keyboard.press('Escape');
  await page.reload();
  await open(page, isMobile);
  await expect(options(page).first()).toHaveAccessibleName(/^Lists/);
});

test('finds people on the server after a pause', async ({ page, isMobile }) => {
  await signIn(page);
  await open(page, isMobile);
  const asked = page.waitForRequest(/\/api\/v1\/accounts\/search\?/);
  await field(page).fill('solv');
  await asked;
  await expect(options(page).filter({ hasText: 'Solveig Nilsen' })).toBeVisible();
  await field(page).fill('xqzzy');
  await expect(options(page)).toHaveCount(2); // its hashtag and its search
});

test('runs a command on the current post, and gives the focus back on Escape', async ({ page, isMobile }) => {
  test.skip(isMobile, 'Without a keyboard no post is current.');
  await signIn(page);
  const row = rows(page).nth(1);
  await row.focus();
  await open(page, isMobile);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(row).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await choose(page, 'reply', /^Reply .*Current post$/);
  await expect(page.getByRole('dialog', { name: /reply/i })).toBeVisible();
});

test('says its results to a screen reader', async ({ page, isMobile }) => {
  await signIn(page);
  await open(page, isMobile);
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

test('is closed by its key and by going back', async ({ page, isMobile }) => {
  await signIn(page);
  const address = isMobile ? '/search' : '/';
  await open(page, isMobile);
  await page.goBack();
  await expect(palette(page)).toBeHidden();
  await expect(page).toHaveURL(address);
  if (isMobile) return;
  await open(page, isMobile);
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeHidden();
});
