/* A row held in its place in the viewport while the rows above it are measured: after `scrollToKey`, and at the initial anchor. */
import { viewStartFor } from './anchor.js';
import type { Anchor } from './anchor.js';
import type { ListLayout } from './list-layout.js';

/** How long a row is held, in ms: images above it may still load. */
export const PIN_MS = 2000;

interface RowPin {
  /** Holds the row from now on. */
  set(anchor: Anchor, now: number): void;
  /** Ends the hold, as the reader scrolls. A row that was not in the list yet is still waited for. */
  release(): void;
  isActive(now: number): boolean;
  /** Where the view starts for the held row, in px; null when no row is held. The hold begins with the first layout that has rows. */
  startFor(layout: ListLayout, now: number): number | null;
}

/** @param initial A row to hold once the list has rows. Times are in ms since the epoch. */
export function createRowPin(initial: Anchor | null): RowPin {
  let pinned: { anchor: Anchor; until: number | null } | null = initial && { anchor: initial, until: null };
  return {
    set(anchor, now) {
      pinned = { anchor, until: now + PIN_MS };
    },
    release() {
      if (pinned?.until !== null) pinned = null;
    },
    isActive: now => pinned !== null && pinned.until !== null && pinned.until > now,
    startFor(layout, now) {
      if (pinned === null || layout.keys.length === 0) return null;
      pinned.until ??= now + PIN_MS;
      if (pinned.until > now) return viewStartFor(layout, [pinned.anchor]);
      pinned = null;
      return null;
    },
  };
}
