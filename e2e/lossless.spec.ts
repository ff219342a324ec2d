import type { Page } from '@playwright/test';
import { memberOf } from './member.js';
import { startApp } from './app-process.js';
import { expect, scrollPast, waitForLayout, signIn, test, workerPort } from './fixtures.js';

test.describe.configure({ timeout: 300_000 });
test.use({ expectedConsoleErrors: [/Failed to load resource|WebSocket|net::ERR/] });

test('[LIST-03] [API-11] loses no post through lost connections, failing pages and a reload', async ({ page, server }) => {
  await signIn(page);
  // Every reblog has a row of its own, so that rows can be counted.
  await page.goto('/settings/reading');
  await page.getByLabel('Collapse reposts of posts you have just seen').uncheck();
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  const member = await memberOf(page, server);
  await scrollPast(page, 60);

  // The socket closes while a hundred posts are published; the first requests afterwards fail, break off or are slow.
  await server.fail({ pattern: 'GET /api/v1/timelines/home', kind: 'status', status: 503, times: 1 });
  await server.fail({ pattern: 'GET /api/v1/timelines/home', kind: 'truncate', times: 1 });
  await server.fail({ pattern: 'GET /api/v1/timelines/home', kind: 'delay', milliseconds: 1_500, times: 2 });
  await cutSocket(page, server.origin);
  await server.post(100);
  const banner = page.getByRole('button', { name: /Click to see \d+\+? new posts/ });
  await expect(banner).toBeVisible({ timeout: 60_000 });
  await server.post(7);

  // A failed older page is not retried automatically.
  await page.route(/timelines\/home\?.*max_id/, route => route.fulfill({ status: 503, body: '{}' }), { times: 1 });
  const failed = page.getByText('Older posts could not be loaded');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(failed).toBeVisible();
  await expect(async () => {
    if ((await failed.count()) > 0) await page.getByRole('button', { name: 'Load more', exact: true }).click();
    // While the request is in flight no failure shows.
    await expect(page.locator('#status-list')).toHaveAttribute('aria-busy', 'false');
    await expect(failed).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await scrollPast(page, 40);

  // A reload with queued posts, and new posts while the page is closed.
  await waitForLayout(page);
  const reloaded = page.reload();
  await server.post(30);
  await reloaded;
  await expect(banner).toBeVisible({ timeout: 60_000 });
  await server.post(25, 40);
  await cutSocket(page, server.origin);
  await server.post(12);
  const own = await member.post('Back from the pier.');

  const oldest = await page.evaluate(() => {
    const rows = document.querySelectorAll('#status-list [data-key^="s:"]');
    return rows[rows.length - 1]?.getAttribute('data-key')?.slice(2) ?? '';
  });
  // The reader flushes the queue and fills gaps until there are none.
  let shown = await walkDown(page, oldest);
  for (let round = 0; round < 40; round += 1) {
    // At the top the banner may disappear before it is pressed.
    const isWaiting = await banner.evaluateAll(buttons => {
      for (const button of buttons) (button as HTMLElement).click();
      return buttons.length > 0;
    });
    shown = await walkDown(page, oldest);
    if (!isWaiting && shown.filled === 0 && shown.keys.includes(oldest) && shown.keys.includes(own)) break;
  }
  const ids = shown.keys.slice(0, shown.keys.indexOf(oldest) + 1);
  expect(shown.filled).toBe(0);
  expect(ids).toEqual(await member.homeDownTo(oldest));
  expect(new Set(ids).size).toBe(ids.length);
  // 60 posts were read before, and 175 were published since.
  expect(ids.length).toBeGreaterThanOrEqual(235);
});

test.describe('a server whose ids of one second do not follow its order', () => {
  const port = workerPort(74);
  test.use({ baseURL: `http://localhost:${port}` });
  let stop: (() => Promise<void>) | undefined;
  test.beforeAll(async () => {
    stop = await startApp(port, ['--server-profile', 'snac', '--control']);
  });
  test.afterAll(() => stop?.());

  test('[LIST-03] loses no post of a gap, from either side', async ({ page, server }) => {
    await signIn(page);
    const member = await memberOf(page, server);
    await waitForLayout(page);
    const [oldest = ''] = await rowIds(page);
    for (const count of [45, 60]) {
      await page.mouse.wheel(0, 600);
      await waitForLayout(page);
      await page.goto('about:blank');
      await server.post(count);
      await page.goBack();
      await page.getByRole('button', { name: /Click to see \d+\+? new posts/ }).click({ timeout: 30_000 });
      await waitForLayout(page);
      // The second gap is filled from below.
      if (count === 60) await fillFromBelow(page);
      let shown: Walk = { keys: [], filled: 1 };
      for (let round = 0; round < 10 && (shown.filled > 0 || !shown.keys.includes(oldest)); round += 1) {
        // The list holds the row beside a gap that was filled, until the reader scrolls.
        await page.mouse.wheel(0, 100);
        await waitForLayout(page);
        shown = await walkDown(page, oldest);
      }
      expect(shown.filled).toBe(0);
      expect(shown.keys.slice(0, shown.keys.indexOf(oldest) + 1)).toEqual(await member.homeDownTo(oldest));
    }
  });
});

const rowIds = (page: Page): Promise<string[]> =>
  page.locator('#status-list [data-key^="s:"]').evaluateAll(all => all.map(row => row.getAttribute('data-key')?.slice(2) ?? ''));

/** Comes to a gap from below, and presses it. */
async function fillFromBelow(page: Page): Promise<void> {
  const gap = page.locator('.rk-gap');
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await waitForLayout(page);
    expect(await gap.count()).toBe(1);
    expect((await gap.boundingBox())?.y ?? 0).toBeLessThan(0);
  }).toPass({ timeout: 60_000 });
  await page.mouse.wheel(0, -400);
  await waitForLayout(page);
  await gap.click();
  await waitForLayout(page);
}

