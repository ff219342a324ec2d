import { waitForLayout } from '../../e2e/fixtures.ts';
import { elementsOf, heapOf, metricsOf, traceOf } from './browser-page.ts';
import { fillHome } from './control.ts';
import { frameWork, frameWorkFigures } from './frame-work.ts';
import type { Measurement } from './measurement.ts';
import { openIdleHome } from './reply.ts';
import { scrollTo } from './scrolling.ts';
import type { Target } from './target.ts';

const POSTS = 1_000;
/** A trace of more would fill the memory. */
const TRACED_POSTS = 400;
const MANY_POSTS = 3_000;

const figures = { cpu: 'ms', script: 'ms', dropped: '', frame: 'ms', over: '%', heap20: 'MB', heap1000: 'MB' } as const;

/**
 * Scrolling Home to 1,000 posts. `dropped` frames are of real time; `frame` is the work for each frame by the thread's own time, and `over` the
 * share of the frames whose work takes longer than 16.7 ms. The heap is that of the first page of posts, and of 1,000.
 */
export const scroll: Measurement<keyof typeof figures> = { name: 'scroll', figures, measure: measureScroll };

async function measureScroll(target: Target) {
  const open = await target.open();
  await openIdleHome(open);
  const heap20 = await heapOf(open.devtools);
  const { taskMilliseconds, scriptMilliseconds, droppedFrames } = await scrollTo(open, POSTS);
  await waitForLayout(open.page);
  const heap1000 = await heapOf(open.devtools);
  await open.page.context().close();
  const traced = await target.open();
  await openIdleHome(traced);
  const events = await traceOf(traced.devtools, () => scrollTo(traced, TRACED_POSTS));
  const { medianMilliseconds, overPercent } = frameWorkFigures(frameWork(events));
  return {
    cpu: taskMilliseconds,
    script: scriptMilliseconds,
    dropped: droppedFrames,
    frame: medianMilliseconds,
    over: overPercent,
    heap20,
    heap1000,
  };
}

const manyFigures = { elements: '', listeners: '', heap: 'MB' } as const;

/** The page after 3,000 posts. */
export const scroll3000: Measurement<keyof typeof manyFigures> = {
  name: 'scroll-3000',
  figures: manyFigures,
  async measure(target) {
    await fillHome(target.visit, MANY_POSTS + 100);
    const open = await target.open();
    await openIdleHome(open);
    await scrollTo(open, MANY_POSTS);
    await waitForLayout(open.page);
    const heap = await heapOf(open.devtools);
    const { JSEventListeners: listeners = Number.NaN } = await metricsOf(open.devtools);
    return { elements: await elementsOf(open.page), listeners, heap };
  },
};
