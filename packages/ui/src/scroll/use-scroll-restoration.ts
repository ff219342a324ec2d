import { useCallback, useEffect, useMemo, useState, type RefObject } from 'react';
import { useScroller } from '../scroller/scroller-provider.js';
import { debounce } from '../timing/timing.js';
import type { Anchor } from '../virtual-list/anchor.js';
import type { VirtualListHandle } from '../virtual-list/virtual-list-handle.dom.js';
import { SCROLL_SAVE_MS, type ScrollMemory, type ScrollPosition } from './scroll-memory.js';

interface ScrollRestorationOptions {
  memory: ScrollMemory;
  scrollKey: string;
  /** Whether the reader returns to the list (back, forward, reload). Otherwise an earlier position is forgotten. */
  restore: boolean;
  list: RefObject<VirtualListHandle | null>;
}

export interface ScrollRestoration {
  /** Where the reader was; null when the list starts at its top. Stable for the lifetime of the component. */
  position: ScrollPosition | null;
  onAnchorChange(anchor: PlacedAnchor): void;
}

/** An anchor, with the first row of its page in a list of pages. */
export type PlacedAnchor = Anchor & Pick<ScrollPosition, 'page'>;

interface Place {
  anchor: PlacedAnchor;
  isAtTop: boolean;
  handle: VirtualListHandle | null;
}

/** Saves the reader's position in a list and restores it (LIST-06). The top of a list is no position. */
export function useScrollRestoration({ memory, scrollKey, restore, list }: ScrollRestorationOptions): ScrollRestoration {
  const scroller = useScroller();
  const [position] = useState(() => (restore ? memory.read(scrollKey) : null));

  const saveAtRest = useMemo(
    () =>
      debounce(({ anchor, isAtTop, handle }: Place) => {
        if (isAtTop) memory.forget(scrollKey);
        else memory.write(scrollKey, { ...anchor, sizes: handle?.sizes() });
      }, SCROLL_SAVE_MS),
    [memory, scrollKey],
  );
  // The offset and the handle are read now: once scrolling rests the list may have unmounted, and the page scrolled for another.
  const onAnchorChange = useCallback(
    // A later page begins at the top of the scroller too.
    (anchor: PlacedAnchor) =>
      saveAtRest({ anchor, isAtTop: scroller.offset() <= 0 && anchor.page === undefined, handle: list.current }),
    [saveAtRest, list, scroller],
  );

  useEffect(() => {
    // A new visit starts at the top. A reload must not bring back the position of an earlier one.
    if (!restore) memory.forget(scrollKey);
  }, [restore, memory, scrollKey]);

  useEffect(() => {
    const flush = (): void => saveAtRest.flush();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      saveAtRest.flush();
    };
  }, [saveAtRest]);

  useEffect(() => {
    if (scroller.element !== null) return undefined;
    // The browser restores the offset before the rows are mounted.
    history.scrollRestoration = 'manual';
    let left = 0;
    const leave = (): void => void (left = scroller.offset());
    // WebKit shows a page of its back-forward cache at the top when the page restores positions itself.
    const show = ({ persisted }: PageTransitionEvent): void => {
      if (persisted && scroller.offset() === 0) scroller.scrollTo(left);
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', show);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', show);
      // On pages without a list the browser's own restoration is exact.
      history.scrollRestoration = 'auto';
    };
  }, [scroller]);

  return { position, onAnchorChange };
}
