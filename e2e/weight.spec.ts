import { expect, scrollPast, waitForLayout, signIn, test } from './fixtures.js';

const MAXIMUM_ELEMENTS = 1000;
const MAXIMUM_HEAP_BYTES = 20_000_000;
/** Script of the signed-in home until it is idle, after brotli, and the files it comes in. */
const IDLE_SCRIPT = { bytes: 240_000, files: 8 };

test('the page stays small at 200, 1,000 and 3,000 posts', async ({ page }) => {
  test.setTimeout(600_000);
  await signIn(page);
  const devtools = await page.context().newCDPSession(page);
  for (const count of [200, 1000, 3000]) {
    await scrollPast(page, count);
    await waitForLayout(page);
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    process.stdout.write(`    ${count} posts: ${elements} elements, ${(usedSize / 1e6).toFixed(1)} MB of heap\n`);
    expect(elements).toBeLessThanOrEqual(MAXIMUM_ELEMENTS);
    if (count === 1000) expect(usedSize).toBeLessThanOrEqual(MAXIMUM_HEAP_BYTES);
  }
});

test('loads at most 240 kB of script in 8 files until it is idle', async ({ page }) => {
  await signIn(page);
  // An image that takes long has a placeholder, whose decoder loads for it alone.
  await page.route('**/api/v1/timelines/home*', async route => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(/"blurhash":"[^"]*"/g, '"blurhash":null') });
  });
  await page.reload();
  await expect(page.locator('#status-list article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const scripts = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(entry => new URL(entry.name).pathname.endsWith('.js'))
      .map(entry => ({ name: new URL(entry.name).pathname, bytes: entry.encodedBodySize })),
  );
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
  process.stdout.write(`    ${bytes} bytes of script in ${scripts.length} files until the page is idle\n`);
  expect(bytes).toBeLessThanOrEqual(IDLE_SCRIPT.bytes);
  expect(scripts.length).toBeLessThanOrEqual(IDLE_SCRIPT.files);
});

test('the first page of posts is requested before the app has run', async ({ page }) => {
  await signIn(page);
  await page.reload();
  await expect(page.locator('#status-list article').first()).toBeVisible();
  const timing = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const home = entries.filter(entry => entry.name.includes('/api/v1/timelines/home'));
    // Modules run after the page is parsed: the app made no request that began before.
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return {
      // The stream opens after the response, and requests the newest page once for posts published in between.
      duringFirst: home.filter(entry => entry.startTime < (home[0]?.responseEnd ?? 0)).length,
      requests: home.length,
      home: home[0]?.startTime ?? Number.NaN,
      app: navigation?.domInteractive ?? Number.NaN,
    };
  });
  expect(timing.duringFirst).toBe(1);
  expect(timing.requests).toBeLessThanOrEqual(2);
  expect(timing.home).toBeLessThan(timing.app);
});

test("requests only the app's own files and the chosen server", async ({ page, baseURL, server }) => {
  const origins = new Set<string>();
  page.on('request', request => origins.add(new URL(request.url()).origin));
  await signIn(page);
  expect([...origins].filter(origin => origin !== 'null').toSorted()).toEqual(
    [new URL(baseURL ?? '').origin, server.origin].toSorted(),
  );
});
