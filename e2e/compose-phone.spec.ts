import { expect, rows, signIn, storeSettings, test } from './fixtures.js';

test.use({ hasTouch: true });

test('[CMP-01] the floating button opens a composer that fills the phone', async ({ page }) => {
  await signIn(page);
  const button = page.getByRole('button', { name: 'Post', exact: true });
  const box = await button.boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  expect([box?.width, box?.height]).toEqual([56, 56]);
  expect((box?.y ?? 0) + 56).toBeLessThanOrEqual(bar?.y ?? 0);
  await button.tap();
  await expect(page.getByRole('textbox', { name: 'Text of the post' })).toBeFocused();
  const dialog = await page.getByRole('dialog').boundingBox();
  expect([dialog?.x, dialog?.y, dialog?.width, dialog?.height]).toEqual([0, 0, 390, 844]);
});

test('[LIST-07] the end of a list stays clear of the floating button', async ({ page }) => {
  await signIn(page);
  await storeSettings(page, { pagedLists: true });
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const pager = page.getByRole('navigation', { name: 'Pages' });
  await pager.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const button = await page.getByRole('button', { name: 'Post', exact: true }).boundingBox();
  const last = await pager.boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
});
