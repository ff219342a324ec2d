// Scrollers
export { elementScroller, windowScroller, type Scroller, type ScrollerEvent } from '../scroller/scroller.dom.js';
export {
  ScrollArea,
  ScrollerProvider,
  useScroller,
  type ScrollAreaProps,
  type ScrollerProviderProps,
} from '../scroller/scroller-provider.js';

// The windowed list
export type { Anchor } from '../virtual-list/anchor.js';
export { VirtualList, type VirtualListProps } from '../virtual-list/virtual-list.js';
export type { VirtualListHandle } from '../virtual-list/virtual-list-handle.dom.js';

// A windowed list in each of its states
export { ItemList, type ItemListProps } from './item-list.js';
export { MAX_ROWLESS_PAGES } from './use-autoload.js';

// The reader's position
export { createScrollMemory, resolvePosition, type ScrollMemory, type ScrollPosition } from '../scroll/scroll-memory.js';
export { useRowsInView } from '../scroll/use-rows-in-view.js';
export { useScrollDirection, type ScrollDirection } from '../scroll/use-scroll-direction.js';
export { useScrollRestoration, type PlacedAnchor, type ScrollRestoration } from '../scroll/use-scroll-restoration.js';
export { useScrollZone } from '../scroll/use-scroll-zone.js';

// The reader's cursor
export type { CursorMove, FilledGap } from '../list-cursor/cursor-state.js';
export { feedPatternMove, type CursorList, type ListCursor } from '../list-cursor/list-cursor.dom.js';
export { useListCursor } from '../list-cursor/use-list-cursor.js';
