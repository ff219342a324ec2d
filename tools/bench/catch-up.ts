import { metricsOf } from './browser-page.ts';
import { load } from './loading.ts';
import type { Measurement } from './measurement.ts';
import { HOME_ROW, type Target } from './target.ts';

/** As many as one run of the page reads. */
const POSTS = 1_000;
const READ_TIMEOUT_MILLISECONDS = 120_000;

const figures = { row: 'ms', cpu: 'ms', read: 'ms', view: 'ms', elements: '' } as const;

/**
 * Catching up on 1,000 posts, with an empty cache: until the first row (`row`, and of the main thread `cpu`), the main thread until all are
 * read, that for the view by author, and the elements of its list.
 */
export const catchUp: Measurement<keyof typeof figures> = {
  name: 'catch-up',
  figures,
  isOfAppAlone: true,
  measure: measureCatchUp,
};

async function measureCatchUp(target: Target) {
  const open = await target.open();
  const { page, devtools } = open;
  const taskMilliseconds = async (): Promise<number> => ((await metricsOf(devtools))['TaskDuration'] ?? Number.NaN) * 1000;
  const { row, rowCpu: cpu } = await load(open, '/catch-up', HOME_ROW);
  await page.waitForFunction(
    wanted =>
      Number(/\d[\d.,]*/.exec(document.querySelector('.rk-catch-up-counts')?.textContent ?? '')?.[0].replaceAll(/\D/g, '')) >=
      wanted,
    POSTS * 0.9,
    { timeout: READ_TIMEOUT_MILLISECONDS },
  );
  await page.getByRole('button', { name: 'Continue reading' }).first().waitFor();
  const read = await taskMilliseconds();
  await page.getByRole('link', { name: 'Authors', exact: true }).click();
  await page.locator('.rk-catch-up-group').first().waitFor();
  const view = (await taskMilliseconds()) - read;
  const elements = await page.locator('#status-list *').count();
  return { row, cpu, read, view, elements };
}
