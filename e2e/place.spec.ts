import { expectStill, watchRow } from './row-watch.js';
import { expect, readOn, rowBeingRead, settled, signIn, test, topOf } from './town.js';

test.describe.configure({ timeout: 180_000 });

test('[LIST-06] reads 300 posts, opens one, goes back: the same row at the same place, also with 40 new posts', async ({
  page,
  town,
}) => {
  await signIn(page);
  await readOn(page, 300);
  await settled(page);
  const before = await rowBeingRead(page);
  await page.locator(`article[data-status-id="${before.id}"]`).press('Enter');
  await expect(page.locator('#thread')).toBeVisible();
  await town.post(40);
  await page.goBack();
  await expect.poll(() => topOf(page, before.id)).not.toBeNull();
  await settled(page);
  expect(Math.abs(((await topOf(page, before.id)) ?? Number.NaN) - before.top)).toBeLessThanOrEqual(1);
});

test('[LIST-06] a reload brings the reader back to the row', async ({ page }) => {
  await signIn(page);
  await readOn(page, 120);
  await settled(page);
  const before = await rowBeingRead(page);
  await page.waitForFunction(() => Object.keys(sessionStorage).some(key => key.includes('scroll')));
  await page.reload();
  await expect.poll(() => topOf(page, before.id)).not.toBeNull();
  await settled(page);
  expect(Math.abs(((await topOf(page, before.id)) ?? Number.NaN) - before.top)).toBeLessThanOrEqual(1);
});

test('[LIST-13] while scrolled down, 200 streamed posts at 20 a second move nothing', async ({ page, town }) => {
  await signIn(page);
  await readOn(page, 60);
  await settled(page);
  const before = await rowBeingRead(page);
  await watchRow(page, before.id);
  await town.post(200, 50);
  await expect(page.getByRole('button', { name: /Click to see (19[5-9]|20\d) new posts/ })).toBeVisible({ timeout: 40_000 });
  await expectStill(page, '200 streamed posts');
});

test('[LIST-13] images that load late without a declared size move nothing', async ({ page, town }) => {
  await page.route(`${town.origin}/api/v1/timelines/home*`, async route => {
    const response = await route.fetch();
    const posts = (await response.json()) as {
      media_attachments: { meta: unknown }[];
      reblog: null | { media_attachments: { meta: unknown }[] };
    }[];
    for (const post of posts)
      for (const media of [...post.media_attachments, ...(post.reblog?.media_attachments ?? [])]) media.meta = null;
    await route.fulfill({ response, json: posts });
  });
  await page.route(`${town.origin}/media/**`, async route => {
    await new Promise(done => setTimeout(done, 1_500));
    await route.continue().catch(() => undefined);
  });
  await signIn(page);
  await page.evaluate(() => {
    const late = { count: 0 };
    Object.assign(window, { late });
    document.addEventListener('load', event => event.target instanceof HTMLImageElement && (late.count += 1), true);
  });
  await readOn(page, 60);
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
  const before = await rowBeingRead(page);
  await watchRow(page, before.id);
  const loadedThen = await page.evaluate(() => (window as unknown as { late: { count: number } }).late.count);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { late: { count: number } }).late.count))
    .toBeGreaterThan(loadedThen + 3);
  await settled(page);
  await expectStill(page, 'late images');
});

test('[LIST-13] a font that arrives late moves nothing', async ({ page }) => {
  await signIn(page);
  await readOn(page, 60);
  await settled(page);
  const before = await rowBeingRead(page);
  const height = () =>
    page.evaluate(
      id => document.querySelector(`article[data-status-id="${CSS.escape(id)}"]`)?.getBoundingClientRect().height,
      before.id,
    );
  const narrow = await height();
  await watchRow(page, before.id);
  // What a swapped font does: every line of text is suddenly wider and higher.
  await page.evaluate(() => {
    document.documentElement.style.setProperty('--rk-font', 'monospace');
    document.documentElement.style.setProperty('--rk-leading', '1.7');
  });
  await expect.poll(height).not.toBe(narrow);
  await settled(page);
  await expectStill(page, 'a late font');
});

