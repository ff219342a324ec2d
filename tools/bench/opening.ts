import type { Browser } from 'playwright';
import { firstVisibleRow, scrollPast, waitForLayout } from '../../e2e/fixtures.ts';
import { median, metricsOf, openPage, type OpenPage, type Visit } from './browser-page.ts';

const POSTS = 100;
const ROUNDS = 7;

/** Main-thread work of opening a post from Home and of going back to it, by the thread's own clock: medians of seven rounds. */
export async function measureOpening(browser: Browser, visit: Visit) {
  const open = await openPage(browser, visit);
  const { page } = open;
  await page.goto('/');
  await page.locator('#status-list article[data-status-id]').first().waitFor();
  await scrollPast(page, POSTS);
  await waitForLayout(page);
  const opened: number[] = [];
  const returned: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await firstVisibleRow(page);
    const row = page.locator(`article[data-status-id="${id}"]`);
    await row.focus();
    await waitForLayout(page);
    opened.push(
      await workOf(open, async () => {
        await row.press('Enter');
        await page.locator('#thread article').first().waitFor();
      }),
    );
    returned.push(
      await workOf(open, async () => {
        await page.evaluate(() => history.back());
        await row.waitFor();
      }),
    );
  }
  await page.context().close();
  // The first round loads the page's code.
  return { openMilliseconds: median(opened.slice(1)), backMilliseconds: median(returned.slice(1)) };
}

async function workOf({ page, devtools }: OpenPage, act: () => Promise<void>): Promise<number> {
  const before = (await metricsOf(devtools))['TaskDuration'] ?? Number.NaN;
  await act();
  await waitForLayout(page);
  const after = (await metricsOf(devtools))['TaskDuration'] ?? Number.NaN;
  return (after - before) * 1000;
}
