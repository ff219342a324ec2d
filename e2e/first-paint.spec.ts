import { expect, test } from './fixtures.js';

test.use({ javaScriptEnabled: false });

test('[LIST-02] shows the frame and 20 placeholders from HTML and style sheet alone', async ({ page }) => {
  const consoleMessages: string[] = [];
  page.on('console', message => consoleMessages.push(message.text()));
  await page.goto('/');
  await expect(page.locator('.app-frame .app-page-title')).toBeVisible();
  await expect(page.locator('.app-frame .rk-placeholder')).toHaveCount(20);
  await expect(page.locator('.app-frame .rk-placeholder').first()).toBeVisible();
  expect(await page.locator('[style], style, script:not([src])').count()).toBe(0);
  expect(consoleMessages).toEqual([]);
});

test('dresses the first paint as the reader has chosen', async ({ page, context, baseURL }) => {
  const value = encodeURIComponent(JSON.stringify({ theme: 'dark', contrast: 'more', motion: 'system', locale: 'ar' }));
  await context.addCookies([{ name: 'rookery-display', value, url: baseURL ?? '' }]);
  await page.goto('/');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(root).toHaveAttribute('data-contrast', 'more');
  await expect(root).toHaveAttribute('lang', 'ar');
  await expect(root).toHaveCSS('direction', 'rtl');
});

test.describe('where the browser asks for Arabic', () => {
  test.use({ locale: 'ar-EG' });

  test('turns the frame round before any script runs', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveCSS('direction', 'rtl');
  });
});
