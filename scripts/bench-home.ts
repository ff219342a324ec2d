// Measures the signed-in home of a running app: `pnpm bench [address] [posts,…]`. Five cold loads (a new browser context each, nothing
// cached), then one long read. Prints a table and writes it to bench-results/, which is not kept.
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { readOn, settled, signIn } from '../e2e/town.ts';

const RUNS = 5;
const address = process.argv[2] ?? 'http://localhost:4100';
const marks = (process.argv[3] ?? '200,1000').split(',').map(Number);

interface Load {
  readonly requests: number;
  readonly bytes: number;
  readonly elements: number;
  readonly heapMegabytes: number;
  /** Of the page's main thread, all it did and script alone. */
  readonly taskMilliseconds: number;
  readonly scriptMilliseconds: number;
  readonly firstPostMilliseconds: number;
  readonly longTasks: number;
  readonly longestTaskMilliseconds: number;
}

interface Reading {
  readonly posts: number;
  readonly seconds: number;
  readonly elements: number;
  readonly heapMegabytes: number;
  readonly listeners: number;
  readonly longTasks: number;
  readonly longestTaskMilliseconds: number;
}

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--enable-precise-memory-info'],
});
try {
  const first = await newPage(browser);
  await signIn(first);
  const storageState = await first.context().storageState();
  const sessionItems = await first.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>);
  await first.context().close();

  const loads: Load[] = [];
  for (let run = 0; run < RUNS; run++) loads.push(await coldLoad(browser, storageState, sessionItems));
  const cold = Object.fromEntries(
    Object.keys(loads[0] ?? {}).map(key => [key, median(loads.map(load => load[key as keyof Load]))]),
  );
  process.stdout.write(`Cold signed-in home of ${address}, median of ${RUNS}\n`);
  console.table(cold);

  const readings = await read(browser, storageState, sessionItems);
  process.stdout.write('Reading on\n');
  console.table(readings);

  mkdirSync('bench-results', { recursive: true });
  const file = `bench-results/home-${new Date().toISOString().replaceAll(':', '-')}.json`;
  writeFileSync(file, `${JSON.stringify({ address, cold, loads, readings }, null, 2)}\n`);
  process.stdout.write(`${file}\n`);
} finally {
  await browser.close();
}

type StorageState = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

async function newPage(from: Browser, storageState?: StorageState, sessionItems: Record<string, string> = {}): Promise<Page> {
  const context = await from.newContext({
    baseURL: address,
    viewport: { width: 1280, height: 900 },
    ...(storageState === undefined ? {} : { storageState }),
  });
  await context.addInitScript(items => {
    for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, value);
    const durations: number[] = [];
    Object.assign(window, { longTaskDurations: durations });
    new PerformanceObserver(list => durations.push(...list.getEntries().map(entry => entry.duration))).observe({
      type: 'longtask',
      buffered: true,
    });
  }, sessionItems);
  return context.newPage();
}

async function coldLoad(from: Browser, storageState: StorageState, sessionItems: Record<string, string>): Promise<Load> {
  const page = await newPage(from, storageState, sessionItems);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  // Counts what the thread itself ran, so that other work on the machine does not.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  let requests = 0;
  let bytes = 0;
  devtools.on('Network.requestWillBeSent', () => (requests += 1));
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto('/');
  await page.locator('#status-list article[data-status-id]').first().waitFor();
  const firstPostMilliseconds = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  const metrics = await metricsOf(devtools);
  const load = {
    requests,
    bytes,
    elements: await elementsOf(page),
    heapMegabytes: await heapOf(devtools),
    taskMilliseconds: (metrics['TaskDuration'] ?? Number.NaN) * 1000,
    scriptMilliseconds: (metrics['ScriptDuration'] ?? Number.NaN) * 1000,
    firstPostMilliseconds,
    ...(await longTasksOf(page)),
  };
  await page.context().close();
  return load;
}

async function read(from: Browser, storageState: StorageState, sessionItems: Record<string, string>): Promise<Reading[]> {
  const page = await newPage(from, storageState, sessionItems);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.goto('/');
  await page.locator('#status-list article[data-status-id]').first().waitFor();
  const readings: Reading[] = [];
  const start = performance.now();
  for (const posts of marks) {
    await readOn(page, posts);
    const seconds = (performance.now() - start) / 1000;
    await settled(page);
    const heapMegabytes = await heapOf(devtools);
    const { JSEventListeners: listeners = Number.NaN } = await metricsOf(devtools);
    readings.push({ posts, seconds, elements: await elementsOf(page), heapMegabytes, listeners, ...(await longTasksOf(page)) });
  }
  await page.context().close();
  return readings;
}

async function metricsOf(devtools: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1e6;
}

function elementsOf(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('*').length);
}

async function longTasksOf(page: Page): Promise<{ longTasks: number; longestTaskMilliseconds: number }> {
  const durations = await page.evaluate(() => (window as unknown as { longTaskDurations: number[] }).longTaskDurations);
  return { longTasks: durations.length, longestTaskMilliseconds: Math.max(0, ...durations) };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length / 2)] ?? Number.NaN) * 10) / 10;
}
