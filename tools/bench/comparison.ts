import type { Browser } from 'playwright';
import { median, openPage, type OpenPage, type Visit } from './browser-page.ts';
import { frameWork, frameWorkFigures, type FrameWork, type TraceEvent } from './frame-work.ts';
import { servePlainList } from './plain/plain-server.ts';
import { scrollTo, type Scroll } from './scrolling.ts';

/** A record of more would fill the memory. */
const TRACED_POSTS = 400;

export interface Comparison {
  readonly app: readonly Scroll[];
  readonly plain: readonly Scroll[];
  /** How often the plain list's time the app took, of the main thread as a whole and of script alone; medians. */
  readonly taskRatio: number;
  readonly scriptRatio: number;
  /** The work of the main thread for each frame, in runs of their own: keeping a record is work too. */
  readonly frameWork: { readonly app: FrameWork; readonly plain: FrameWork };
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
    const tracedPosts = Math.min(posts, TRACED_POSTS);
    const frameWork = {
      plain: await traced(browser, await openPage(browser, null, server.address), tracedPosts, step),
      app: await traced(browser, await openPage(browser, visit), tracedPosts, step),
    };
    const ratio = (key: 'taskMilliseconds' | 'scriptMilliseconds') =>
      Math.round((median(app.map(run => run[key])) / median(plain.map(run => run[key]))) * 100) / 100;
    return { app, plain, taskRatio: ratio('taskMilliseconds'), scriptRatio: ratio('scriptMilliseconds'), frameWork };
  } finally {
    server.stop();
  }
}

async function scrolled(open: OpenPage, posts: number, step: number): Promise<Scroll> {
  await arrive(open);
  const scroll = await scrollTo(open, posts, step);
  await open.page.context().close();
  return scroll;
}

async function traced(browser: Browser, open: OpenPage, posts: number, step: number): Promise<FrameWork> {
  await arrive(open);
  await browser.startTracing(open.page, { categories: ['-*', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await scrollTo(open, posts, step);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await open.page.context().close();
  return frameWorkFigures(frameWork(traceEvents));
}

async function arrive({ page }: OpenPage): Promise<void> {
  await page.goto('/');
  await page.locator('#status-list article[aria-posinset]').first().waitFor();
  await page.waitForLoadState('networkidle');
}
