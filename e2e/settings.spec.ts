import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, holdResponses, rows, signIn, test, waitForLayout } from './fixtures.js';
import { accessTokenOf } from './member.js';

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
const rootStyle = (page: Page, property: string) =>
  page.evaluate(name => getComputedStyle(document.documentElement).getPropertyValue(name), property);
const fontSize = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);

test('[HINT-08] a setting acts at once, is taken back, and its section is reset', { tag: '@main' }, async ({ page }) => {
  await signIn(page);
  await page.goto('/settings/appearance');
  const size = page.getByRole('combobox', { name: 'Text size' });
  await size.selectOption('150%');
  expect(await fontSize(page)).toBe('24px');
  await undo(page).click();
  expect(await fontSize(page)).toBe('16px');
  await size.selectOption('125%');
  await page.getByRole('group', { name: 'Density' }).getByRole('radio', { name: 'Compact' }).check();
  await page.getByRole('radio', { name: 'Violet' }).check();
  await page.getByRole('group', { name: 'Column width' }).getByRole('radio', { name: 'Wide' }).check();
  expect(await rootStyle(page, '--rk-accent-hue')).toBe('300');
  expect(Number.parseFloat(await rootStyle(page, '--rk-space-4'))).toBe(0.75);
  expect(await rootStyle(page, '--app-column')).toBe('48rem');
  await page.getByRole('button', { name: 'Reset this section' }).click();
  expect(await fontSize(page)).toBe('16px');
  expect(await rootStyle(page, '--rk-accent-hue')).toBe('215');
  // One notice: it takes the reset back as a whole.
  await expect(undo(page)).toHaveCount(1);
  await undo(page).click();
  expect(await fontSize(page)).toBe('20px');
  expect(await rootStyle(page, '--rk-accent-hue')).toBe('300');
  await page.reload();
  expect(await fontSize(page)).toBe('20px');
});

test('[HINT-08] any hue is chosen by keyboard, shows at each step, and is taken back', async ({ page }) => {
  await signIn(page);
  await page.goto('/settings/appearance');
  const slider = page.getByRole('slider', { name: 'Any other hue' });
  await expect(slider).toHaveValue('215');
  await slider.press('ArrowRight');
  await expect.poll(() => rootStyle(page, '--rk-accent-hue')).toBe('216');
  await expect(slider).toHaveAttribute('aria-valuetext', '216 deg');
  await expect(page.getByRole('group', { name: 'Accent colour' }).getByRole('radio', { checked: true })).toHaveCount(0);
  await page.reload();
  expect(await rootStyle(page, '--rk-accent-hue')).toBe('216');
  // A preview while the slider is held: nothing is stored before it is let go.
  const box = await slider.boundingBox();
  if (box === null) throw new Error('The slider has no box.');
  await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  await expect.poll(async () => Math.round(Number(await rootStyle(page, '--rk-accent-hue')) / 10)).toBe(18);
  await expect(undo(page)).toHaveCount(0);
  await page.mouse.up();
  await undo(page).click();
  await expect.poll(() => rootStyle(page, '--rk-accent-hue')).toBe('216');
  await page.getByRole('radio', { name: 'Violet' }).check();
  await expect.poll(() => rootStyle(page, '--rk-accent-hue')).toBe('300');
  await expect(slider).toHaveValue('300');
});

test('[HINT-08] the defaults of new posts are kept by the server, and the next composer begins with them', async ({
  page,
  server,
}) => {
  await signIn(page);
  await page.goto('/settings/writing');
  const visibility = page.getByRole('combobox', { name: 'Default visibility' });
  await expect(visibility).toHaveValue('public');
  await visibility.selectOption('private');
  await expect(undo(page)).toBeVisible();
  await page.getByRole('combobox', { name: 'Language of new posts' }).selectOption('de');
  const sensitive = page.getByRole('switch', { name: 'Mark media as sensitive' });
  await sensitive.press('Space');
  await expect(sensitive).toBeChecked();
  const headers = { authorization: `Bearer ${await accessTokenOf(page)}` };
  const source = async () => {
    const answer = await page.request.get(`${server.origin}/api/v1/accounts/verify_credentials`, { headers });
    return ((await answer.json()) as { source: Record<string, unknown> }).source;
  };
  await expect.poll(source).toMatchObject({ privacy: 'private', sensitive: true, language: 'de' });
  await undo(page).click();
  await expect.poll(source).toMatchObject({ privacy: 'private', sensitive: false });
  await page.getByRole('button', { name: 'Post', exact: true }).first().click();
  await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Visibility' })).toHaveValue('private');
  // They are rows as all others: the search finds them, and a section that is reset resets them.
  await page.goto('/settings');
  await page.getByRole('searchbox', { name: 'Search settings' }).fill('default visibility');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/settings/writing#postingVisibility');
  await expect(visibility).toBeFocused();
  await page.getByRole('button', { name: 'Reset this section' }).click();
  await expect.poll(source).toMatchObject({ privacy: 'public', sensitive: false });
  await expect(visibility).toHaveValue('public');
});

test('[HINT-08] [A11Y-01] a change of a shortcut is taken back', async ({ page }) => {
  await signIn(page);
  await page.goto('/settings/keyboard');
  const row = page.getByRole('listitem').filter({ has: page.getByText('Like', { exact: true }) });
  await row.getByRole('button', { name: /^Remove/ }).press('Enter');
  await expect(row.locator('kbd')).toHaveCount(0);
  await undo(page).press('Enter');
  await expect(row.locator('kbd')).toHaveText(['f']);
  const isOn = page.getByRole('switch').first();
  await isOn.press('Space');
  await expect(isOn).not.toBeChecked();
  await undo(page).press('Enter');
  await expect(isOn).toBeChecked();
});