test('[LIST-13] two gaps filled, one from each side, move nothing', async ({ page, town }) => {
  await signIn(page);
  await readOn(page, 30);
  await settled(page);
  // 120 posts come while the socket is cut: the newest page brings 20 of them.
  await page.request.post(`${town.origin}/_control/flap`);
  await town.post(120);
  const banner = page.getByRole('button', { name: /Click to see \d+ new posts/ });
  await expect(banner).toBeVisible({ timeout: 60_000 });
  await banner.click();
  await settled(page);
  const gap = page.locator('.rk-gap');
  /** Scrolls in steps until the gap stands in the middle; the last step says from which side it is filled. */
  const approach = async (direction: 1 | -1) => {
    await page.evaluate(async step => {
      for (let steps = 0; steps < 200; steps += 1) {
        const top = document.querySelector('.rk-gap')?.getBoundingClientRect().top;
        if (top !== undefined && (step > 0 ? top < 600 : top > 300) && top > 150 && top < 800) return;
        window.scrollBy(0, step * 120);
        await new Promise(done => requestAnimationFrame(done));
      }
      throw new Error('The gap does not come into view.');
    }, direction);
    await settled(page);
  };
  const beside = (side: 'previous' | 'next') =>
    page.evaluate(which => {
      const row = document.querySelector('.rk-gap')?.closest('[data-key]');
      const neighbour = which === 'previous' ? row?.previousElementSibling : row?.nextElementSibling;
      return neighbour?.querySelector('article[data-status-id]')?.getAttribute('data-status-id') ?? '';
    }, side);

  await approach(1);
  const above = await beside('previous');
  await watchRow(page, above);
  await gap.first().click();
  await expect.poll(() => beside('previous')).not.toBe(above);
  await settled(page);
  await expectStill(page, 'a gap filled downwards');

  // On to what is left of it, past it, and back up to it.
  await approach(1);
  await page.evaluate(() => window.scrollBy(0, 900));
  await settled(page);
  await approach(-1);
  const below = await beside('next');
  await watchRow(page, below);
  await gap.first().click();
  await expect.poll(() => beside('next')).not.toBe(below);
  await settled(page);
  await expectStill(page, 'a gap filled upwards');
});

test('[LIST-06] a reload in a thread and the way back lead to the row', async ({ page }) => {
  await signIn(page);
  await readOn(page, 150);
  await settled(page);
  const before = await rowBeingRead(page);
  await page.locator(`article[data-status-id="${before.id}"]`).press('Enter');
  await expect(page.locator('#thread')).toBeVisible();
  // The list is kept a moment after it was left.
  await page.evaluate(() => new Promise(done => setTimeout(done, 1_000)));
  await page.reload();
  await expect(page.locator('#thread')).toBeVisible();
  await page.goBack();
  await expect.poll(() => topOf(page, before.id)).not.toBeNull();
  await settled(page);
  expect(Math.abs(((await topOf(page, before.id)) ?? Number.NaN) - before.top)).toBeLessThanOrEqual(1);
  await page.goForward();
  await expect(page.locator('#thread')).toBeVisible();
  await page.goBack();
  await expect.poll(() => topOf(page, before.id)).not.toBeNull();
  await settled(page);
  expect(Math.abs(((await topOf(page, before.id)) ?? Number.NaN) - before.top)).toBeLessThanOrEqual(1);
});

test('[LIST-06] two tabs in the same list each keep their own place', async ({ page, context }) => {
  await signIn(page);
  await readOn(page, 150);
  await settled(page);
  const first = await rowBeingRead(page);
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.locator('#status-list article[data-status-id]').first()).toBeVisible();
  expect(await other.evaluate(() => window.scrollY)).toBe(0);
  await readOn(other, 40);
  await settled(other);
  const second = await rowBeingRead(other);
  await other.evaluate(() => new Promise(done => setTimeout(done, 1_500)));
  for (const [tab, before] of [
    [page, first],
    [other, second],
    [page, first],
  ] as const) {
    await tab.bringToFront();
    await tab.reload();
    await expect.poll(() => topOf(tab, before.id)).not.toBeNull();
    await settled(tab);
    expect(Math.abs(((await topOf(tab, before.id)) ?? Number.NaN) - before.top)).toBeLessThanOrEqual(1);
  }
  // Also a list that is not on the page as the tab is reloaded.
  await page.bringToFront();
  await page.locator(`article[data-status-id="${first.id}"]`).press('Enter');
  await expect(page.locator('#thread')).toBeVisible();
  await page.evaluate(() => new Promise(done => setTimeout(done, 1_000)));
  await other.reload();
  await settled(other);
  await page.reload();
  await expect(page.locator('#thread')).toBeVisible();
  await page.goBack();
  await expect.poll(() => topOf(page, first.id)).not.toBeNull();
  await settled(page);
  expect(Math.abs(((await topOf(page, first.id)) ?? Number.NaN) - first.top)).toBeLessThanOrEqual(1);
});

test('[LIST-06] each account is where it was left when the reader switches away and back', async ({ page }) => {
  await signIn(page);
  const menu = page.getByRole('button', { name: /account menu/ });
  await menu.click();
  await page.getByRole('menuitem', { name: /Add/ }).click();
  await page.getByRole('button', { name: 'Try the built-in server' }).click();
  await page.getByText('@idris').click();
  await page.getByRole('button', { name: 'Authorize' }).click();
  await expect(menu).toHaveAccessibleName(/@idris/);
  await expect(page.locator('#status-list article[data-status-id]').first()).toBeVisible();
  await readOn(page, 40);
  await settled(page);
  const idris = await rowBeingRead(page);
  await menu.click();
  await page.getByRole('menuitem', { name: /@mara/ }).click();
  await expect(menu).toHaveAccessibleName(/@mara/);
  await expect(page.locator('#status-list article[data-status-id]').first()).toBeVisible();
  await readOn(page, 70);
  await settled(page);
  const mara = await rowBeingRead(page);
  for (const [name, before] of [
    [/@idris/, idris],
    [/@mara/, mara],
  ] as const) {
    await menu.click();
    await page.getByRole('menuitem', { name }).click();
    await expect(menu).toHaveAccessibleName(name);
    await expect.poll(() => topOf(page, before.id)).not.toBeNull();
    await settled(page);
    expect(Math.abs(((await topOf(page, before.id)) ?? Number.NaN) - before.top)).toBeLessThanOrEqual(1);
  }
});

