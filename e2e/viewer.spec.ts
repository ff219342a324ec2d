import { expect, firstVisibleRow, waitForLayout, signIn, test, rowTop } from './fixtures.js';

test('[MOD-13] opens an image in full screen, and returns to the focused row on back', { tag: '@main' }, async ({ page }) => {
  await signIn(page);
  const link = page.locator('a.rk-picture').first();
  await link.scrollIntoViewIfNeeded();
  await waitForLayout(page);
  const before = await firstVisibleRow(page);
  await link.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: /^Media/ });
  await expect(viewer.getByRole('img')).toBeVisible();
  expect(page.url()).not.toContain('posts');
  await page.goBack();
  await expect(viewer).toBeHidden();
  await waitForLayout(page);
  expect(Math.abs(((await rowTop(page, before.id)) ?? Number.NaN) - before.top)).toBeLessThanOrEqual(1);
  await expect(link).toBeFocused();
});

test('[MOD-13] changes slides by keys, survives a reload, and closes on Escape', { tag: '@main' }, async ({ page }) => {
  await signIn(page);
  const several = page.locator('article[data-status-id]').filter({ has: page.locator('.rk-tile:nth-child(2) a.rk-picture') });
  await several.first().locator('a.rk-picture').first().click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toHaveAccessibleName(/^Media 1 of \d/);
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toHaveAccessibleName(/^Media 2 of \d/);
  await page.reload();
  await expect(viewer).toHaveAccessibleName(/^Media 2 of \d/);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(page.locator('#status-list article').first()).toBeVisible();
});

test('[MOD-13] zooms by the wheel and pans by dragging', { tag: '@main' }, async ({ page }) => {
  await signIn(page);
  await page.locator('a.rk-picture').first().click();
  const picture = page.getByRole('dialog').locator('img');
  await expect(picture).toBeVisible();
  await picture.hover();
  for (let notch = 0; notch < 4; notch += 1) await page.mouse.wheel(0, -100);
  await expect(picture).toHaveCSS('transform', /^matrix\(4,/);
  const before = await picture.boundingBox();
  await page.mouse.down();
  await page.mouse.move(500, 300, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => picture.boundingBox()).not.toEqual(before);
  await page.keyboard.press('0');
  await expect(picture).toHaveCSS('transform', /^matrix\(1,/);
});
