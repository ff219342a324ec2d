import { elementsOf, heapOf, metricsOf } from './browser-page.ts';
import { control } from './control.ts';
import type { Measurement } from './measurement.ts';
import { openIdleHome } from './reply.ts';
import type { Target } from './target.ts';

const POSTS = 12_000;
/** As many at once, so often. */
const BATCH = 25;
const REST_MILLISECONDS = 200;

const figures = { cpu: 'ms', elements: '', heap: 'MB' } as const;

/**
 * 12,000 posts that show by themselves while the reader stays at the top: the main thread for each post, and what the last half of them adds to
 * the heap.
 */
export const top: Measurement<keyof typeof figures> = { name: 'top', figures, isOfAppAlone: true, measure: measureTop };

async function measureTop(target: Target) {
  const open = await target.open();
  const { page, devtools } = open;
  await openIdleHome(open);
  const publish = async (posts: number): Promise<void> => {
    for (let published = 0; published < posts; published += BATCH) {
      await control(target.visit, 'posts', { count: BATCH, intervalMs: 0 });
      await page.waitForTimeout(REST_MILLISECONDS);
    }
  };
  const seconds = async (): Promise<number> => (await metricsOf(devtools))['TaskDuration'] ?? Number.NaN;
  const before = await seconds();
  await publish(POSTS / 2);
  const halfway = await heapOf(devtools);
  await publish(POSTS / 2);
  const cpu = (((await seconds()) - before) * 1000) / POSTS;
  return { cpu, elements: await elementsOf(page), heap: (await heapOf(devtools)) - halfway };
}
