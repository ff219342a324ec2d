import type { Page } from '@playwright/test';
import { memberOf } from './member.js';
import { expect, scrollPast, waitForLayout, signIn, test } from './fixtures.js';

test.describe.configure({ timeout: 300_000 });
test.use({ expectedConsoleErrors: [/Failed to load resource|WebSocket|net::ERR/] });

test('[LIST-03] [LIST-05] breaks, failing pages and a reload lose nothing: in the end the list is the server’s, in order, each post once', async ({
  page,
  server,
}) => {
  await signIn(page);
  // Boosts of what was read just now have rows of their own, so that rows can be counted.
  await page.goto('/settings');
  await page.getByLabel('Collapse reposts of posts you have just seen').uncheck();
  await page.getByRole('link', { name: 'Home' }).first().click();
  const member = await memberOf(page, server);
  await scrollPast(page, 60);

  // The socket goes while a hundred are posted; the first questions after it fail, are cut off or come late.
  await server.fail({ pattern: 'GET /api/v1/timelines/home', kind: 'status', status: 503, times: 1 });
  await server.fail({ pattern: 'GET /api/v1/timelines/home', kind: 'truncate', times: 1 });
  await server.fail({ pattern: 'GET /api/v1/timelines/home', kind: 'delay', milliseconds: 1_500, times: 2 });
  await cutSocket(page, server.origin);
  await server.post(100);
  const banner = page.getByRole('button', { name: /Click to see \d+ new posts/ });
  await expect(banner).toBeVisible({ timeout: 60_000 });
  await server.post(7);

  // An older page that fails stays away until it is asked for.
  await page.route(/timelines\/home\?.*max_id/, route => route.fulfill({ status: 503, body: '{}' }), { times: 1 });
  const failed = page.getByText('Older posts could not be loaded');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(failed).toBeVisible();
  await expect(async () => {
    if ((await failed.count()) > 0) await page.getByRole('button', { name: 'Load more', exact: true }).click();
    // While it is asked for nothing has failed yet.
    await expect(page.locator('#status-list')).toHaveAttribute('aria-busy', 'false');
    await expect(failed).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await scrollPast(page, 40);

  // A reload in the middle of it, with what waited not shown, and posts while the page is away.
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
  // Until nothing waits and no gap stands the reader presses what there is to press.
  let shown = await walkDown(page, oldest);
  for (let round = 0; round < 40; round += 1) {
    // At the top the banner may go by itself before it is pressed.
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
  // 60 were read before, and 175 were posted since.
  expect(ids.length).toBeGreaterThanOrEqual(235);
});

/** Cuts the page's socket, as soon as it has one. */
async function cutSocket(page: Page, origin: string): Promise<void> {
  await expect
    .poll(async () => {
      const response = await page.request.post(`${origin}/_control/flap`);
      return ((await response.json()) as { cut: number }).cut;
    })
    .toBeGreaterThan(0);
}

interface Walk {
  /** Ids of the rows from the top down, in the order of the list. */
  keys: string[];
  /** How many gaps were seen and pressed. */
  filled: number;
}

/** Goes from the top to a screen past `oldest`, presses every gap on the way, and notes each row. */
function walkDown(page: Page, oldest: string): Promise<Walk> {
  return page.evaluate(async last => {
    const frame = () => new Promise(done => requestAnimationFrame(done));
    window.scrollTo(0, 0);
    for (let frames = 0; frames < 10; frames += 1) await frame();
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
