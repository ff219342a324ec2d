import type { Page } from '@playwright/test';
import { SESSIONS_KEY } from '../packages/api-client/src/session/session-store.ts';
import { signInAs } from '../tools/interop/sign-in.ts';
import { expect, rows, signIn, signInWithoutUndo, test, waitForLayout } from './fixtures.js';
import { shared } from './hostile-page.js';

test.use({ expectedConsoleErrors: [/Failed to load resource|ERR_|WebSocket|404/] });

test('states on an open page that the browser is offline, and takes it back', { tag: '@main' }, async ({ page, context }) => {
  await signIn(page);
  await waitForLayout(page);
  const bar = page.getByRole('status').filter({ hasText: 'You are offline' });
  await expect(page.locator('.app-offline')).toBeAttached();
  await context.setOffline(true);
  await expect(bar).toBeVisible();
  await context.setOffline(false);
  await expect(bar).toBeHidden();
});

test('states that the server is unreachable, and loads the failed page when it answers again', async ({ page, server }) => {
  await signIn(page);
  await expect(page.locator('.app-offline')).toBeAttached();
  await page.route(`${server.origin}/api/**`, route => route.abort());
  await page.getByRole('link', { name: 'Local', exact: true }).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'cannot be reached' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Local', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute(`${server.origin}/api/**`);
  await expect(rows(page).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('cannot be reached')).toBeHidden();
});

test('[NAV-14] keeps the header of a page whose code cannot be loaded, and says so', async ({ page }) => {
  await signIn(page);
  await page.route('**/assets/timeline-pages*', route => route.abort());
  await page.getByRole('link', { name: 'Bookmarks' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bookmarks' })).toBeVisible();
  await expect(page.locator('main').getByRole('alert')).toContainText('This page could not be loaded.');
  await page.unroute('**/assets/timeline-pages*');
});

/** The ids of the records that wait in the browser. */
const storedRecords = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('rookery-outbox');
        opening.onerror = () => reject(new Error('The database did not open.'));
        opening.onsuccess = () => {
          const { result } = opening;
          const counting = result.transaction('records').objectStore('records').count();
          counting.onsuccess = () => resolve(counting.result);
          result.close();
        };
      }),
  );

test(
  '[HINT-14] keeps a like that meets a captive portal over a reload, and sends it once',
  { tag: '@main' },
  async ({ page, server }) => {
    await signIn(page);
    const row = rows(page)
      .filter({ has: page.getByRole('button', { name: /^Like/, pressed: false }) })
      .first();
    const id = (await row.getAttribute('data-status-id')) ?? '';
    const portal = { contentType: 'text/html', headers: shared, body: '<!doctype html><title>Sign in to this network</title>' };
    await page.route(`${server.origin}/api/**`, route => route.fulfill(portal));
    await row.getByRole('button', { name: /^Like/ }).click();
    await expect.poll(() => storedRecords(page)).toBe(1);
    await page.reload();
    await page.unroute(`${server.origin}/api/**`);
    const { token } = await signInAs(server.origin, 0);
    const isLiked = async () => {
      const answer = await fetch(`${server.origin}/api/v1/statuses/${id}`, { headers: { authorization: `Bearer ${token}` } });
      return ((await answer.json()) as { favourited: boolean }).favourited;
    };
    await expect.poll(isLiked, { timeout: 30_000 }).toBe(true);
    await expect.poll(() => storedRecords(page)).toBe(0);
  },
);

test('[API-10] goes on with an upload that was refused once the account has signed in again in another tab', async ({
  page,
  server,
}) => {
  await signInWithoutUndo(page);
  const stored = await page.evaluate(key => localStorage.getItem(key) ?? '', SESSIONS_KEY);
  const old = (JSON.parse(stored) as { sessions: { accessToken: string }[] }).sessions[0]?.accessToken ?? '';
  let refusals = 0;
  await page.route(/\/api\/v2\/media$/, async route => {
    if ((await route.request().headerValue('authorization')) !== `Bearer ${old}`) return route.continue();
    refusals += 1;
    return route.fulfill({ status: 401, headers: shared, json: { error: 'The access token is invalid' } });
  });
  await page.getByRole('button', { name: 'Post', exact: true }).first().click();
  const composer = page.getByRole('dialog', { name: 'New post' });
  await composer.getByRole('textbox', { name: 'Text of the post' }).fill('A tram with a picture');
  await composer.locator('input[type=file]').setInputFiles({
    name: 'tram.png',
    mimeType: 'image/png',
    buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=', 'base64'),
  });
  await expect(composer.getByText('The access token is invalid')).toBeVisible();
  const refused = refusals;
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect.poll(() => refusals).toBeGreaterThan(refused);

  const { token } = await signInAs(server.origin, 0);
  const other = await page.context().newPage();
  await other.route('**/empty-page', route => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await other.goto('/empty-page');
  await other.evaluate(([key, next]) => localStorage.setItem(key, next), [SESSIONS_KEY, stored.replaceAll(old, token)] as const);
  const own = async () => {
    const answer = await fetch(`${server.origin}/api/v1/timelines/home?limit=40`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const posts = (await answer.json()) as { content: string }[];
    return posts.filter(({ content }) => content.includes('A tram with a picture')).length;
  };
  await expect.poll(own, { timeout: 40_000 }).toBe(1);
  await expect.poll(() => storedRecords(page)).toBe(0);
});

for (const address of ['/nonsense', '/@nobody', '/@nobody/followers', '/@mara/posts/1', '/list/99']) {
  test(`[NAV-13] leads from ${address}, which does not exist, to Home`, async ({ page }) => {
    await signIn(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.locator('main').getByRole('link', { name: 'Go to Home' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Home', exact: true })).toBeVisible();
  });
}
