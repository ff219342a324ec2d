import { elementsOf, metricsOf } from './browser-page.ts';
import { waitUntilIdle } from './loading.ts';
import type { Measurement } from './measurement.ts';
import { HOME_ROW, type Target } from './target.ts';

const figures = { cpu: 'ms', scripts: 'kB', files: '', requests: '', elements: '' } as const;

/** A cold Home until it is idle. `scripts` are compressed. */
export const home: Measurement<keyof typeof figures> = { name: 'home', figures, measure: measureHome };

async function measureHome(target: Target) {
  const { page, devtools } = await target.open();
  await page.goto('/');
  await page.locator(HOME_ROW).first().waitFor();
  await waitUntilIdle(page);
  const { TaskDuration: seconds = Number.NaN } = await metricsOf(devtools);
  const resources = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(({ name, encodedBodySize }) => ({
      isScript: new URL(name).pathname.endsWith('.js'),
      bytes: encodedBodySize,
    })),
  );
  const scripts = resources.filter(({ isScript }) => isScript);
  const elements = await elementsOf(page);
  await page.context().close();
  return {
    cpu: seconds * 1000,
    scripts: scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    files: scripts.length,
    requests: resources.length,
    elements,
  };
}
