/* The first and the last row of a list: their listeners are called when the reader comes within a screen of them. */
import type { View } from './anchor.js';

export interface ReachCallbacks {
  onReachStart: (() => void) | undefined;
  onReachEnd: (() => void) | undefined;
}

/** Calls each listener once for each first and last row. */
type AnnounceReach = (keys: readonly string[], view: View, height: number, callbacks: ReachCallbacks) => void;

export function createReachAnnouncer(): AnnounceReach {
  /** The keys of the rows that were announced. */
  const announced: { start?: string; end?: string } = {};
  return (keys, view, height, { onReachStart, onReachEnd }) => {
    const first = keys[0];
    const last = keys.at(-1);
    if (first === undefined || last === undefined) return;
    if (announced.start !== first && view.start <= view.height) {
      announced.start = first;
      onReachStart?.();
    }
    if (announced.end !== last && view.start + 2 * view.height >= height) {
      announced.end = last;
      onReachEnd?.();
    }
  };
}
