import { expect, rows, signIn, test } from './town.js';

test('on a phone the column fills the page over a bar of places, and nothing scrolls sideways', async ({ page }) => {
  await signIn(page);
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link')).toHaveCount(5);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await bar.getByRole('link', { name: 'Federated' }).tap();
  await expect(page).toHaveURL('/timeline/fediverse');
  await expect(rows(page).first()).toBeVisible();
});
