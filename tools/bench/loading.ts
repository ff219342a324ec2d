import type { CDPSession, Page } from 'playwright';
import { metricsOf, traceOf, type OpenPage } from './browser-page.ts';
import { HOME_ROW } from './target.ts';
import { blockingTime } from './trace.ts';

/** A slow phone on a slow line: 1.6 Mbit/s, 150 ms for each request, a quarter of this machine's processor. */
const SLOW = { bytesPerSecond: 200_000, latencyMilliseconds: 150, processorRate: 4 };
/** Loads that begin late, as those of a page that is idle for a moment, are part of a load. */
const IDLE_MILLISECONDS = 1_000;

export interface Loaded {
  /** First contentful paint. */
  readonly paint: number;
  /** The text of the first post is painted. */
  readonly text: number;
  /** The list is painted, with rows that can be used. */
  readonly row: number;
  /** Main thread until the text, and until the row. */
  readonly textCpu: number;
  readonly rowCpu: number;
}

/** Makes a page that of a slow phone on a slow line. */
export async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latencyMilliseconds,
    downloadThroughput: SLOW.bytesPerSecond,
    uploadThroughput: SLOW.bytesPerSecond,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW.processorRate });
}

/** Loads a list until its first row can be used; all in milliseconds. `row`: the selector of its rows. */
export async function load({ page, devtools }: OpenPage, path: string, row = HOME_ROW): Promise<Loaded> {
  await page.addInitScript(markPaints, { row, text: `.app-first-post, ${row}` });
  await page.goto(path, { waitUntil: 'commit' });
  const textCpu = await cpuUntil(devtools, 'text');
  const rowCpu = await cpuUntil(devtools, 'row');
  const times = await page.evaluate(() => {
    const startOf = (name: string): number => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
    return { paint: startOf('first-contentful-paint'), text: startOf('text'), row: startOf('row') };
  });
  return { ...times, textCpu, rowCpu };
}

/** Loads Home until it is idle, and says for how long in all its tasks block the reader. */
export async function loadBlocking({ page, devtools }: OpenPage, address: string): Promise<number> {
  const events = await traceOf(devtools, async () => {
    await page.goto(address);
    await page.locator(HOME_ROW).first().waitFor();
    await waitUntilIdle(page);
  });
  return blockingTime(events);
}

export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(IDLE_MILLISECONDS);
}

function markPaints(selectors: Readonly<Record<string, string>>): void {
  for (const [name, selector] of Object.entries(selectors)) {
    const observer = new MutationObserver(() => {
      if (document.querySelector(selector) === null) return;
      observer.disconnect();
      // The frame that paints it follows the one in which it is in the document.
      requestAnimationFrame(() => performance.mark(name));
    });
    observer.observe(document, { childList: true, subtree: true });
  }
}

/** By the protocol alone: Playwright's functions bring a library into the page, 45 ms of a slow processor before the first paint. */
async function cpuUntil(devtools: CDPSession, mark: string): Promise<number> {
  const expression = `new Promise((done, fail) => {
    new PerformanceObserver(list => list.getEntriesByName('${mark}').length > 0 && done()).observe({ type: 'mark', buffered: true });
    setTimeout(fail, 30_000);
  })`;
  const { exceptionDetails } = await devtools.send('Runtime.evaluate', { expression, awaitPromise: true });
  if (exceptionDetails !== undefined) throw new Error(`The ${mark} of the list was not painted.`);
  return ((await metricsOf(devtools))['TaskDuration'] ?? Number.NaN) * 1000;
}
