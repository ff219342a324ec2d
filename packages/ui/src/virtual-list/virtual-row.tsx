import { memo } from 'react';
import type { ReactNode } from 'react';

interface VirtualRowProps<T> {
  rowKey: string;
  item: T;
  index: number;
  renderItem(item: T, index: number): ReactNode;
  /** Returns the way to stop, as refs do. */
  observe(element: HTMLElement | null): (() => void) | undefined;
}

function Row<T>({ rowKey, item, index, renderItem, observe }: VirtualRowProps<T>) {
  return (
    <div ref={observe} className="rk-virtual-row" data-key={rowKey}>
      <RowContent item={item} index={index} renderItem={renderItem} />
    </div>
  );
}

// Apart from the row, so that what is drawn depends on nothing but the item, its index and the function.
function Content<T>({ item, index, renderItem }: Pick<VirtualRowProps<T>, 'item' | 'index' | 'renderItem'>) {
  return renderItem(item, index);
}

const RowContent = memo(Content) as typeof Content;
export const VirtualRow = memo(Row) as typeof Row;
