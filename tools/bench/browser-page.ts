import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { signIn } from '../../e2e/fixtures.ts';
import { chromium as howStarted } from '../../scripts/browser.ts';

/** Somebody signed in, to begin a page with. */
export interface Visit {
  readonly address: string;
  readonly storageState: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;
  readonly sessionItems: Readonly<Record<string, string>>;
  /** Origin of the server and the token it is asked with, for what is asked beside the app. */
  readonly server: string;
  readonly authorization: string;
}

export interface OpenPage {
  readonly page: Page;
  /** Its clock counts what the page's main thread itself ran, so that other work on the machine does not. */
  readonly devtools: CDPSession;
}

export interface LongTasks {
  readonly longTasks: number;
  readonly longestTaskMilliseconds: number;
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ ...howStarted, args: [...howStarted.args, '--enable-precise-memory-info'] });
}

export async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const asked = page.waitForRequest(
    request => request.headers()['authorization'] !== undefined && request.url().includes('/home'),
  );
  await signIn(page);
  const request = await asked;
  const sessionItems = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>);
  const storageState = await context.storageState();
  await context.close();
  const authorization = request.headers()['authorization'] ?? '';
  return { address, storageState, sessionItems, server: new URL(request.url()).origin, authorization };
}

/** A page in a context of its own: nothing cached, signed in when `from` says so. */
export async function openPage(browser: Browser, from: Visit | null, baseURL = from?.address): Promise<OpenPage> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    ...(baseURL === undefined ? {} : { baseURL }),
    ...(from === null ? {} : { storageState: from.storageState }),
  });
  await context.addInitScript(items => {
    for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, value);
    const durations: number[] = [];
    Object.assign(window, { longTaskDurations: durations });
    new PerformanceObserver(list => durations.push(...list.getEntries().map(entry => entry.duration))).observe({
      type: 'longtask',
      buffered: true,
    });
  }, from?.sessionItems ?? {});
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, devtools };
}

export async function metricsOf(devtools: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** The heap in use after a garbage collection, in megabytes. */
export async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  return rounded((await devtools.send('Runtime.getHeapUsage')).usedSize / 1e6);
}

export function elementsOf(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('*').length);
}

export async function longTasksOf(page: Page): Promise<LongTasks> {
  const durations = await page.evaluate(() => (window as unknown as { longTaskDurations: number[] }).longTaskDurations);
  return { longTasks: durations.length, longestTaskMilliseconds: Math.max(0, ...durations) };
}

export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return rounded(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN);
}
