import { memo } from 'react';
import type { ReactNode } from 'react';

interface VirtualRowProps<T> {
  rowKey: string;
  item: T;
  index: number;
  /** Pixels of rows that are not mounted between this one and the one before. */
  gap: number;
  renderItem(item: T, index: number): ReactNode;
  /** Returns the way to stop, as refs do. */
  observe(element: HTMLElement | null): (() => void) | undefined;
}

function Row<T>({ rowKey, item, index, gap, renderItem, observe }: VirtualRowProps<T>) {
  return (
    <div ref={observe} className="rk-virtual-row" data-key={rowKey} style={gap === 0 ? undefined : { marginBlockStart: gap }}>
      <RowContent item={item} index={index} renderItem={renderItem} />
    </div>
  );
}

// Apart from the row, so that a gap that changes while scrolling moves the row and draws nothing again.
function Content<T>({ item, index, renderItem }: Pick<VirtualRowProps<T>, 'item' | 'index' | 'renderItem'>) {
  return renderItem(item, index);
}

const RowContent = memo(Content) as typeof Content;
export const VirtualRow = memo(Row) as typeof Row;
