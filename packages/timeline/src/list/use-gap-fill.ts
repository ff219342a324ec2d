import type { Gap, GapSide } from '@rookery/api-client/list';
import type { FilledGap, ScrollDirection, VirtualListHandle } from '@rookery/ui/list';
import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { statusRowKey, type Row } from '../rows/timeline-rows.js';

/** Where the row beside a gap, on the reader's side, stood before the gap was filled. */
interface Hold extends FilledGap {
  /** px from the viewport's top. */
  offset: number;
}

interface GapFillOptions {
  rows: readonly Row[];
  list: RefObject<VirtualListHandle | null>;
  direction: RefObject<ScrollDirection>;
  fillGap(request: { gap: Gap; side: GapSide; onArrive(): void }): void;
}

export interface GapFill {
  /** Fills a gap; without a side from the one the reader comes from. */
  onFillGap(row: Extract<Row, { kind: 'gap' }>, side?: GapSide): void;
  /** What was filled just now, for the reader's cursor; null again after the rows were drawn. */
  filled: RefObject<FilledGap | null>;
  /** Which way the reader went last by keys; to be told by their cursor. */
  moved: RefObject<ScrollDirection | null>;
}

/** Fills gaps so that the row on the reader's side of one stays where it is on the screen. */
export function useGapFill({ rows, list, direction, fillGap }: GapFillOptions): GapFill {
  const filled = useRef<Hold | null>(null);
  const moved = useRef<ScrollDirection | null>(null);
  const onFillGap = useCallback(
    (row: Extract<Row, { kind: 'gap' }>, chosen?: GapSide) => {
      const isByKeys = list.current?.element()?.querySelector(':focus-visible') != null;
      // The page may still glide to where an earlier key led.
      const way = (isByKeys ? moved.current : null) ?? direction.current;
      const side = chosen ?? (way === 'up' ? 'older' : 'newer');
      const { key: gapKey, newerId, olderId } = row;
      const key = statusRowKey(side === 'newer' ? newerId : olderId);
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
    [list, direction, fillGap],
  );
  // The posts themselves are drawn before the list has them: only another list of rows is the gap filled.
  useLayoutEffect(() => {
    const hold = filled.current;
    if (hold !== null) list.current?.scrollToKey(hold.key, { offset: hold.offset });
  }, [list, rows]);
  // The cursor has had it in the same commit.
  useEffect(() => {
    filled.current = null;
  }, [rows]);
  return { onFillGap, filled, moved };
}
