import type { Browser } from 'playwright';
import { elementsOf, heapOf, longTasksOf, median, metricsOf, openPage, type LongTasks, type Visit } from './browser-page.ts';

interface Load extends LongTasks {
  readonly requests: number;
  readonly bytes: number;
  readonly elements: number;
  readonly heapMegabytes: number;
  /** Of the page's main thread, all it did and script alone. */
  readonly taskMilliseconds: number;
  readonly scriptMilliseconds: number;
  readonly firstPostMilliseconds: number;
}

const RUNS = 5;

/** Five loads of the signed-in home, each in a context of its own with nothing cached, and their medians. */
export async function measureColdHome(browser: Browser, visit: Visit) {
  const loads: Load[] = [];
  for (let run = 0; run < RUNS; run += 1) loads.push(await coldLoad(browser, visit));
  const medians = Object.fromEntries(
    Object.keys(loads[0] ?? {}).map(key => [key, median(loads.map(load => load[key as keyof Load]))]),
  );
  return { medians, loads };
}

async function coldLoad(browser: Browser, visit: Visit): Promise<Load> {
  const { page, devtools } = await openPage(browser, visit);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
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
