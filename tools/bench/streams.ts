import { firstVisibleRow, rowTop, scrollPast, waitForLayout } from '../../e2e/fixtures.ts';
import { heapOf, measureSpent } from './browser-page.ts';
import { control } from './control.ts';
import { waitUntilIdle } from './loading.ts';
import type { Measurement } from './measurement.ts';
import { openIdleHome } from './reply.ts';
import type { Target } from './target.ts';

/** The most posts that the server takes at once. */
const POSTS_PER_ORDER = 1_000;
/** The last posts are still on their way when the time is over. */
const DRAIN_MILLISECONDS = 2_000;
const LOOK_MILLISECONDS = 1_000;

const floodFigures = { cpu: '%', drift: 'px' } as const;

/**
 * 50 posts a second for 20 seconds while the reader is down in the list: the share of the time that the main thread works, and how far the row
 * being read moves.
 */
export const flood: Measurement<keyof typeof floodFigures> = {
  name: 'flood',
  figures: floodFigures,
  async measure(target) {
    const { cpu, drift, milliseconds } = await streamUnderReader(target, 1_000, 50);
    return { cpu: (cpu / milliseconds) * 100, drift };
  },
};

const columnsFigures = { cpu: '%', sockets: '' } as const;
const COLUMNS = ['/', '/notifications', '/timeline/local', '/timeline/fediverse', '/tags/birdwatching', '/list/1201'];

/** The same stream into six columns: the share of the time that the main thread works, and the sockets that the page has opened. */
export const columns: Measurement<keyof typeof columnsFigures> = {
  name: 'columns',
  figures: columnsFigures,
  isOfAppAlone: true,
  async measure(target) {
    const { page, devtools } = await target.open();
    let sockets = 0;
    page.on('websocket', () => (sockets += 1));
    const stored = COLUMNS.map((href, index) => ({ id: String(index), href, title: href }));
    await page.addInitScript(
      ([account, text]) => {
        localStorage.setItem('rookery:settings', JSON.stringify({ columns: true }));
        localStorage.setItem(`rookery:columns:${account}`, text);
      },
      [`mara@${new URL(target.visit.server).host}`, JSON.stringify(stored)] as const,
    );
    await page.goto('/');
    // That of the hashtag is beside the window: its posts come all the same.
    for (const index of COLUMNS.keys()) await page.locator('.app-deck-column').nth(index).getByRole('article').first().waitFor();
    await waitUntilIdle(page);
    const posts = 1_000;
    const milliseconds = (posts / 50) * 1_000;
    const spent = await measureSpent(devtools, async () => {
      await control(target.visit, 'posts', { count: posts, intervalMs: 20 });
      await page.waitForTimeout(milliseconds + DRAIN_MILLISECONDS);
    });
    return { cpu: (spent('TaskDuration') / milliseconds) * 100, sockets };
  },
};

const stormFigures = { cpu: 'ms', heap: 'MB', drift: 'px' } as const;

/** 12,000 posts at 200 a second while the reader is down in the list: the main thread for each post, and the heap that they leave. */
export const storm: Measurement<keyof typeof stormFigures> = {
  name: 'storm',
  figures: stormFigures,
  async measure(target) {
    const posts = 12_000;
    const { cpu, heap, drift } = await streamUnderReader(target, posts, 200);
    return { cpu: cpu / posts, heap, drift };
  },
};

async function streamUnderReader(target: Target, posts: number, postsPerSecond: number) {
  const open = await target.open();
  const { page, devtools } = open;
  await openIdleHome(open);
  await scrollPast(page, 60);
  await waitForLayout(page);
  const { id, top } = await firstVisibleRow(page);
  const heapBefore = await heapOf(devtools);
  const milliseconds = (posts / postsPerSecond) * 1_000;
  let drift = 0;
  const spent = await measureSpent(devtools, async () => {
    const end = performance.now() + milliseconds + DRAIN_MILLISECONDS;
    for (let ordered = 0; performance.now() < end;) {
      const due = end - DRAIN_MILLISECONDS - performance.now() <= milliseconds - (ordered / postsPerSecond) * 1_000;
      if (ordered < posts && due) {
        await control(target.visit, 'posts', { count: POSTS_PER_ORDER, intervalMs: 1_000 / postsPerSecond });
        ordered += POSTS_PER_ORDER;
      }
      await page.waitForTimeout(LOOK_MILLISECONDS);
      drift = Math.max(drift, Math.abs(((await rowTop(page, id)) ?? Number.POSITIVE_INFINITY) - top));
    }
  });
  return { cpu: spent('TaskDuration'), heap: (await heapOf(devtools)) - heapBefore, drift, milliseconds };
}
