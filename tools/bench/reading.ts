import type { Browser } from 'playwright';
import { waitForLayout } from '../../e2e/fixtures.ts';
import { elementsOf, heapOf, longTasksOf, metricsOf, openPage, rounded, type LongTasks, type Visit } from './browser-page.ts';
import { scrollTo, type Scroll } from './scrolling.ts';

export interface Reading extends Scroll, LongTasks {
  readonly elements: number;
  readonly listeners: number;
  readonly heapMegabytes: number;
  /** Growth of the heap for each post since the previous mark. */
  readonly kilobytesPerPost: number;
}

/** Reads the home on and on, and stops at each mark to see what the page has become. */
export async function measureReading(browser: Browser, visit: Visit, marks: readonly number[], step: number): Promise<Reading[]> {
  const open = await openPage(browser, visit);
  await open.page.goto('/');
  await open.page.locator('#status-list article[data-status-id]').first().waitFor();
  const readings: Reading[] = [];
  let posts = 0;
  let heap = await heapOf(open.devtools);
  for (const mark of marks) {
    const scroll = await scrollTo(open, mark, step);
    await waitForLayout(open.page);
    const heapMegabytes = await heapOf(open.devtools);
    const { JSEventListeners: listeners = Number.NaN } = await metricsOf(open.devtools);
    readings.push({
      ...scroll,
      elements: await elementsOf(open.page),
      listeners,
      heapMegabytes,
      kilobytesPerPost: rounded(((heapMegabytes - heap) * 1000) / (mark - posts)),
      ...(await longTasksOf(open.page)),
    });
    posts = mark;
    heap = heapMegabytes;
  }
  await open.page.context().close();
  return readings;
}
