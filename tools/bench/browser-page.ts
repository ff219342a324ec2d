import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright';
import { signIn } from '../../e2e/fixtures.ts';
import { chromium as howStarted } from '../../scripts/browser.ts';
import type { TraceEvent } from './trace.ts';

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

const LAUNCH = { ...howStarted, args: [...howStarted.args, '--enable-precise-memory-info'] };
const VIEWPORT = { width: 1280, height: 900 };

export function launchBrowser(): Promise<Browser> {
  return chromium.launch(LAUNCH);
}

/** A browser that keeps its cache and storage in `folder`. */
export function launchWithProfile(folder: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, { ...LAUNCH, viewport: VIEWPORT });
}

export async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ baseURL: address, viewport: VIEWPORT });
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
    viewport: VIEWPORT,
    ...(baseURL === undefined ? {} : { baseURL }),
    ...(from === null ? {} : { storageState: from.storageState }),
  });
  await context.addInitScript(items => {
    for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, value);
  }, from?.sessionItems ?? {});
  return withDevtools(await context.newPage());
}

export async function withDevtools(page: Page): Promise<OpenPage> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, devtools };
}

export async function metricsOf(devtools: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** Measures `act` in milliseconds of the time of the main thread: `spent('TaskDuration')`. */
export async function measureSpent(devtools: CDPSession, act: () => Promise<unknown>): Promise<(metric: string) => number> {
  const before = await metricsOf(devtools);
  await act();
  const after = await metricsOf(devtools);
  return metric => ((after[metric] ?? Number.NaN) - (before[metric] ?? Number.NaN)) * 1000;
}

/** The tasks, frames and marks of the page while `act` runs. Keeping a record is work, too: nothing else is measured meanwhile. */
export async function traceOf(devtools: CDPSession, act: () => Promise<unknown>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  // The protocol types an event as an object of any fields.
  const collect = ({ value }: { value: readonly object[] }): void => void events.push(...(value as TraceEvent[]));
  devtools.on('Tracing.dataCollected', collect);
  await devtools.send('Tracing.start', {
    traceConfig: {
      includedCategories: ['blink.user_timing', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading'],
    },
  });
  await act();
  const complete = new Promise(resolve => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  devtools.off('Tracing.dataCollected', collect);
  return events;
}

/** The heap in use after a garbage collection, in megabytes. */
export async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1e6;
}

export function elementsOf(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('*').length);
}
