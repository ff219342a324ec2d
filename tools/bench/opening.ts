import { firstVisibleRow, scrollPast, waitForLayout } from '../../e2e/fixtures.ts';
import { measureSpent, type OpenPage } from './browser-page.ts';
import type { Measurement } from './measurement.ts';
import { openIdleHome } from './reply.ts';
import { median } from './statistics.ts';
import type { Target } from './target.ts';

const POSTS = 100;
const ROUNDS = 7;

const figures = { cpu: 'ms', back: 'ms' } as const;

/** The main thread for opening a post from Home, and for going back to it: medians without the first, which loads the code. */
export const open: Measurement<keyof typeof figures> = { name: 'open', figures, measure: measureOpening };

async function measureOpening(target: Target) {
  const home = await target.open();
  const { page } = home;
  await openIdleHome(home);
  await scrollPast(page, POSTS);
  await waitForLayout(page);
  const opened: number[] = [];
  const returned: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await firstVisibleRow(page);
    const row = page.locator(`#status-list article[data-status-id="${id}"]`);
    await row.focus();
    await waitForLayout(page);
    opened.push(
      await workOf(home, async () => {
        await row.press('Enter');
        await page.locator('#thread article').first().waitFor();
      }),
    );
    returned.push(
      await workOf(home, async () => {
        await page.evaluate(() => history.back());
        await row.waitFor();
      }),
    );
  }
  return { cpu: median(opened.slice(1)), back: median(returned.slice(1)) };
}

async function workOf({ page, devtools }: OpenPage, act: () => Promise<void>): Promise<number> {
  const spent = await measureSpent(devtools, async () => {
    await act();
    await waitForLayout(page);
  });
  return spent('TaskDuration');
}
