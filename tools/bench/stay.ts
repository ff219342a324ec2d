import type { Browser } from 'playwright';
import { elementsOf, heapOf, longTasksOf, openPage, rounded, type Visit } from './browser-page.ts';

const MARKS = [3_000, 6_000, 9_000, 12_000];
/** As many at once, so often. */
const BATCH = 25;
const REST_MILLISECONDS = 200;

/** Cost of a page whose reader stays at the top while thousands of posts stream in. Null where the server has no control endpoints. */
export async function measureStay(browser: Browser, visit: Visit) {
  const { page, devtools } = await openPage(browser, visit);
  await page.goto('/');
  await page.locator('#status-list article[data-status-id]').first().waitFor();
  const figures: { posts: number; elements: number; heapMegabytes: number; longTasks: number }[] = [];
  let posts = 0;
  for (const mark of MARKS) {
    for (; posts < mark; posts += BATCH) {
      const ordered = await fetch(`${visit.server}/_control/posts`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ count: BATCH, intervalMs: 0 }),
      });
      if (!ordered.ok) return null;
      await page.waitForTimeout(REST_MILLISECONDS);
    }
    const { longTasks } = await longTasksOf(page);
    figures.push({ posts, elements: await elementsOf(page), heapMegabytes: rounded(await heapOf(devtools)), longTasks });
  }
  await page.context().close();
  return figures;
}
