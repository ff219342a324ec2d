import { prefersReducedMotion } from '../motion/reduced-motion.dom.js';
import type { Scroller } from '../scroller/scroller.dom.js';
import { holdInView } from './row-hold.dom.js';
import { wantedTop } from './row-view.dom.js';

/** Moves that follow one another faster than this jump, in ms: smooth scrolling would lag behind the keys. */
const GLIDE_AFTER_MS = 250;
/** A smooth scroll has ended when the offset is unchanged for this many frames. */
const REST_FRAMES = 6;

/** Brings rows into view and holds them there: by smooth scrolling for a single move, instantly for fast moves, long ways and reduced motion. */
interface Glide {
  /** @param jump Scrolls instantly to where the row is `top` px below the viewport's top. */
  bringIntoView(row: HTMLElement, scroller: Scroller, jump: (top: number) => void): void;
  /** The next move jumps. */
  skipNext(): void;
  stop(): void;
}

export function createGlide(): Glide {
  let lastMove = -Infinity;
  let end: (() => void) | null = null;

  const stop = () => {
    end?.();
    end = null;
  };

  function start(row: HTMLElement, scroller: Scroller, distance: number, jump: (top: number) => void): void {
    let last = Number.NaN;
    let restingFrames = 0;
    // Rows measured on the way can end a smooth scroll short of its target: the row is checked once it rests.
    const check = () => {
      const offset = scroller.offset();
      restingFrames = offset === last ? restingFrames + 1 : 0;
      last = offset;
      if (restingFrames < REST_FRAMES) {
        frame = requestAnimationFrame(check);
        return;
      }
      stop();
      const top = row.isConnected ? wantedTop(row, scroller) : null;
      if (top !== null) jump(top);
      end = holdInView(row, scroller, jump);
    };
    let frame = requestAnimationFrame(check);
    const unsubscribe = scroller.subscribe('pan', stop);
    end = () => {
      cancelAnimationFrame(frame);
      unsubscribe();
    };
    scroller.scrollBy(distance, 'smooth');
  }

  return {
    stop,
    skipNext() {
      lastMove = performance.now();
    },
    bringIntoView(row, scroller, jump) {
      stop();
      const now = performance.now();
      const isFast = now - lastMove <= GLIDE_AFTER_MS;
      lastMove = now;
      const top = wantedTop(row, scroller);
      const distance = top === null ? 0 : scroller.viewportOffsetOf(row) - top;
      const isInstant = isFast || prefersReducedMotion() || Math.abs(distance) > scroller.viewportHeight();
      if (top !== null && !isInstant) {
        start(row, scroller, distance, jump);
        return;
      }
      if (top !== null) jump(top);
      end = holdInView(row, scroller, jump);
    },
  };
}
