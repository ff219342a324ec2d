import { useImperativeHandle } from 'react';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { Scroller } from '../scroller/scroller.dom.js';
import type { Anchor } from './anchor.js';
import { useVirtualRows } from './use-virtual-rows.js';
import { createHandle, type VirtualListHandle } from './virtual-list-handle.dom.js';
import { VirtualRow } from './virtual-row.js';
import { withRef } from '../with-ref/with-ref.js';

export interface VirtualListProps<T> extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** All rows, in the order shown. Only those near the viewport are rendered. */
  items: readonly T[];
  /** Unique in the list, and stable for the same item in every render. */
  itemKey(item: T): string;
  /** A row renders again only when its item, its index or this function changes. */
  renderItem(item: T, index: number): ReactNode;
  /** Default: the scroller of the nearest `ScrollerProvider` or `ScrollArea`, else the window. Read when the list mounts. */
  scroller?: Scroller;
  /** Pixels above and below the viewport in which rows are mounted. Default 500. */
  bufferSize?: number;
  /** Height of rows not measured yet, in px. Default: learned from the first rows. */
  estimatedItemSize?: number;
  /** Where the reader left the list. Read when the first rows arrive. */
  initialAnchor?: Anchor | null;
  /** The result of `sizes()` when the reader left the list. */
  initialSizes?: unknown;
  /** For lists that grow at their end, such as a chat log. The list begins at its end, and while the reader is there, appended and growing rows keep the end in view. A reader who scrolled away stays where they are. */
  sticksToEnd?: boolean;
  /** Called on every scroll with the row being read: debounce it. */
  onAnchorChange?(anchor: Anchor): void;
  /** Called within a screen of the first row, once for each first row. Prepended rows do not move the row being read. */
  onReachStart?(): void;
  /** Called within a screen of the last row, once for each last row. */
  onReachEnd?(): void;
  /** Rows that stay mounted outside the viewport, such as one that plays a video. The focused row always does. */
  keepMountedKeys?: readonly string[];
  /** Scrolls, and finds the elements of rows. */
  ref?: Ref<VirtualListHandle>;
}

/**
 * A windowed list: it mounts only the rows near the viewport of its scroller.
 *
 * The row being read keeps its place in the viewport whatever changes above it: rows are prepended, a gap is filled, rows are removed,
 * an image loads late. See docs/adr/0005-place-of-the-reader.md.
 */
export const VirtualList = withRef(function VirtualList<T>({
  items,
  itemKey,
  renderItem,
  scroller,
  bufferSize,
  estimatedItemSize,
  initialAnchor,
  initialSizes,
  sticksToEnd,
  onAnchorChange,
  onReachStart,
  onReachEnd,
  keepMountedKeys,
  className,
  ref,
  ...rest
}: VirtualListProps<T>) {
  const { rows, list, engine } = useVirtualRows({
    items,
    itemKey,
    scroller,
    bufferSize,
    estimatedItemSize,
    initialAnchor,
    initialSizes,
    sticksToEnd,
    onAnchorChange,
    onReachStart,
    onReachEnd,
    keepMountedKeys,
  });
  useImperativeHandle(ref, () => createHandle(engine), [engine]);

  return (
    <div {...rest} ref={list} className={className ? `rk-virtual-list ${className}` : 'rk-virtual-list'}>
      {rows.map(row => (
        <VirtualRow
          key={row.key}
          rowKey={row.key}
          item={row.item}
          index={row.index}
          renderItem={renderItem}
          observe={engine.observeRow}
        />
      ))}
    </div>
  );
});
