import { useImperativeHandle } from 'react';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { Anchor } from './anchor.js';
import { useVirtualRows } from './use-virtual-rows.js';
import type { VirtualListHandle } from './virtual-list-handle.js';
import { VirtualRow } from './virtual-row.js';

export interface VirtualListProps<T> extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  items: readonly T[];
  /** Unique in the list, and the same for the same thing in every render. */
  itemKey(item: T): string;
  /** A row is drawn again only when its item, its index or this function changes. */
  renderItem(item: T, index: number): ReactNode;
  /** Pixels kept mounted above and below the viewport. Default 500. */
  bufferSize?: number;
  /** Pixels, for rows not measured yet; learned from the first rows when absent. */
  estimatedItemSize?: number;
  /** Where the reader left; read once, when the first rows arrive. */
  initialAnchor?: Anchor | null;
  /** What `sizes()` gave when the reader left. */
  initialSizes?: unknown;
  /** On every scroll: debounce it. */
  onAnchorChange?(anchor: Anchor): void;
  /** Once for every last row that comes within a screen of the viewport. */
  onReachEnd?(): void;
  /** Rows that stay mounted wherever they are, like one that is playing. The focused row always does. */
  keepMountedKeys?: readonly string[];
  ref?: Ref<VirtualListHandle>;
}

/**
 * A list in the page's own scroller that draws only what is near the viewport.
 *
 * The first wholly visible row stays where it is on the screen whatever changes above it: rows put in front, a gap filled,
 * rows taken out, a picture that loads late. See docs/adr/0005-windowed-list-engine.md.
 */
export function VirtualList<T>({
  items,
  itemKey,
  renderItem,
  bufferSize,
  estimatedItemSize,
  initialAnchor,
  initialSizes,
  onAnchorChange,
  onReachEnd,
  keepMountedKeys,
  className,
  ref,
  ...rest
}: VirtualListProps<T>) {
  const { rows, attach, observe, handle } = useVirtualRows({
    items,
    itemKey,
    bufferSize,
    estimatedItemSize,
    initialAnchor,
    initialSizes,
    onAnchorChange,
    onReachEnd,
    keepMountedKeys,
  });
  useImperativeHandle(ref, () => handle, [handle]);

  return (
    <div {...rest} ref={attach} className={className ? `rk-virtual-list ${className}` : 'rk-virtual-list'}>
      {rows.map(row => (
        <VirtualRow key={row.key} rowKey={row.key} item={row.item} index={row.index} renderItem={renderItem} observe={observe} />
      ))}
    </div>
  );
}
