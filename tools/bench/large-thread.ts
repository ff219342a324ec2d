import type { Browser } from 'playwright';
import { waitForLayout } from '../../e2e/fixtures.ts';
import { elementsOf, median, openPage, type Visit } from './browser-page.ts';
import { TASK, type TraceEvent } from './frame-work.ts';

const REPLIES = 1000;
const ROUNDS = 3;
/** A slow phone. Times are the main thread's own, multiplied: other work on the machine does not count. */
const SLOWDOWN = 4;
/** A task that is longer delays what the reader does. */
const LONG_TASK_MS = 100;

const READABLE = 'thread-readable';

/**
 * Opening a thread of 1,000 replies from a profile at a CPU four times slower: the long tasks after the post is readable. Medians of three
 * rounds. Null where the server takes no orders.
 */
export async function measureLargeThread(browser: Browser, visit: Visit) {
  const send = async (path: string, body: Record<string, unknown>): Promise<Record<string, unknown> | null> => {
    const response = await fetch(visit.server + path, {
      method: 'POST',
      headers: { Authorization: visit.authorization, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.ok ? ((await response.json()) as Record<string, unknown>) : null;
  };
  const post = await send('/api/v1/statuses', { status: 'Which tram line has the best windows?' });
  const id = String(post?.['id']);
  if ((await send('/_control/replies', { id, count: REPLIES, shape: 'tree' })) === null) return null;

  const rounds: Record<string, number>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { page } = await openPage(browser, visit);
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
    await browser.startTracing(page, {
      categories: ['-*', 'blink.user_timing', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
    });
    await row.press('Enter');
    await page.locator('#thread article[aria-setsize]:not([aria-setsize="-1"], [aria-setsize="1"])').first().waitFor();
    await waitForLayout(page);
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    const after = tasksAfter(trace.traceEvents).map(milliseconds => milliseconds * SLOWDOWN);
    rounds.push({
      tasksOver50: after.filter(duration => duration > 50).length,
      tasksOver100: after.filter(duration => duration > LONG_TASK_MS).length,
      longestTaskMilliseconds: Math.max(0, ...after),
      allTasksMilliseconds: after.reduce((sum, duration) => sum + duration, 0),
      elements: await elementsOf(page),
    });
    await page.context().close();
  }
  const names = Object.keys(rounds[0] ?? {});
  return Object.fromEntries(names.map(name => [name, median(rounds.map(figures => figures[name] ?? Number.NaN))]));
}

/** The work of each task of the page's main thread since the post could be read, in milliseconds of its own time. */
function tasksAfter(events: readonly TraceEvent[]): number[] {
  const readable = events.find(({ name }) => name === READABLE);
  if (readable === undefined) return [];
  return events
    .filter(({ name, ph, pid, tid }) => name === TASK && ph === 'X' && pid === readable.pid && tid === readable.tid)
    .filter(({ ts }) => ts >= readable.ts)
    .map(({ tdur = 0 }) => tdur / 1000);
}
