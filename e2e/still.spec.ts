import { fileURLToPath } from 'node:url';
import { expectStill, watchRow } from './row-watch.js';
import { expect, holdResponses, scrollPast, firstVisibleRow, waitForLayout, signInWithSuggestions, test } from './fixtures.js';

test.describe.configure({ timeout: 180_000 });

/** Any web font. */
const lateFont = fileURLToPath(new URL('../node_modules/storybook/assets/browser/nunito-sans-regular.woff2', import.meta.url));

test(
  '[LIST-13] keeps the row in place while 200 posts are streamed at 20 a second',
  { tag: '@main' },
  async ({ page, server }) => {
    await signInWithSuggestions(page);
    await scrollPast(page, 60);
    await waitForLayout(page);
    const before = await firstVisibleRow(page);
    await watchRow(page, before.id);
    await server.post(200, 50);
    await expect(page.getByRole('button', { name: 'Click to see 200 new posts' })).toBeVisible({ timeout: 40_000 });
    await expectStill(page, '200 streamed posts');
  },
);

test('[LIST-13] keeps the row in place when images without a declared size load late', async ({ page, server }) => {
  await page.route(`${server.origin}/api/v1/timelines/home*`, async route => {
    const response = await route.fetch();
    const posts = (await response.json()) as {
      media_attachments: { meta: unknown }[];
      reblog: null | { media_attachments: { meta: unknown }[] };
    }[];
    for (const post of posts)
      for (const media of [...post.media_attachments, ...(post.reblog?.media_attachments ?? [])]) media.meta = null;
    await route.fulfill({ response, json: posts });
  });
  const images = await holdResponses(page, `${server.origin}/media/**`);
  await signInWithSuggestions(page);
  await page.evaluate(() => {
    const late = { count: 0 };
    Object.assign(window, { late });
    document.addEventListener('load', event => event.target instanceof HTMLImageElement && (late.count += 1), true);
  });
  await scrollPast(page, 60);
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
  const before = await firstVisibleRow(page);
  await watchRow(page, before.id);
  const loadedThen = await page.evaluate(() => (window as unknown as { late: { count: number } }).late.count);
  images.release();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { late: { count: number } }).late.count))
    .toBeGreaterThan(loadedThen + 3);
  await waitForLayout(page);
  await expectStill(page, 'late images');
});

test('[LIST-13] keeps the row in place when a font loads late', async ({ page }) => {
  let send: () => void = () => undefined;
  const isSent = new Promise<void>(done => (send = done));
  await page.route('**/late.woff2', async route => {
    await isSent;
    await route.fulfill({ path: lateFont, contentType: 'font/woff2' });
  });
  await signInWithSuggestions(page);
  await scrollPast(page, 60);
  await page.evaluate(() => {
    document.fonts.add(new FontFace('Late', 'url(/late.woff2)', { display: 'swap' }));
    document.documentElement.style.setProperty('--rk-font', 'Late, sans-serif');
  });
  await waitForLayout(page);
  const heights = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('#status-list article')].map(row => row.getBoundingClientRect().height).join(),
    );
  const before = await heights();
  expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
  await watchRow(page, (await firstVisibleRow(page)).id);
  send();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await expect.poll(heights).not.toBe(before);
  await waitForLayout(page);
  await expectStill(page, 'a late font');
});

test('[LIST-13] keeps the row in place when a filter removes and restores rows above', async ({ page, context, server }) => {
  // Published test posts contain no reblogs.
  await server.reset();
  await signInWithSuggestions(page);
  await scrollPast(page, 60);
  await waitForLayout(page);
  // The row being read is neither a reblog nor a reply.
  await page.locator('#status-list article:not(:has(.rk-status-context))').evaluateAll(rows => {
    const head = document.querySelector('.app-page-header')?.getBoundingClientRect().bottom ?? 0;
    const tops = rows.map(row => row.getBoundingClientRect().top);
    window.scrollBy(0, (tops.find(top => top > head) ?? 0) - head - 2);
  });
  await waitForLayout(page);
  const { id } = await firstVisibleRow(page);
  const place = () =>
    page.evaluate(
      row => Number(document.querySelector(`article[data-status-id="${CSS.escape(row)}"]`)?.getAttribute('aria-posinset')),
      id,
    );
  const before = await place();
  await watchRow(page, id);
  // Settings apply to every tab.
  const other = await context.newPage();
  await other.goto('/settings/reading');
  const reposts = other.getByLabel('Show reposts');
  const replies = other.getByLabel('Show replies');
  await reposts.uncheck();
  await expect.poll(place).toBeLessThan(before);
  const withoutReblogs = await place();
  await replies.uncheck();
  await expect.poll(place).toBeLessThan(withoutReblogs);
  await reposts.check();
  await replies.check();
  await expect.poll(place).toBe(before);
  await page.bringToFront();
  await waitForLayout(page);
  await expectStill(page, 'a filter');
});

test('[LIST-13] keeps the row in place when two gaps are filled, one from each side', async ({ page, server }) => {
  await signInWithSuggestions(page);
  await scrollPast(page, 30);
  await waitForLayout(page);
  // 120 posts are published while the socket is closed: the newest page has 20 of them.
  await page.request.post(`${server.origin}/_control/flap`);
  await server.post(120);
  const banner = page.getByRole('button', { name: /Click to see \d+\+? new posts/ });
  await expect(banner).toBeVisible({ timeout: 60_000 });
  await banner.click();
  await waitForLayout(page);
  const gap = page.locator('.rk-gap');
  /** Scrolls in steps until the gap is in the middle. The direction of the last step decides the side it is filled from. */
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
    await waitForLayout(page);
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
  await waitForLayout(page);
  await expectStill(page, 'a gap filled downwards');

  // Scrolls past the rest of the gap, and back up to it.
  await approach(1);
  await page.evaluate(() => window.scrollBy(0, 900));
  await waitForLayout(page);
  await approach(-1);
  const below = await beside('next');
  await watchRow(page, below);
  await gap.first().click();
  await expect.poll(() => beside('next')).not.toBe(below);
  await waitForLayout(page);
  await expectStill(page, 'a gap filled upwards');
});
