import type { CDPSession } from '@playwright/test';
import { expect, firstVisibleRow, waitForLayout, signIn, test, rowTop } from './fixtures.js';

const MAXIMUM_ELEMENTS = 1000;
const MAXIMUM_HEAP_BYTES = 20_000_000;
/** The heap per post that keeps ten thousand posts under 60 MB. */
const MAXIMUM_BYTES_PER_POST = 5500;

interface Weight {
  readonly elements: number;
  readonly listeners: number;
  readonly heap: number;
}

test('keeps elements, listeners and heap per post flat over 1,500 posts', async ({ page }) => {
  test.setTimeout(240_000);
  await signIn(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const weigh = async (): Promise<Weight> => {
    await waitForLayout(page);
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    return { elements: await elementsOf(page), listeners: await listenersOf(devtools), heap: usedSize };
  };

  await readTo(page, 300);
  const early = await weigh();
  const left = await firstVisibleRow(page);
  const leftAt = await page.evaluate(() => window.scrollY);
  await readTo(page, 1500);
  const late = await weigh();
  process.stdout.write(`    300 posts: ${JSON.stringify(early)}\n    1,500 posts: ${JSON.stringify(late)}\n`);

  expect(Math.max(early.elements, late.elements)).toBeLessThanOrEqual(MAXIMUM_ELEMENTS);
  expect(late.listeners).toBeLessThan(early.listeners * 1.5);
  expect(late.heap).toBeLessThanOrEqual(MAXIMUM_HEAP_BYTES);
  expect((late.heap - early.heap) / 1200).toBeLessThanOrEqual(MAXIMUM_BYTES_PER_POST);

  // A row far above renders from the cache: no placeholder and no request.
  const asked: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/api/v1/statuses/')) asked.push(request.url());
  });
  const placeholders = await page.evaluate(async top => {
    window.scrollTo(0, top);
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    return document.querySelectorAll('#status-list [data-placeholder]').length;
  }, leftAt);
  expect(placeholders).toBe(0);
  await expect.poll(() => rowTop(page, left.id)).not.toBeNull();
  expect(asked).toEqual([]);
});

/** Scrolls down by most of a screen per frame until the post at this position is mounted. */
async function readTo(page: Parameters<typeof waitForLayout>[0], place: number): Promise<void> {
  const farthest = await page.evaluate(async wanted => {
    const PATIENCE_MILLISECONDS = 30_000;
    let farthest = 0;
    let movedAt = performance.now();
    while (farthest < wanted && performance.now() - movedAt < PATIENCE_MILLISECONDS) {
      const rows = document.querySelectorAll('#status-list article[aria-posinset]');
      const last = Number(rows[rows.length - 1]?.getAttribute('aria-posinset') ?? 0);
      if (last > farthest) [farthest, movedAt] = [last, performance.now()];
      window.scrollBy(0, window.innerHeight * 0.8);
      await new Promise(done => requestAnimationFrame(done));
    }
    return farthest;
  }, place);
  expect(farthest).toBeGreaterThanOrEqual(place);
}

function elementsOf(page: Parameters<typeof waitForLayout>[0]): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('*').length);
}

async function listenersOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN;
}
