import { useEffect, type RefObject } from 'react';
import { useScroller } from '../scroller/scroller-provider.js';
import { debounce } from '../timing/timing.js';
import type { VirtualListHandle } from '../virtual-list/virtual-list-handle.dom.js';

/** How long scrolling rests before the rows in view count as seen, in ms. Longer than the list takes to correct its position. */
const REST_MS = 150;

/** Calls `onRest` with the keys of the rows in view, whenever scrolling rests and after the rows change. */
export function useRowsInView(
  list: RefObject<VirtualListHandle | null>,
  rows: unknown,
  onRest: (keys: readonly string[]) => void,
): void {
  const scroller = useScroller();
  useEffect(() => {
    const look = debounce(() => onRest(list.current?.keysInView() ?? []), REST_MS);
    look();
    const unsubscribe = scroller.subscribe('scroll', look);
    return () => {
      look.cancel();
      unsubscribe();
    };
  }, [list, rows, onRest, scroller]);
}
