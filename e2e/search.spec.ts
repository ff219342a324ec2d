import { expect, signIn, test } from './fixtures.js';

test('[HINT-06] keeps the last searches on the device until the member signs out', async ({ page }) => {
  await signIn(page);
  await page.goto('/search');
  const field = page.getByRole('searchbox', { name: 'Search' });
  for (const words of ['tram', 'harbour']) {
    await field.fill(words);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: `Search: ${words}` })).toBeVisible();
  }
  await page.goto('/search');
  const recent = page.getByRole('region', { name: 'Recent searches' });
  await expect(recent.getByRole('link')).toHaveText(['harbour', 'tram']);

  await recent.getByRole('link', { name: 'tram' }).click();
  await expect(page).toHaveURL('/search?q=tram');
  await page.goBack();
  await expect(recent.getByRole('link')).toHaveText(['tram', 'harbour']);
  await recent.getByRole('button', { name: 'Remove “tram”' }).press('Enter');
  await expect(recent.getByRole('link', { name: 'harbour' })).toBeFocused();

  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => JSON.stringify(Object.keys(localStorage)))).not.toContain('rookery:searches');
});