/** Closes the page's socket as soon as it has one. */
async function cutSocket(page: Page, origin: string): Promise<void> {
  await expect
    .poll(async () => {
      const response = await page.request.post(`${origin}/_control/flap`);
      return ((await response.json()) as { cut: number }).cut;
    })
    .toBeGreaterThan(0);
}

interface Walk {
  /** Ids of the rows in the order of the list. */
  keys: string[];
  /** Number of gaps that were filled. */
  filled: number;
}

/** Scrolls from the top to a screen past `oldest`, fills every gap on the way, and records each row. */
function walkDown(page: Page, oldest: string): Promise<Walk> {
  return page.evaluate(async last => {
    const frame = () => new Promise(done => requestAnimationFrame(done));
    // A list that still holds the row beside a filled gap goes back to it.
    for (let frames = 0, atTop = 0; frames < 600 && atTop < 10; frames += 1) {
      window.scrollTo(0, 0);
      await frame();
      atTop = window.scrollY === 0 ? atTop + 1 : 0;
    }
    const places = new Map<string, number>();
    let filled = 0;
    const note = () => {
      for (const row of document.querySelectorAll('#status-list [data-key^="s:"]')) {
        const place = Number(row.querySelector('article')?.getAttribute('aria-posinset'));
        places.set(row.getAttribute('data-key')?.slice(2) ?? '', place);
      }
    };
    let still = 0;
    while (still < 5) {
      note();
      const gap = document.querySelector<HTMLElement>('.rk-gap:not([aria-disabled="true"])');
      if (gap !== null) {
        filled += 1;
        gap.click();
        for (let frames = 0; frames < 120 && gap.isConnected; frames += 1) await frame();
      }
      const before = window.scrollY;
      window.scrollBy(0, window.innerHeight * 0.6);
      await frame();
      await frame();
      still = window.scrollY === before ? still + 1 : 0;
      if (places.has(last)) break;
    }
    const keys = [...places].toSorted(([, a], [, b]) => a - b).map(([key]) => key);
    return { keys, filled };
  }, oldest);
}
