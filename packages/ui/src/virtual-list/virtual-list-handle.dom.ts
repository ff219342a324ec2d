import type { Scroller } from '../scroller/scroller.dom.js';
import { anchorsIn } from './anchor.js';
import type { Anchor } from './anchor.js';
import type { ListEngine } from './list-engine.dom.js';
import { keyOfRowAt, rowElement, rowsIn } from './row-elements.dom.js';
import { readingAnchor, viewOf } from './row-window.js';
import { saveSizes } from './size-cache.js';

export interface VirtualListHandle {
  /** The row being read: the first one wholly in view below the covered top of the viewport; null in an empty list. */
  anchor(): Anchor | null;
  /** The measured heights of the thousand rows above and below the reader, to be given back as `initialSizes`. */
  sizes(): unknown;
  /** Scrolls instantly to where the row is `offset` px (default 0) below the viewport's top. Returns false when the list has no such row. */
  scrollToKey(key: string, options?: { readonly offset?: number }): boolean;
  /** Scrolls instantly to the last row. */
  scrollToEnd(): void;
  element(): HTMLElement | null;
  /** The element of a row; null when it is not mounted. */
  rowElement(key: string): HTMLElement | null;
  /** The key of the row that holds the node; null outside the list. */
  keyAt(node: Node | null): string | null;
  /** The keys of the rows in view, from the top. */
  keysInView(): readonly string[];
  readonly scroller: Scroller;
}

/** Saved with every scroll: the number of rows must not grow with the session. */
const SAVED_AROUND = 1000;

export function createHandle(engine: ListEngine): VirtualListHandle {
  const { scroller } = engine;
  return {
    scroller,
    element: engine.element,
    anchor() {
      const state = engine.snapshot();
      return state && readingAnchor(anchorsIn(state.layout, viewOf(state)), state.padding.start);
    },
    sizes() {
      const state = engine.snapshot();
      const at = state?.range.first ?? 0;
      return saveSizes(engine.sizes, state?.layout.keys.slice(Math.max(0, at - SAVED_AROUND), at + SAVED_AROUND) ?? []);
    },
    scrollToKey: (key, { offset = 0 } = {}) => engine.scrollToKey(key, offset),
    scrollToEnd: engine.scrollToEnd,
    rowElement(key) {
      const list = engine.element();
      return list && rowElement(list, key);
    },
    keyAt(node) {
      const list = engine.element();
      return list && keyOfRowAt(list, node);
    },
    keysInView() {
      const list = engine.element();
      const height = scroller.viewportHeight();
      return [...(list ? rowsIn(list) : [])].flatMap(row => {
        const top = scroller.viewportOffsetOf(row);
        return top < height && top + row.getBoundingClientRect().height > 0 ? (row.dataset['key'] ?? []) : [];
      });
    },
  };
}
