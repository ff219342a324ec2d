import { keptDocuments, onDevice, searchField, wordOfPost } from './device-search.js';
import { expect, signIn, test } from './fixtures.js';

test.use({ expectedConsoleErrors: [/Failed to load resource|ERR_|WebSocket|Failed to fetch/] });

test('finds on a phone what Home showed, without a network, and opens it', async ({ page, context }) => {
  await signIn(page);
  const { word, id } = await wordOfPost(page);
  await expect.poll(() => keptDocuments(page, 'post:'), { timeout: 60_000 }).toBeGreaterThan(10);
  // The code of the page of a post loads with the first one that is opened.
  await page.locator(`article[data-status-id="${id}"] .rk-content`).click();
  await expect(page).toHaveURL(new RegExp(`/posts/${id}$`));
  await page.goBack();
  await page.getByRole('link', { name: 'Search' }).first().click();
  await expect(searchField(page)).toBeVisible();
  await context.setOffline(true);
  await searchField(page).pressSequentially(word.slice(0, 5));
  await expect(onDevice(page).locator('mark').first()).toHaveText(new RegExp(`^${word.slice(0, 5)}`, 'i'));
  const result = onDevice(page).locator(`a[href$="/posts/${id}"]`);
  await searchField(page).fill(`"${word}"`);
  await expect(result).toBeVisible();
  expect((await result.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await result.click();
  await expect(page).toHaveURL(new RegExp(`/posts/${id}$`));
  await expect(page.locator(`article[data-status-id="${id}"]`).first()).toContainText(word);
});
