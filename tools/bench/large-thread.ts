import { waitForLayout } from '../../e2e/fixtures.ts';
import { traceOf, type Visit } from './browser-page.ts';
import { control } from './control.ts';
import type { Measurement } from './measurement.ts';
import type { Target } from './target.ts';
import { workSince } from './trace.ts';

const REPLIES = 1000;
/** A slow phone. Times are the main thread's own, multiplied: other work on the machine does not count. */
const SLOWDOWN = 4;

const READABLE = 'thread-readable';

const figures = { tasks: 'ms', longest: 'ms', over50: '', over100: '' } as const;

/** A thread of 1,000 replies, opened from a profile at a CPU four times slower: the tasks after the post is readable. */
export const thread1000: Measurement<keyof typeof figures> = {
  name: 'thread-1000',
  figures,
  isOfAppAlone: true,
  measure: measureLargeThread,
};

async function measureLargeThread({ open, visit }: Target) {
  const id = await publish(visit);
  await control(visit, 'replies', { id, count: REPLIES, shape: 'tree' });
  const { page, devtools } = await open();
  await page.goto('/@mara');
  const row = page.locator(`article[data-status-id="${id}"]`).first();
  await row.waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(mark => {
    const look = () => {
      if (document.querySelector('#thread [data-variant="focused"]') === null) requestAnimationFrame(look);
      else performance.mark(mark);
    };
    look();
  }, READABLE);
  const events = await traceOf(devtools, async () => {
    await row.press('Enter');
    await page.locator('#thread article[aria-setsize]:not([aria-setsize="-1"], [aria-setsize="1"])').first().waitFor();
    await waitForLayout(page);
  });
  const tasks = workSince(events, READABLE).map(milliseconds => milliseconds * SLOWDOWN);
  return {
    tasks: tasks.reduce((sum, duration) => sum + duration, 0),
    longest: Math.max(0, ...tasks),
    over50: tasks.filter(duration => duration > 50).length,
    over100: tasks.filter(duration => duration > 100).length,
  };
}

async function publish({ server, authorization }: Visit): Promise<string> {
  const response = await fetch(`${server}/api/v1/statuses`, {
    method: 'POST',
    headers: { Authorization: authorization, 'Content-Type': 'application/json' },
    body: JSON.stringify({ status: 'Which tram line has the best windows?' }),
  });
  return ((await response.json()) as { id: string }).id;
}
