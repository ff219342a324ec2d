import type { Browser } from 'playwright';
import { scrollPast, waitForLayout } from '../../e2e/fixtures.ts';
import { heapOf, longTasksOf, metricsOf, openPage, rounded, type Visit } from './browser-page.ts';

const SECONDS = 20;
const POSTS_PER_SECOND = 50;
/** The last posts are still on their way when the time is over. */
const DRAIN_MILLISECONDS = 1_000;

/**
 * 50 posts a second for 20 seconds while the reader is down in the list. The share is the main thread's own time (ticks) of the real time
 * from the first post to the last. Null where the server has no control endpoints.
 */
export async function measureFlood(browser: Browser, visit: Visit) {
  const { page, devtools } = await openPage(browser, visit);
  await page.goto('/');
  await page.locator('#status-list article[data-status-id]').first().waitFor();
  await scrollPast(page, 60);
  await waitForLayout(page);
  const heapBefore = await heapOf(devtools);
  const tasksBefore = await longTasksOf(page);
  const before = await metricsOf(devtools);
  const begun = performance.now();
  const ordered = await fetch(`${visit.server}/_control/posts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ count: SECONDS * POSTS_PER_SECOND, intervalMs: 1_000 / POSTS_PER_SECOND }),
  });
  if (!ordered.ok) return null;
  await page.waitForTimeout(Math.max(0, begun + SECONDS * 1_000 + DRAIN_MILLISECONDS - performance.now()));
  const after = await metricsOf(devtools);
  const elapsed = performance.now() - begun;
  const tasks = await longTasksOf(page);
  const spent = (name: string) => ((after[name] ?? Number.NaN) - (before[name] ?? Number.NaN)) * 1_000;
  const figures = {
    posts: SECONDS * POSTS_PER_SECOND,
    seconds: rounded(elapsed / 1_000),
    mainThreadPercent: rounded((spent('TaskDuration') / (SECONDS * 1_000)) * 100),
    taskMilliseconds: rounded(spent('TaskDuration')),
    scriptMilliseconds: rounded(spent('ScriptDuration')),
    layoutMilliseconds: rounded(spent('LayoutDuration')),
    styleMilliseconds: rounded(spent('RecalcStyleDuration')),
    longTasks: tasks.longTasks - tasksBefore.longTasks,
    heapBeforeMegabytes: heapBefore,
    heapAfterMegabytes: await heapOf(devtools),
  };
  await page.context().close();
  return figures;
}
