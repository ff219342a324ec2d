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
