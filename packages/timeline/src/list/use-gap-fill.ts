import type { Gap, GapSide } from '@rookery/store/list';
import type { FilledGap, ScrollDirection, VirtualListHandle } from '@rookery/ui/list';
import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { GapRowData } from '../rows/timeline-rows.js';

/** The position of the row beside a gap, on the reader's side, before the gap was filled. */
interface Hold extends FilledGap {
  /** From the viewport's top, in px. */
  offset: number;
}

interface GapFillOptions {
  rows: readonly { key: string }[];
  /** The key of the row that shows an item. */
  rowKeyOf: (id: string) => string;
  list: RefObject<VirtualListHandle | null>;
  direction: RefObject<ScrollDirection>;
  fillGap(request: { gap: Gap; side: GapSide; onArrive(): void }): void;
}

interface GapFill {
  /** Fills a gap. Without a side: from the side the reader comes from. */
  onFillGap(row: GapRowData, side?: GapSide): void;
  /** The gap that was just filled, for the cursor; null again after the rows are committed. */
  filled: RefObject<FilledGap | null>;
  /** The reader's last direction by keys. The cursor writes it. */
  moved: RefObject<ScrollDirection | null>;
}

/** Fills gaps. The row on the reader's side of a gap keeps its position on the screen (LIST-13). */
export function useGapFill({ rows, list, direction, fillGap, rowKeyOf }: GapFillOptions): GapFill {
  const filled = useRef<Hold | null>(null);
  const moved = useRef<ScrollDirection | null>(null);
  const onFillGap = useCallback(
    (row: GapRowData, chosen?: GapSide) => {
      const isByKeys = list.current?.element()?.querySelector(':focus-visible') != null;
      // The page may still be scrolling smoothly after an earlier key.
      const way = (isByKeys ? moved.current : null) ?? direction.current;
      const side = chosen ?? (way === 'up' ? 'older' : 'newer');
      const { key: gapKey, newerId, olderId } = row;
      const key = rowKeyOf(side === 'newer' ? newerId : olderId);
      fillGap({
        gap: { kind: 'gap', newerId, olderId },
        side,
        onArrive: () => {
          const held = list.current?.rowElement(key);
          const offset = held && list.current?.scroller.viewportOffsetOf(held);
          filled.current = typeof offset === 'number' ? { gapKey, key, side, offset, isByKeys } : null;
        },
      });
    },
    [list, direction, fillGap, rowKeyOf],
  );
  // The posts are in the cache before the list contains them: the gap is filled when the rows change.
  useLayoutEffect(() => {
    const hold = filled.current;
    if (hold !== null) list.current?.scrollToKey(hold.key, { offset: hold.offset });
  }, [list, rows]);
  // The cursor has read it in the same commit.
  useEffect(() => {
    filled.current = null;
  }, [rows]);
  return { onFillGap, filled, moved };
}
