import { debounce } from '@rookery/ui';
import type { Anchor, VirtualListHandle } from '@rookery/ui/list';
import { useCallback, useEffect, useMemo, useState, type RefObject } from 'react';
import { SCROLL_SAVE_MS, type ScrollMemory, type ScrollPosition } from './scroll-memory.js';

interface ScrollRestorationOptions {
  memory: ScrollMemory;
  scrollKey: string;
  /** Whether the reader comes back to the list (back, forward, reload) rather than anew. */
  restore: boolean;
  list: RefObject<VirtualListHandle | null>;
}

export interface ScrollRestoration {
  /** Where the reader was; null when the list starts at its top. Fixed while mounted. */
  position: ScrollPosition | null;
  onAnchorChange(anchor: PlacedAnchor): void;
}

/** An anchor in the whole list, and the first row of its page where the list has pages. */
export type PlacedAnchor = Anchor & Pick<ScrollPosition, 'page'>;

interface Seen {
  anchor: PlacedAnchor;
  isAtTop: boolean;
  handle: VirtualListHandle | null;
}

/** Remembers where the reader is and says where they were (spec 2). A reader at the very top has no position. */
export function useScrollRestoration({ memory, scrollKey, restore, list }: ScrollRestorationOptions): ScrollRestoration {
  const [position] = useState(() => (restore ? memory.read(scrollKey) : null));

  const saveSoon = useMemo(
    () =>
      debounce(({ anchor, isAtTop, handle }: Seen) => {
        if (isAtTop) memory.forget(scrollKey);
        else memory.write(scrollKey, { ...anchor, sizes: handle?.sizes() });
      }, SCROLL_SAVE_MS),
    [memory, scrollKey],
  );
  // Read when it is seen: by the time it is written the list may be gone and the page scrolled for another.
  const onAnchorChange = useCallback(
    // A later page begins at the page's top too.
    (anchor: PlacedAnchor) =>
      saveSoon({ anchor, isAtTop: window.scrollY <= 0 && anchor.page === undefined, handle: list.current }),
    [saveSoon, list],
  );

  useEffect(() => {
    // Who comes anew stands at the top: a place from an earlier visit must not come back with a reload.
    if (!restore) memory.forget(scrollKey);
  }, [restore, memory, scrollKey]);

  useEffect(() => {
    // The browser's own restoration runs before the rows are there and would end up anywhere.
    history.scrollRestoration = 'manual';
    const flush = (): void => saveSoon.flush();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      saveSoon.flush();
      // Pages that are no lists are whole when they are drawn: there the browser does it best.
      history.scrollRestoration = 'auto';
    };
  }, [saveSoon]);

  return { position, onAnchorChange };
}
