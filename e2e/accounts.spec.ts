import { expect, rows, waitForLayout, signInByPage, test } from './fixtures.js';

/** Makes the browser deny site data, as private modes do. */
function deny(names: readonly string[]): void {
  for (const name of names) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  }
}

test(
  '[API-10] [NAV-12] [HINT-15] switches between two accounts without a reload, and signs out of one',
  { tag: '@main' },
  async ({ page }) => {
    await signInByPage(page);
    const menu = page.getByRole('button', { name: /account menu/ });
    await menu.click();
    await page.getByRole('menuitem', { name: /Add/ }).click();
    await page.getByRole('button', { name: 'Try the built-in server' }).click();
    await page.getByText('@idris').click();
    await page.getByRole('button', { name: 'Authorize' }).click();
    await expect(menu).toHaveAccessibleName(/@idris/);
    await expect(rows(page).first()).toBeVisible();
    await page.evaluate(() => {
      window.scrollTo(0, 3000);
      document.body.dataset['page'] = 'the same';
    });
    await waitForLayout(page);
    await menu.click();
    await page.getByRole('menuitem', { name: /@mara/ }).click();
    await expect(menu).toHaveAccessibleName(/@mara/);
    await expect(rows(page).first()).toBeVisible();
    await waitForLayout(page);
    await expect.poll(() => page.evaluate(() => [window.scrollY, document.body.dataset['page']])).toEqual([0, 'the same']);
    await expect(page.getByRole('main')).toBeFocused();
    await menu.click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(menu).toHaveAccessibleName(/@idris/);
  },
);

test('[NAV-12] returns a visitor who logs in from a thread, even after a reload of the sign-in page', async ({ page }) => {
  await page.goto('/');
  await rows(page).first().press('Enter');
  await expect(page).toHaveURL(/posts/);
  const thread = page.url();
  await page.getByRole('link', { name: 'Log in' }).last().click();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Try the built-in server' }).click();
  await page.getByRole('button', { name: 'Authorize' }).click();
  await expect(page).toHaveURL(thread);
});

test('[A11Y-01] moves the focus to a new page, and back to the opened post', { tag: '@main' }, async ({ page }) => {
  await signInByPage(page);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await waitForLayout(page);
  const row = page.locator(`article[data-status-id="${await rows(page).nth(3).getAttribute('data-status-id')}"]`);
  await row.press('Enter');
  await expect(page.locator('#thread article').first()).toBeVisible();
  await expect(page.locator('#thread article[data-variant="focused"]')).toBeFocused();
  await page.goBack();
  await expect(row).toBeFocused();
});

test('[API-10] lets visitors read without site data, and signing in explains what is missing', async ({ page }) => {
  await page.addInitScript(deny, ['localStorage', 'sessionStorage', 'indexedDB']);
  await page.goto('/');
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await page.getByRole('button', { name: 'Try the built-in server' }).click();
  await expect(page.getByText(/blocks site data/)).toBeVisible();
});

for (const denied of ['localStorage', 'sessionStorage', 'indexedDB']) {
  test(`[API-10] signs in and reads where ${denied} is denied`, async ({ page }) => {
    await page.addInitScript(deny, [denied]);
    await signInByPage(page);
  });
}

test('[UI-08] ignores damaged site data', async ({ page }) => {
  await page.addInitScript(() => {
    for (const key of ['sessions', 'settings', 'server'])
      localStorage.setItem(`rookery:${key}`, '{"sessions":[null,{"id":1}],"current":"x"}');
  });
  await page.goto('/');
  await expect(rows(page).first()).toBeVisible();
});