test('[LIST-06] another device’s place is offered, not imposed', async ({ page, browser, town, baseURL }) => {
  const noted = page.waitForResponse(
    response => response.url().includes('/api/v1/markers') && response.request().method() === 'POST',
  );
  await signIn(page);
  const left = await rowBeingRead(page);
  expect((await noted).ok()).toBe(true);
  await page.close();
  await town.post(45);

  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  let written = 0;
  other.on('request', request => {
    if (request.url().includes('/api/v1/markers') && request.method() === 'POST') written += 1;
  });
  await signIn(other);
  const offer = other.getByRole('button', { name: 'Continue where you left off on another device' });
  await expect(offer).toBeVisible();
  expect(await other.evaluate(() => window.scrollY)).toBe(0);
  expect(await topOf(other, left.id)).toBeNull();
  expect(written).toBe(0);
  await offer.click();
  await expect.poll(() => topOf(other, left.id)).not.toBeNull();
  await settled(other);
  const head = await other.evaluate(() => document.querySelector('.app-page-header')?.getBoundingClientRect().bottom ?? 0);
  const top = (await topOf(other, left.id)) ?? Number.NaN;
  expect(top).toBeGreaterThanOrEqual(head - 2);
  expect(top).toBeLessThan(head + 60);
  await expect(offer).toHaveCount(0);
  await elsewhere.close();
});

test('[LIST-07] pages instead of an endless list: older, newer, reload and back keep the page', async ({ page, town }) => {
  await signIn(page);
  await page.goto('/settings');
  await page.getByRole('checkbox', { name: 'Pages instead of an endless list' }).check();
  await page.getByRole('link', { name: 'Home' }).first().click();
  const older = page.getByRole('button', { name: 'Older' });
  const shown = () =>
    page.locator('#status-list').evaluate(list => [list.firstElementChild?.getAttribute('data-key'), document.activeElement?.id]);
  await expect(older).toBeVisible();
  const [newest] = await shown();
  await older.click();
  await expect(page.getByText('Page 2', { exact: true })).toBeVisible();
  await expect.poll(async () => (await shown())[1]).toBe('status-list');
  const [second] = await shown();
  expect(second).not.toBe(newest);
  await town.post(5);
  await expect(page.getByRole('button', { name: 'Click to see 5 new posts' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Page 2', { exact: true })).toBeVisible();
  await expect.poll(async () => (await shown())[0]).toBe(second);
  await page.waitForLoadState('networkidle');
  let requests = 0;
  page.on('request', request => {
    if (request.url().includes('/timelines/home')) requests += 1;
  });
  await page.getByRole('button', { name: 'Newer' }).click();
  await expect(page.getByText('Page 1', { exact: true })).toBeVisible();
  expect(requests).toBe(0);
  // At the top of the newest page what waited shows by itself.
  await expect.poll(async () => (await shown())[0]).not.toBe(newest);
});

test('[LIST-15] a home feed that is being prepared says so and shows by itself when it is done', async ({ page, town }) => {
  await signIn(page);
  let isReady = false;
  await page.route(`${town.origin}/api/v1/timelines/home*`, async route => {
    const response = await route.fetch();
    await (isReady ? route.fulfill({ response }) : route.fulfill({ response, status: 206, json: [] }));
  });
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/');
  await expect(page.getByText('Your home feed is being prepared!')).toBeVisible();
  isReady = true;
  await expect(page.locator('#status-list article[data-status-id]').first()).toBeVisible();
});

test('[PTR-03] the Refresh button does what a pull does, from the keyboard, and says that it is busy', async ({ page, town }) => {
  await signIn(page);
  const first = page.locator('#status-list article[data-status-id]').first();
  const newest = await first.getAttribute('data-status-id');
  // Without a socket nothing comes by itself.
  await page.routeWebSocket(/streaming/, socket => socket.close());
  await page.reload();
  await expect(first).toBeVisible();
  await town.post(3);
  await town.fail({ pattern: 'GET /api/v1/timelines/home', kind: 'delay', milliseconds: 600, times: 1 });
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await refresh.press('Enter');
  await expect(refresh).toHaveAttribute('aria-busy', 'true');
  await expect(refresh).toHaveAttribute('aria-busy', 'false');
  await expect.poll(() => first.getAttribute('data-status-id')).not.toBe(newest);
  await expect(refresh).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBeLessThanOrEqual(1);
});