test('[HINT-08] the page wears the settings before the app is there', async ({ page }) => {
  await signIn(page);
  // Before the page is there: an open one may write its own.
  await page.addInitScript(() =>
    localStorage.setItem(
      'rookery:settings',
      JSON.stringify({ textSize: 175, density: 'compact', accent: 'pink', font: 'serif' }),
    ),
  );
  const modules = await holdResponses(page, /\/assets\/(?!boot).*\.js/);
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => fontSize(page)).toBe('28px');
  expect(await rootStyle(page, '--rk-accent-hue')).toBe('350');
  modules.release();
  await expect(rows(page).first()).toBeVisible();
  expect(await fontSize(page)).toBe('28px');
});

test('[HINT-08] [A11Y-01] the search finds a setting by a synonym, by keyboard alone', { tag: '@main' }, async ({ page }) => {
  await signIn(page);
  await page.goto('/settings');
  await page.getByRole('searchbox', { name: 'Search settings' }).focus();
  await page.keyboard.type('night');
  await expect(page.getByRole('link', { name: /Theme/ })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Sections' })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings\/appearance#theme$/);
  await expect(page.getByRole('radio', { name: 'System' }).first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goBack();
  await page.getByRole('searchbox', { name: 'Search settings' }).fill('mutes');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings\/safety$/);
});

test('[HINT-08] a change shows in a second tab at once', async ({ page, context }) => {
  await signIn(page);
  await page.goto('/settings/appearance');
  const other = await context.newPage();
  await other.goto('/settings/reading');
  await expect(other.getByRole('switch', { name: 'Show replies' })).toBeChecked();
  await page.getByRole('group', { name: 'Theme' }).getByRole('radio', { name: 'Dark' }).check();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/settings/reading');
  await page.getByRole('switch', { name: 'Show replies' }).uncheck();
  await expect(other.getByRole('switch', { name: 'Show replies' })).not.toBeChecked();
});

test('[HINT-08] public timelines show posts in the chosen languages', async ({ page, server }) => {
  await signIn(page);
  const headers = { authorization: `Bearer ${await accessTokenOf(page)}` };
  for (const language of ['en', 'de']) {
    const data = { status: `Language ${language}`, language, visibility: 'public' };
    expect((await page.request.post(`${server.origin}/api/v1/statuses`, { headers, data })).ok()).toBe(true);
  }
  await page.goto('/timeline/local');
  await expect(rows(page).filter({ hasText: 'Language de' })).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Language en' })).toBeVisible();
  await page.goto('/settings/reading');
  await page.getByRole('combobox', { name: 'Languages of posts' }).selectOption('German');
  await expect(page.getByRole('button', { name: 'Remove German' })).toBeVisible();
  await page.goto('/timeline/local');
  await expect(rows(page).filter({ hasText: 'Language de' })).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Language en' })).toHaveCount(0);
  await page.goto('/settings/reading');
  await page.getByRole('button', { name: 'Remove German' }).click();
  await expect(page.getByText('All languages')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Languages of posts' })).toBeFocused();
});

test('[HINT-08] the preferences of the server are the defaults of an account', async ({ page }) => {
  await page.route('**/api/v1/preferences', route =>
    route.fulfill({
      json: { 'reading:expand:media': 'hide_all', 'reading:expand:spoilers': true, 'reading:autoplay:gifs': false },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await signIn(page);
  await page.goto('/settings/media');
  await expect(page.getByRole('radio', { name: 'Hide all' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Expand posts with content warnings' })).toBeChecked();
  await page.getByRole('switch', { name: 'Expand posts with content warnings' }).uncheck();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Expand posts with content warnings' })).not.toBeChecked();
  await expect(page.getByRole('radio', { name: 'Hide all' })).toBeChecked();
});

for (const [name, settings] of [
  ['at 200 %', { textSize: 200 }],
  ['compact', { density: 'compact', textSize: 80 }],
] as const) {
  test(`[HINT-08] [A11Y-01] no screen is wider than a phone, ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(stored => localStorage.setItem('rookery:settings', stored), JSON.stringify(settings));
    await signIn(page);
    const paths = [
      '/',
      '/notifications',
      '/settings',
      '/settings/appearance',
      '/settings/reading',
      '/settings/media',
      '/@mara',
      '/explore',
    ];
    for (const path of [...paths, '/bookmarks', '/lists', '/search', '/settings/notifications', '/settings/account']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await waitForLayout(page);
      const overflow = await page.evaluate(() => {
        const { clientWidth, scrollWidth } = document.documentElement;
        const cut = [
          ...document.querySelectorAll<HTMLElement>('.app-settings-section *, .app-page-header button, .app-settings-nav *'),
        ]
          .filter(element => element.getBoundingClientRect().right > clientWidth + 1 || element.getBoundingClientRect().left < -1)
          .map(element => element.outerHTML.slice(0, 120));
        return { isWider: scrollWidth > clientWidth, cut };
      });
      expect(overflow, path).toEqual({ isWider: false, cut: [] });
    }
  });
}

test('[A11Y-01] the sections pass the automated checks, with large text and another accent', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('rookery:settings', JSON.stringify({ textSize: 150, accent: 'orange', theme: 'dark' })),
  );
  await signIn(page);
  for (const section of ['', 'appearance', 'reading', 'media', 'writing', 'notifications', 'safety', 'account']) {
    await page.goto(`/settings/${section}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [section, id, nodes[0]?.html])).toEqual([]);
  }
});
