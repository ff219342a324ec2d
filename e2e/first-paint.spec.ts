import { expect, signIn, test } from './fixtures.js';

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false });

  test('[LIST-02] shows the frame and 20 placeholders from HTML and style sheet alone', async ({ page }) => {
    const consoleMessages: string[] = [];
    page.on('console', message => consoleMessages.push(message.text()));
    await page.goto('/');
    await expect(page.locator('.app-frame .app-page-title')).toBeVisible();
    await expect(page.locator('.app-frame .rk-placeholder')).toHaveCount(20);
    // Those of a member where the server was not asked yet; the search is in the side column.
    await expect(page.locator('.app-frame > .app-rail .app-navigation-item').filter({ visible: true })).toHaveCount(7);
    await expect(page.locator('.app-frame .rk-placeholder').first()).toBeVisible();
    // The sheet of the frame is in the head, allowed by its hash.
    await expect(page.locator('head > style')).toHaveCount(1);
    expect(await page.locator('[style], body style, script:not([src])').count()).toBe(0);
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
});

test('[LIST-02] paints the frame while all scripts are on their way', { tag: '@main' }, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>(resolve => (release = resolve));
  await page.route(/\.js$/, async route => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('.app-frame .rk-placeholder').first()).toBeVisible();
  const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(painted).toBe(1);
  release();
  await expect(page.locator('.app-frame')).toHaveCount(0);
});

test('shows the first post before the app has loaded, and leaves it in place', { tag: '@main' }, async ({ page }) => {
  await signIn(page);
  const boxOf = (selector: string) => page.locator(selector).first().boundingBox();
  let release = () => {};
  const held = new Promise<void>(resolve => (release = resolve));
  await page.route(/\/assets\/index-[^/]*\.(?:js|css)$/, async route => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('.app-first-post')).toBeVisible();
  const before = { name: await boxOf('.rk-name'), text: await boxOf('.rk-rich') };
  const text = await page.locator('.app-first-post .rk-rich').textContent();
  release();
  const row = page.locator('#status-list article[data-status-id]').first();
  await expect(row).toBeVisible();
  expect(await row.locator('.rk-rich').first().textContent()).toBe(text);
  const after = { name: await boxOf('#status-list .rk-name'), text: await boxOf('#status-list .rk-rich') };
  for (const part of ['name', 'text'] as const) {
    expect(Math.abs((after[part]?.y ?? Number.NaN) - (before[part]?.y ?? Number.NaN))).toBeLessThanOrEqual(1);
    expect(Math.abs((after[part]?.x ?? Number.NaN) - (before[part]?.x ?? Number.NaN))).toBeLessThanOrEqual(1);
  }
});

test('draws no row before the style of rows has loaded', async ({ page }) => {
  await signIn(page);
  let release = () => {};
  const held = new Promise<void>(resolve => (release = resolve));
  await page.route(/\/assets\/index-[^/]*\.css$/, async route => {
    await held;
    await route.continue();
  });
  const appLoaded = page.waitForResponse(response => /\/assets\/index-[^/]*\.js$/.test(response.url()));
  await page.reload({ waitUntil: 'commit' });
  await (await appLoaded).finished();
  await expect(page.locator('.app-first-post')).toBeVisible();
  expect(await page.locator('#status-list article').count()).toBe(0);
  release();
  const icon = page.locator('#status-list article .rk-icon').first();
  await expect(icon).toBeVisible();
  expect(await icon.evaluate(element => getComputedStyle(element).maskImage)).toContain('data:image/svg+xml');
});
