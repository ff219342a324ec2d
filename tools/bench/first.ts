import type { Browser, CDPSession } from 'playwright';
import { median, metricsOf, openPage, type Visit } from './browser-page.ts';

/** A slow phone on a slow line: 1.6 Mbit/s, 150 ms for each request, a quarter of this machine's processor. */
const SLOW = { bytesPerSecond: 200_000, latencyMilliseconds: 150, processorRate: 4 };
const RUNS = 5;
const PATIENCE_MILLISECONDS = 30_000;

/** Evaluated by the protocol alone: Playwright's functions bring a library into the page, 45 ms of a slow processor before the first paint. */
const LIST_MARKED = `new Promise((done, fail) => {
  new PerformanceObserver(list => list.getEntriesByName('list').length > 0 && done()).observe({ type: 'mark', buffered: true });
  setTimeout(fail, ${PATIENCE_MILLISECONDS});
})`;

export interface FirstPaint {
  readonly firstPaintMilliseconds: number;
  readonly firstContentfulPaintMilliseconds: number;
  /** The text of the first post is painted. */
  readonly firstPostMilliseconds: number;
  /** The list is painted, with rows that can be used. */
  readonly listMilliseconds: number;
  /** Work of the main thread until the list is there, by its own clock: all of it, and script, style and layout. */
  readonly taskMilliseconds: number;
  readonly scriptMilliseconds: number;
  readonly styleMilliseconds: number;
  readonly layoutMilliseconds: number;
}

/** First contentful paint and first post of a signed-in home with an empty cache: medians, on a slow line and as fast as it goes. */
export async function measureFirstPost(browser: Browser, visit: Visit): Promise<Record<'slow' | 'fast', FirstPaint>> {
  return { slow: await medianLoad(browser, visit, true), fast: await medianLoad(browser, visit, false) };
}

async function medianLoad(browser: Browser, visit: Visit, isSlow: boolean): Promise<FirstPaint> {
  const loads: FirstPaint[] = [];
  for (let run = 0; run < RUNS; run += 1) loads.push(await firstLoad(browser, visit, isSlow));
  const medianOf = (key: keyof FirstPaint): number => median(loads.map(load => load[key]));
  return {
    firstPaintMilliseconds: medianOf('firstPaintMilliseconds'),
    firstContentfulPaintMilliseconds: medianOf('firstContentfulPaintMilliseconds'),
    firstPostMilliseconds: medianOf('firstPostMilliseconds'),
    listMilliseconds: medianOf('listMilliseconds'),
    taskMilliseconds: medianOf('taskMilliseconds'),
    scriptMilliseconds: medianOf('scriptMilliseconds'),
    styleMilliseconds: medianOf('styleMilliseconds'),
    layoutMilliseconds: medianOf('layoutMilliseconds'),
  };
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

async function firstLoad(browser: Browser, visit: Visit, isSlow: boolean): Promise<FirstPaint> {
  const { page, devtools } = await openPage(browser, visit);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (isSlow) await slowDown(devtools);
  await page.addInitScript(() => {
    const marks = {
      list: '#status-list article[data-status-id]',
      'first-post': '.app-first-post, #status-list article[data-status-id]',
    };
    for (const [name, selector] of Object.entries(marks)) {
      const observer = new MutationObserver(() => {
        if (document.querySelector(selector) === null) return;
        observer.disconnect();
        // The frame that paints it follows the one in which it is in the document.
        requestAnimationFrame(() => performance.mark(name));
      });
      observer.observe(document, { childList: true, subtree: true });
    }
  });
  await page.goto('/', { waitUntil: 'commit' });
  const { exceptionDetails } = await devtools.send('Runtime.evaluate', { expression: LIST_MARKED, awaitPromise: true });
  if (exceptionDetails !== undefined) throw new Error('The list was not painted.');
  const metrics = await metricsOf(devtools);
  const spent = (name: string): number => (metrics[name] ?? Number.NaN) * 1000;
  const times = await page.evaluate(() => {
    const startOf = (name: string): number => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
    return {
      firstPaintMilliseconds: startOf('first-paint'),
      firstContentfulPaintMilliseconds: startOf('first-contentful-paint'),
      firstPostMilliseconds: startOf('first-post'),
      listMilliseconds: startOf('list'),
    };
  });
  await page.context().close();
  return {
    ...times,
    taskMilliseconds: spent('TaskDuration'),
    scriptMilliseconds: spent('ScriptDuration'),
    styleMilliseconds: spent('RecalcStyleDuration'),
    layoutMilliseconds: spent('LayoutDuration'),
  };
}
