import type { Browser } from 'playwright';
import { scrollPast, firstVisibleRow, waitForLayout } from '../../e2e/fixtures.ts';
import { heapOf, longTasksOf, metricsOf, openPage, rounded, type Visit } from './browser-page.ts';
import { frameFigures } from './frames.ts';

const POSTS = 200;
const INTERVAL_MILLISECONDS = 50;

/** 200 posts at 20 in a second while the reader is down in the list. Null where the server takes no orders. */
export async function measureBurst(browser: Browser, visit: Visit) {
  const open = await openPage(browser, visit);
  const { page, devtools } = open;
  await page.goto('/');
  await page.locator('#status-list article[data-status-id]').first().waitFor();
  await scrollPast(page, 60);
  await waitForLayout(page);
  const read = await firstVisibleRow(page);
  const before = await metricsOf(devtools);
  const longBefore = (await longTasksOf(page)).longTasks;
  const heapBefore = await heapOf(devtools);
  const ordered = await fetch(`${visit.server}/_control/posts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ count: POSTS, intervalMs: INTERVAL_MILLISECONDS }),
  });
  if (!ordered.ok) return null;
  const { deltas, farthest } = await page.evaluate(
    ({ id, milliseconds }) =>
      new Promise<{ deltas: number[]; farthest: number }>(done => {
        const row = document.querySelector(`article[data-status-id="${CSS.escape(id)}"]`);
        const first = row?.getBoundingClientRect().top ?? Number.NaN;
        const deltas: number[] = [];
        const begun = performance.now();
        let last = begun;
        let farthest = 0;
        const frame = (now: number): void => {
          deltas.push(now - last);
          last = now;
          farthest = Math.max(farthest, Math.abs((row?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) - first));
          if (now - begun > milliseconds) done({ deltas, farthest });
          else requestAnimationFrame(frame);
        };
        requestAnimationFrame(now => {
          last = now;
          requestAnimationFrame(frame);
        });
      }),
    { id: read.id, milliseconds: POSTS * INTERVAL_MILLISECONDS + 2000 },
  );
  const after = await metricsOf(devtools);
  const long = await longTasksOf(page);
  const spent = (name: string) => rounded(((after[name] ?? Number.NaN) - (before[name] ?? Number.NaN)) * 1000);
  const figures = {
    posts: POSTS,
    rowMovedPixels: rounded(farthest),
    ...frameFigures(deltas),
    taskMilliseconds: spent('TaskDuration'),
    scriptMilliseconds: spent('ScriptDuration'),
    longTasks: long.longTasks - longBefore,
    heapGrownMegabytes: rounded((await heapOf(devtools)) - heapBefore),
  };
  await page.context().close();
  return figures;
}
