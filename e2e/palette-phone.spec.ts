import type { Locator, Page } from '@playwright/test';
import { expect, signIn, storeSettings, test } from './fixtures.js';

test.describe.configure({ timeout: 120_000 });

const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Command palette' });
const field = (page: Page): Locator => palette(page).getByRole('combobox', { name: 'Command palette' });
const options = (page: Page): Locator => palette(page).getByRole('option');

async function open(page: Page): Promise<void> {
  await page.goto('/search');
  await page.getByRole('button', { name: 'Command palette' }).tap();
  await expect(field(page)).toBeFocused();
}

test('opens each kind of item by touch', async ({ page }) => {
  await signIn(page);
  const kinds: readonly [words: string, name: RegExp, address: RegExp | string][] = [
    ['book', /^Bookmarks .*Page$/, '/bookmarks'],
    ['ada p', /^Ada Pell .*Profile$/, '/@ada'],
    ['rails', /^Rails and harbours List$/, /\/list\/1201$/],
    ['dens', /^Density Appearance Setting$/, '/settings/appearance#density'],
    ['#birdwatching', /^#birdwatching Hashtag$/, '/tags/birdwatching'],
  ];
  for (const [words, name, address] of kinds) {
    await open(page);
    await field(page).fill(words);
    await options(page).and(page.getByRole('option', { name })).tap();
    await expect(page).toHaveURL(address);
  }
  await open(page);
  // Last used first.
  await expect(options(page).first()).toHaveAccessibleName(/^#birdwatching/);
});

test('fills a phone, with rows that a finger meets', async ({ page }) => {
  await signIn(page);
  await open(page);
  const box = await field(page).boundingBox();
  expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
  for (const option of (await options(page).all()).slice(0, 8)) {
    const row = await option.boundingBox();
    expect(row?.height ?? 0).toBeGreaterThanOrEqual(44);
    expect((row?.x ?? 0) + (row?.width ?? 999)).toBeLessThanOrEqual(390);
  }
  await page.goBack();
  await expect(palette(page)).toBeHidden();
  await expect(page).toHaveURL('/search');
});

test('is one list where the reader has chosen columns for wide screens', async ({ page }) => {
  await signIn(page);
  await storeSettings(page, { columns: true });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expect(page.locator('#status-list article').first()).toBeVisible();
  await expect(page.locator('.app-deck')).toBeHidden();
});
