import type { ReactNode, Ref } from 'react';
import { ListStates, type ListStatesProps, type OlderItems } from '../state/list-states.js';
import type { VirtualListHandle } from '../virtual-list/virtual-list-handle.dom.js';
import { VirtualList, type VirtualListProps } from '../virtual-list/virtual-list.js';
import { withRef } from '../with-ref/with-ref.js';
import { useAutoload } from './use-autoload.js';

interface ListRow {
  key: string;
}

/** Props that the windowed list takes as they are. */
type WindowingProps<Row> = Pick<
  VirtualListProps<Row>,
  'initialAnchor' | 'initialSizes' | 'onAnchorChange' | 'keepMountedKeys' | 'estimatedItemSize' | 'tabIndex' | 'onKeyDown'
>;

export interface ItemListProps<Row extends ListRow> extends Omit<ListStatesProps, 'isEmpty' | 'children'>, WindowingProps<Row> {
  /** Its role: rows are articles, list items or anything. */
  kind: 'feed' | 'list' | 'group';
  /** The accessible name. */
  label: string;
  className?: string;
  rows: readonly Row[];
  renderRow(row: Row, index: number): ReactNode;
  /** Loads older items near the end without a press. */
  autoloadMore: boolean;
  /** Instead of the button for more. `isAutomatic`: older items load without a press. */
  renderMore?(older: OlderItems, isAutomatic: boolean): ReactNode;
  ref?: Ref<VirtualListHandle>;
}

const rowKey = (row: ListRow): string => row.key;

/** A windowed list in each of its states. */
export const ItemList = withRef(function ItemList<Row extends ListRow>(props: ItemListProps<Row>) {
  const { kind, label, className, rows, renderRow, autoloadMore, renderMore, ref, ...rest } = props;
  const { initialAnchor, initialSizes, onAnchorChange, keepMountedKeys, estimatedItemSize, tabIndex, onKeyDown, ...states } =
    rest;
  const { id, phase, older, foot, isBusy = false } = states;
  const { onReachEnd, isAutomatic } = useAutoload({ autoloadMore: autoloadMore && phase === 'ready', rows, older });
  return (
    <ListStates
      {...states}
      isEmpty={rows.length === 0 && !isAutomatic}
      foot={foot ?? (older && renderMore?.(older, isAutomatic))}
    >
      {rows.length === 0 ? (
        <div id={id} />
      ) : (
        <VirtualList
          {...{ initialAnchor, initialSizes, onAnchorChange, keepMountedKeys, estimatedItemSize, tabIndex, onKeyDown }}
          ref={ref}
          id={id}
          className={className}
          role={kind}
          aria-busy={isBusy || older?.isLoading === true}
          aria-label={label}
          items={rows}
          itemKey={rowKey}
          renderItem={renderRow}
          onReachEnd={onReachEnd}
        />
      )}
    </ListStates>
  );
});
