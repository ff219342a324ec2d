import type { Page } from '@playwright/test';
import { accessTokenOf } from './member.js';
import {
  expect,
  firstVisibleRow,
  rows,
  rowTop,
  scrollPast,
  signInByPage,
  storeSettings,
  test,
  waitForLayout,
  waitForStored,
} from './fixtures.js';

test.describe.configure({ timeout: 180_000 });

const offer = (page: Page) => page.getByRole('button', { name: 'Continue where you left off', exact: true });

/** Reads Home down to about the 150th post, and waits until the place is stored for other tabs. */
async function readDown(page: Page) {
  await scrollPast(page, 150);
  await waitForLayout(page);
  const place = await firstVisibleRow(page);
  await expect
    .poll(() =>
      page.evaluate(id => {
        const key = Object.keys(localStorage).find(name => name.startsWith('rookery:scrollData:')) ?? '';
        return (localStorage.getItem(key) ?? '').includes(id);
      }, place.id),
    )
    .toBe(true);
  await waitForStored(page, 'rookery-timelines/windows', `"${place.id}"`);
  return place;
}

async function expectAt(page: Page, place: { id: string; top: number }): Promise<void> {
  await expect.poll(() => rowTop(page, place.id)).not.toBeNull();
  await waitForLayout(page);
  expect(Math.abs(((await rowTop(page, place.id)) ?? Number.NaN) - place.top)).toBeLessThanOrEqual(1);
}

test('[LIST-06] a new tab offers the place of the tab that was closed', { tag: '@main' }, async ({ page, context, server }) => {
  await signInByPage(page);
  const place = await readDown(page);
  await page.close();
  await server.post(25);
  const next = await context.newPage();
  await next.goto('/');
  await expect(rows(next).first()).toBeVisible();
  expect(await next.evaluate(() => window.scrollY)).toBe(0);
  await offer(next).press('Enter');
  await expectAt(next, place);
  await expect(offer(next)).toHaveCount(0);
  await expect(next.getByRole('button', { name: 'Click to see 20+ new posts' })).toBeVisible();
});

test('[LIST-06] the place of a tab that closed before the server answered is its own', async ({ page, context }) => {
  await signInByPage(page);
  const saved: string[] = [];
  await page.route('**/api/v1/markers', async route => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    saved.push(route.request().postData() ?? '');
    return undefined;
  });
  const place = await readDown(page);
  await expect.poll(() => saved.some(body => body.includes(place.id))).toBe(true);
  await page.close();
  const next = await context.newPage();
  await next.goto('/');
  await offer(next).press('Enter');
  await expectAt(next, place);
});

test('[LIST-06] a second tab beside the first offers its place', async ({ page, context }) => {
  await signInByPage(page);
  const place = await readDown(page);
  const second = await context.newPage();
  await second.goto('/');
  await offer(second).click();
  await expectAt(second, place);
  expect(Math.abs(((await rowTop(page, place.id)) ?? Number.NaN) - place.top)).toBeLessThanOrEqual(1);
});

test.describe('when the token is revoked elsewhere', () => {
  test.use({ expectedConsoleErrors: [/401|WebSocket.*Authentication/] });

  test('[LIST-06] signing in again after the token was revoked offers the place', async ({ page, server }) => {
    await signInByPage(page);
    const place = await readDown(page);
    const session = await page.evaluate(
      () =>
        [sessionStorage, localStorage]
          .flatMap(storage => storage.getItem('rookery:sessions') ?? [])
          .flatMap(text => (JSON.parse(text) as { sessions: { clientId: string; clientSecret: string }[] }).sessions)[0],
    );
    const revoked = await page.request.post(`${server.origin}/oauth/revoke`, {
      form: { client_id: session?.clientId ?? '', client_secret: session?.clientSecret ?? '', token: await accessTokenOf(page) },
    });
    expect(revoked.ok()).toBe(true);
    await page.goto('/bookmarks');
    await expect(page).toHaveURL(/\/login/);
    await signInByPage(page);
    await offer(page).click();
    await expectAt(page, place);
  });
});

test('[LIST-06] a new tab opens at the place when the reader chose so', async ({ page, context }) => {
  await signInByPage(page);
  await storeSettings(page, { homeStart: 'restore' });
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  const place = await readDown(page);
  await page.close();
  const next = await context.newPage();
  await next.goto('/');
  await expectAt(next, place);
  await expect(offer(next)).toHaveCount(0);
});
