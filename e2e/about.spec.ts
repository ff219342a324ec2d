import { startApp } from './app-process.js';
import { expect, rows, signIn, test, workerPort } from './fixtures.js';
import { answerAsSite } from './site-settings.js';

test(
  '[HINT-13] shows the rules, the staff and the documents, and announcements to react to',
  { tag: '@main' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await signIn(page);
    const links = page.getByRole('navigation', { name: 'About this server' });
    await links.getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { name: 'About Rookery' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Be kind to your neighbours.' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Privacy policy' }).first()).toBeVisible();
    await links.getByRole('link', { name: 'Announcements' }).click();
    const newest = page.getByRole('article').filter({ hasText: 'The server moves to another machine' });
    await newest.getByRole('button', { name: '🎉: 7 reactions' }).press('Enter');
    await expect(newest.getByRole('button', { name: '🎉: 8 reactions' })).toHaveAttribute('aria-pressed', 'true');
    await newest.getByRole('button', { name: 'Mark as read' }).press('Enter');
    await expect(newest.getByText('New', { exact: true })).toHaveCount(0);
    await page.reload();
    await expect(newest.getByRole('button', { name: '🎉: 8 reactions' })).toBeVisible();
    await expect(newest.getByRole('button', { name: 'Mark as read' })).toHaveCount(0);
  },
);

test('shows texts of the server in their order, on the page and in the title of the window', async ({ page, server }) => {
  for (const version of [1, 2]) {
    await page.route(`${server.origin}/api/v${version}/instance`, async route => {
      const answer = await route.fetch();
      const instance = (await answer.json()) as Record<string, unknown>;
      const rules = [{ id: '1', text: 'Be \u202Ekind', hint: 'Open gnp\u202Eexe.\u2067' }];
      await route.fulfill({ response: answer, json: { ...instance, title: 'Har\u202Ebour\u2066', rules } });
    });
  }
  await signIn(page);
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'About Harbour' })).toBeVisible();
  await expect(page).toHaveTitle(/^(?:\(\d+\) )?About Harbour · Rookery$/u);
  await expect(page.getByText('Open gnpexe.')).toBeVisible();
  // The app's own Arabic words isolate names; the server sends these characters alone.
  expect(await page.locator('body').innerHTML()).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/u);
});

test('[UI-03] shows the links that the site promotes', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const items = [
    { icon: 'gift', text: 'Support the server', url: 'https://harbour.example/support', textLocales: { ar: 'ادعم الخادم' } },
    { icon: 'gift', text: 'Not a link', url: 'javascript:alert(1)' },
    // Every object has properties of these names.
    ...['constructor', '__proto__', 'fa-toString'].map(icon => ({ icon, text: icon, url: 'https://harbour.example/' })),
  ];
  await answerAsSite(page, server, { feedInjection: false, promoPanel: { items } });
  await signIn(page);
  const panel = page.getByRole('region', { name: 'Rookery' });
  await expect(panel.getByRole('link', { name: 'Support the server' })).toHaveAttribute(
    'href',
    'https://harbour.example/support',
  );
  await expect(panel.getByRole('link')).toHaveCount(4);
  await expect(rows(page).first()).toBeVisible();
});

/** A server of its own for the tests of a family. */
function startServer(serverProfile: string, offset: number): void {
  const port = workerPort(offset);
  let stop: (() => Promise<void>) | undefined;
  // Truth Social has no version 2 of the instance.
  test.use({ baseURL: `http://localhost:${port}`, viewport: { width: 1280, height: 900 }, expectedConsoleErrors: [/404/] });
  test.beforeAll(async () => {
    stop = await startApp(port, ['--server-profile', serverProfile, '--control']);
  });
  test.afterAll(() => stop?.());
}

test.describe('on a rebased server', () => {
  startServer('rebased', 78);

  test('[UI-05] shows the restrictions of a host beside its timeline, and all limited hosts', async ({ page }) => {
    await signIn(page);
    await page.goto('/timeline/tram.example');
    const panel = page.getByRole('region', { name: 'Federation restrictions' });
    await expect(panel).toContainText('Rookery limits tram.example:');
    await expect(panel).toContainText('Posts visible to followers only');
    await page.getByRole('link', { name: 'Federation restrictions' }).click();
    await page.getByText('spam.example', { exact: true }).click();
    await expect(page.getByText('Rookery exchanges nothing with spam.example.')).toBeVisible();
  });
});

test.describe('on a server of Truth Social', () => {
  startServer('truth', 82);

  test('[SUG-02] shows the suggestions of the Truth endpoint', async ({ page }) => {
    const asked = page.waitForRequest(/\/api\/v1\/truth\/carousels\/suggestions/);
    await signIn(page);
    await asked;
    await page.goto('/suggestions');
    const profiles = page.getByRole('main').getByRole('listitem');
    await expect(profiles.first()).toBeVisible();
    await expect(profiles.first().getByRole('button', { name: /Follow/ })).toBeVisible();
  });
});
