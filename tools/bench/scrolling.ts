import type { Page } from 'playwright';
import { metricsOf, rounded, type OpenPage } from './browser-page.ts';
import { frameFigures, type FrameFigures } from './frames.ts';

export interface Scroll extends FrameFigures {
  readonly posts: number;
  readonly seconds: number;
  readonly kilopixels: number;
  /** Of the page's main thread, all it did and parts of it. */
  readonly taskMilliseconds: number;
  readonly scriptMilliseconds: number;
  readonly styleMilliseconds: number;
  readonly layoutMilliseconds: number;
}

/** Scrolls down by `step` pixels in every frame until the post at place `posts` is drawn, and says what that took. */
export async function scrollTo({ page, devtools }: OpenPage, posts: number, step: number): Promise<Scroll> {
  const before = await metricsOf(devtools);
  const start = await page.evaluate(() => window.scrollY);
  const { deltas, end } = await run(page, posts, step);
  const after = await metricsOf(devtools);
  const spent = (name: string) => rounded(((after[name] ?? Number.NaN) - (before[name] ?? Number.NaN)) * 1000);
  return {
    posts,
    seconds: rounded(deltas.reduce((sum, delta) => sum + delta, 0) / 1000),
    kilopixels: rounded((end - start) / 1000),
    ...frameFigures(deltas),
    taskMilliseconds: spent('TaskDuration'),
    scriptMilliseconds: spent('ScriptDuration'),
    styleMilliseconds: spent('RecalcStyleDuration'),
    layoutMilliseconds: spent('LayoutDuration'),
  };
}

function run(page: Page, posts: number, step: number): Promise<{ deltas: number[]; end: number }> {
  return page.evaluate(
    ({ posts, step }) =>
      new Promise<{ deltas: number[]; end: number }>((done, fail) => {
        // Looked at now and then only: a question in every frame would be part of what is measured.
        const FRAMES_BETWEEN_LOOKS = 20;
        const PATIENCE_MILLISECONDS = 20_000;
        const deltas: number[] = [];
        let before = performance.now();
        let farthest = 0;
        let movedAt = before;
        const drawn = (): number => {
          const list = document.querySelectorAll('#status-list article[aria-posinset]');
          return Number(list[list.length - 1]?.getAttribute('aria-posinset') ?? 0);
        };
        const frame = (now: number): void => {
          deltas.push(now - before);
          before = now;
          if (deltas.length % FRAMES_BETWEEN_LOOKS === 0) {
            const at = drawn();
            if (at > farthest) [farthest, movedAt] = [at, now];
            if (at >= posts) return done({ deltas, end: window.scrollY });
            if (now - movedAt > PATIENCE_MILLISECONDS) return fail(new Error(`The list stays at post ${farthest}.`));
          }
          window.scrollBy(0, step);
          requestAnimationFrame(frame);
        };
        requestAnimationFrame(now => {
          before = now;
          requestAnimationFrame(frame);
        });
      }),
    { posts, step },
  );
}
