import type { Locator, Page } from '@playwright/test';
import { expect, rows, signIn, test } from './fixtures.js';

/** Opens the thread of the first post of Home that has likes. */
async function openLikedPost(page: Page): Promise<void> {
  await rows(page)
    .filter({ has: page.getByRole('button', { name: /^Like, [1-9]|likes?$/i }) })
    .first()
    .press('Enter');
  await expect(page.locator('#thread [data-variant="focused"]')).toBeVisible();
}

const counts = [
  { type: 'FAVOURITES', button: /^[\d,]+ likes?$/i, content: (dialog: Locator) => dialog.getByRole('link').first() },
  // The seed world counts reposts of accounts that its server does not know.
  { type: 'REBLOGS', button: /^[\d,]+ reposts?$/i, content: (dialog: Locator) => dialog.getByText('No reposts yet.') },
];

for (const { type, button, content } of counts) {
  test(`[MOD-01] [MOD-14] lists the accounts of ${type} in a modal`, async ({ page }) => {
    await signIn(page);
    await openLikedPost(page);
    const opener = page.locator('[data-variant="focused"]').getByRole('button', { name: button }).first();
    await opener.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(content(dialog)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test('[MOD-02] a profile opened from the likes of a post leads back to the post', async ({ page }) => {
  await signIn(page);
  await openLikedPost(page);
  const thread = page.url();
  await page
    .locator('[data-variant="focused"]')
    .getByRole('button', { name: /likes?$/i })
    .first()
    .press('Enter');
  await page.getByRole('dialog').getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/@[^/]+$/);
  await page.goBack();
  await expect(page).toHaveURL(thread);
  await expect(page.locator('#thread [data-variant="focused"]')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('[THR-08] a visitor is asked to sign in before the likes of a post are listed', async ({ page }) => {
  await signIn(page);
  await openLikedPost(page);
  const thread = page.url();
  await page.evaluate(() => localStorage.clear());
  await page.goto(thread);
  await page
    .locator('[data-variant="focused"]')
    .getByRole('button', { name: /likes?$/i })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Log in' })).toBeVisible();
});
