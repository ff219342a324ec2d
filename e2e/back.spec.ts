import { expect, rows, signInByPage, test, waitForLayout } from './fixtures.js';

test('[MOD-03] closes the keyboard legend on back and stays on the page', async ({ page }) => {
  await signInByPage(page);
  await page.getByRole('link', { name: 'Local', exact: true }).first().click();
  await expect(page).toHaveURL('/timeline/local');
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('?');
  const legend = page.getByRole('dialog');
  await expect(legend).toBeVisible();
  await page.goBack();
  await expect(legend).toBeHidden();
  await expect(page).toHaveURL('/timeline/local');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('[MOD-02] leaves no entry of a legend that was closed by Escape or a reload', async ({ page }) => {
  await signInByPage(page);
  await page.getByRole('link', { name: 'Local', exact: true }).first().click();
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('[MOD-13] goes back to the page and not to the viewer after a link in the viewer', { tag: '@main' }, async ({ page }) => {
  await signInByPage(page);
  const link = page.locator('a.rk-picture').first();
  await link.scrollIntoViewIfNeeded();
  await waitForLayout(page);
  await link.click();
  const viewer = page.getByRole('dialog', { name: /^Media/ });
  await viewer.getByRole('link', { name: 'View the post' }).click();
  await expect(page).toHaveURL(/\/posts\//);
  await expect(viewer).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(viewer).toBeHidden();
  await expect(link).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/\/posts\//);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[MOD-03] closes a menu sheet on back and stays on the page', async ({ page }) => {
    await signInByPage(page);
    await rows(page).first().getByRole('button', { name: /^More/ }).click();
    const sheet = page.getByRole('dialog', { name: /^More/ });
    await expect(sheet).toBeVisible();
    // Its history entry is made after it is drawn.
    await expect.poll(() => page.evaluate(() => Number((history.state as { layers?: number } | null)?.layers))).toBe(1);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Home', exact: true })).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('goes from a place in the menu sheet back to the page', async ({ page }) => {
    await signInByPage(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await expect(page).toHaveURL('/settings');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('menu')).toBeHidden();
    await page.goForward();
    await expect(page).toHaveURL('/settings');
  });
});
