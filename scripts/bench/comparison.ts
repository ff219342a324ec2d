import type { Browser } from 'playwright';
import { median, openPage, type OpenPage, type Visit } from './browser-page.ts';
import { servePlainList } from './plain/plain-server.ts';
import { scrollTo, type Scroll } from './scrolling.ts';

export interface Comparison {
  readonly app: readonly Scroll[];
  readonly plain: readonly Scroll[];
  /** How often the plain list's time the app took, of the main thread as a whole and of script alone; medians. */
  readonly taskRatio: number;
  readonly scriptRatio: number;
}

/** Scrolls to as many posts of the same home in the app and in a windowed list without a framework, in turns. */
export async function compareWithPlainList(
  browser: Browser,
  visit: Visit,
  { posts, rounds, step }: { posts: number; rounds: number; step: number },
): Promise<Comparison> {
  const server = await servePlainList(visit);
  try {
    const app: Scroll[] = [];
    const plain: Scroll[] = [];
    for (let round = 0; round < rounds; round += 1) {
      plain.push(await scrolled(await openPage(browser, null, server.address), posts, step));
      app.push(await scrolled(await openPage(browser, visit), posts, step));
    }
    const ratio = (key: 'taskMilliseconds' | 'scriptMilliseconds') =>
      Math.round((median(app.map(run => run[key])) / median(plain.map(run => run[key]))) * 100) / 100;
    return { app, plain, taskRatio: ratio('taskMilliseconds'), scriptRatio: ratio('scriptMilliseconds') };
  } finally {
    server.stop();
  }
}

async function scrolled(open: OpenPage, posts: number, step: number): Promise<Scroll> {
  await open.page.goto('/');
  await open.page.locator('#status-list article[aria-posinset]').first().waitFor();
  await open.page.waitForLoadState('networkidle');
  const scroll = await scrollTo(open, posts, step);
  await open.page.context().close();
  return scroll;
}
