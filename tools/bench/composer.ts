import type { Browser } from 'playwright';
import { slowDown } from './first.ts';
import { median, metricsOf, openPage, rounded, type Visit } from './browser-page.ts';

const ROUNDS = 5;

/**
 * The first composer of a page, from the press of Post until its field has the focus: medians, on a slow phone with a slow line and as fast as
 * it goes. `taskMilliseconds` is the main thread's own time.
 */
export async function measureComposer(browser: Browser, visit: Visit) {
  return { slow: await medianOpening(browser, visit, true), fast: await medianOpening(browser, visit, false) };
}

async function medianOpening(browser: Browser, visit: Visit, isSlow: boolean) {
  const openings: Awaited<ReturnType<typeof firstOpening>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) openings.push(await firstOpening(browser, visit, isSlow));
  const medianOf = (name: keyof (typeof openings)[number]): number => rounded(median(openings.map(opening => opening[name])));
  return {
    fieldMilliseconds: medianOf('fieldMilliseconds'),
    taskMilliseconds: medianOf('taskMilliseconds'),
    files: medianOf('files'),
  };
}

async function firstOpening(browser: Browser, visit: Visit, isSlow: boolean) {
  const { page, devtools } = await openPage(browser, visit);
  await page.goto('/');
  await page.locator('#status-list article[data-status-id]').first().waitFor();
  await page.waitForLoadState('networkidle');
  if (isSlow) await slowDown(devtools);
  const before = await metricsOf(devtools);
  const { milliseconds, files } = await page.evaluate(
    () =>
      new Promise<{ milliseconds: number; files: number }>(done => {
        performance.clearResourceTimings();
        const start = performance.now();
        document.addEventListener('focusin', ({ target }) => {
          if (!(target instanceof HTMLTextAreaElement)) return;
          done({ milliseconds: performance.now() - start, files: performance.getEntriesByType('resource').length });
        });
        const post = document.querySelector<HTMLElement>('.app-post');
        if (post === null) throw new Error('The page has no button Post.');
        post.click();
      }),
  );
  const after = await metricsOf(devtools);
  await page.context().close();
  return {
    fieldMilliseconds: milliseconds,
    taskMilliseconds: ((after['TaskDuration'] ?? Number.NaN) - (before['TaskDuration'] ?? Number.NaN)) * 1000,
    files,
  };
}
