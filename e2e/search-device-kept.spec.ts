import { keptDocuments, onDevice, searchField, wordOfPost } from './device-search.js';
import { expect, test } from './fixtures.js';
import { cleanUp, cut, keptApp, openKept, start } from './kept-app.ts';

test.use(keptApp);
cleanUp();

test('finds what Home showed after the servers are stopped, at each key, and opens it', { tag: '@main' }, async ({ page }) => {
  await start();
  await openKept(page);
  const { word, id } = await wordOfPost(page);
  await expect.poll(() => keptDocuments(page, 'post:'), { timeout: 60_000 }).toBeGreaterThan(10);
  await cut();
  await page.goto('/search');
  await searchField(page).pressSequentially(word.slice(0, 4));
  // Before the pause in typing after which the address changes.
  const result = onDevice(page).locator(`a[href$="/posts/${id}"]`);
  await expect(onDevice(page).locator('mark').first()).toHaveText(new RegExp(`^${word.slice(0, 4)}`, 'i'));
  await searchField(page).fill(`"${word}"`);
  await page.getByRole('navigation', { name: 'Results' }).getByRole('link', { name: 'On this device' }).click();
  await expect(result).toBeVisible();
  await result.click();
  await expect(page).toHaveURL(new RegExp(`/posts/${id}$`));
  await expect(page.locator(`article[data-status-id="${id}"]`)).toContainText(word);
});
