import type { Anchor } from './anchor.js';

export interface VirtualListHandle {
  /** The first wholly visible row; null in an empty list. */
  anchor(): Anchor | null;
  /** What was measured of the thousand rows above and below the reader, to give back as `initialSizes`. */
  sizes(): unknown;
  /** Puts a row `offset` pixels (default 0) below the viewport's top. False when the list has no such row. */
  scrollToKey(key: string, options?: { readonly offset?: number }): boolean;
  element(): HTMLElement | null;
}
