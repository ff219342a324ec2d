import { memo, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { PartBoundary } from '../error-boundary/part-boundary.js';
import type { ObserveRow } from './row-observer.dom.js';

interface VirtualRowProps<T> {
  rowKey: string;
  item: T;
  index: number;
  renderItem(item: T, index: number): ReactNode;
  observe: ObserveRow;
}

function Row<T>({ rowKey, item, index, renderItem, observe }: VirtualRowProps<T>) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (row.current === null ? undefined : observe(row.current)), [observe]);
  return (
    <div ref={row} className="rk-virtual-row" data-key={rowKey}>
      <PartBoundary>
        <RowContent item={item} index={index} renderItem={renderItem} />
      </PartBoundary>
    </div>
  );
}

// Separate from the row: the content depends on nothing but the item, its index and the function.
function Content<T>({ item, index, renderItem }: Pick<VirtualRowProps<T>, 'item' | 'index' | 'renderItem'>) {
  return renderItem(item, index);
}

const RowContent = memo(Content) as typeof Content;
export const VirtualRow = memo(Row) as typeof Row;
