import type { Page } from 'playwright';
import { measureSpent, type OpenPage } from './browser-page.ts';
import { frameFigures, type FrameFigures } from './frames.ts';

/** Pixels in each frame: a swift turn of a wheel. */
const STEP = 120;

export interface Scroll extends FrameFigures {
  /** Of the page's main thread, all it did and script alone. */
  readonly taskMilliseconds: number;
  readonly scriptMilliseconds: number;
}

/** Scrolls down in every frame until the post at place `posts` is drawn, and says what that took. */
export async function scrollTo({ page, devtools }: OpenPage, posts: number): Promise<Scroll> {
  let deltas: readonly number[] = [];
  const spent = await measureSpent(devtools, async () => (deltas = await run(page, posts)));
  return { ...frameFigures(deltas), taskMilliseconds: spent('TaskDuration'), scriptMilliseconds: spent('ScriptDuration') };
}

function run(page: Page, posts: number): Promise<number[]> {
  return page.evaluate(
    ({ posts, step }) =>
      new Promise<number[]>((done, fail) => {
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
            if (at >= posts) return done(deltas);
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
    { posts, step: STEP },
  );
}
