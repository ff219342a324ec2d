import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { launchWithProfile, metricsOf, withDevtools } from './browser-page.ts';
import { load, loadBlocking, waitUntilIdle } from './loading.ts';
import type { Measurement } from './measurement.ts';
import { HOME_ROW, type Target } from './target.ts';

/** A list that is stored after a moment's rest is stored by then. */
const STORED_MILLISECONDS = 3_000;

const figures = { text: 'ms', textCpu: 'ms', cpu: 'ms', blocking: 'ms' } as const;

/** Home after the browser was started again, with its cache and storage. `textCpu`: the main thread until the text of the first post. */
export const second: Measurement<keyof typeof figures> = { name: 'second', figures, measure: measureSecond };

const storedFigures = { row: 'ms', cpu: 'ms' } as const;

/** The same, until the first row that can be used, while the API answers nothing: of the posts that the first visit stored. */
export const stored: Measurement<keyof typeof storedFigures> = {
  name: 'stored',
  figures: storedFigures,
  isOfAppAlone: true,
  measure: target =>
    afterFirstVisit(target, folder =>
      inProfile(folder, async page => {
        await page.route(/\/api\//, () => undefined);
        const { row, rowCpu: cpu } = await load(await withDevtools(page), target.address);
        return { row, cpu };
      }),
    ),
};

function measureSecond(target: Target) {
  return afterFirstVisit(target, async folder => {
    const { text, textCpu, cpu } = await inProfile(folder, async page => {
      const open = await withDevtools(page);
      const loaded = await load(open, target.address);
      await waitUntilIdle(page);
      return { ...loaded, cpu: ((await metricsOf(open.devtools))['TaskDuration'] ?? Number.NaN) * 1000 };
    });
    const blocking = await inProfile(folder, async page => loadBlocking(await withDevtools(page), target.address));
    return { text, textCpu, cpu, blocking };
  });
}

/** Runs `act` with a browser profile in which Home was opened and read once. */
async function afterFirstVisit<Result>(target: Target, act: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'rookery-bench-'));
  try {
    await inProfile(folder, async page => {
      await storeSession(page, target);
      await page.goto(target.address);
      await page.locator(HOME_ROW).first().waitFor();
      await waitUntilIdle(page);
      await page.waitForTimeout(STORED_MILLISECONDS);
    });
    return await act(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function inProfile<Result>(folder: string, act: (page: Page) => Promise<Result>): Promise<Result> {
  const context: BrowserContext = await launchWithProfile(folder);
  try {
    return await act(context.pages()[0] ?? (await context.newPage()));
  } finally {
    await context.close();
  }
}

/** A browser with a profile begins with what the profile has: the session is written into it. */
async function storeSession(page: Page, { address, visit }: Target): Promise<void> {
  await page.goto(`${address}/logo.svg`);
  for (const { localStorage: items } of visit.storageState.origins)
    await page.evaluate(stored => {
      for (const { name, value } of stored) localStorage.setItem(name, value);
    }, items);
}
