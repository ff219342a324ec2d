import type { ReactNode, Ref } from 'react';
import { ListPhases, type ListPhasesProps } from '../state/list-phases.js';
import type { OlderItems } from '../state/list-states.js';
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
  | 'initialAnchor'
  | 'initialSizes'
  | 'onAnchorChange'
  | 'keepMountedKeys'
  | 'estimatedItemSize'
  | 'tabIndex'
  | 'onKeyDown'
  | 'className'
>;

export interface ItemListProps<Row extends ListRow>
  extends Omit<ListPhasesProps, 'isEmpty' | 'children' | 'foot'>, WindowingProps<Row> {
  /** Its role: rows are articles, list items or anything. */
  kind: 'feed' | 'list' | 'group';
  /** The accessible name. */
  label: string;
  rows: readonly Row[];
  renderRow(row: Row, index: number): ReactNode;
  /** Null when all are loaded. */
  older: OlderItems | null;
  /** Loads older items near the end without a press. */
  autoloadMore: boolean;
  /** Below the last row. `isAutomatic`: older items load without a press. */
  renderEnd(isAutomatic: boolean): ReactNode;
  ref?: Ref<VirtualListHandle>;
}

const rowKey = (row: ListRow): string => row.key;

/** A windowed list in each of its states. */
export const ItemList = withRef(function ItemList<Row extends ListRow>(props: ItemListProps<Row>) {
  const { kind, label, rows, renderRow, older, autoloadMore, renderEnd, ref, ...phases } = props;
  const { id, phase, isBusy, className, tabIndex, onKeyDown, estimatedItemSize } = props;
  const { initialAnchor, initialSizes, onAnchorChange, keepMountedKeys } = props;
  const { onReachEnd, isAutomatic } = useAutoload({ autoloadMore: autoloadMore && phase === 'ready', rows, older });
  return (
    <ListPhases {...phases} isEmpty={rows.length === 0 && !isAutomatic} foot={renderEnd(isAutomatic)}>
      {rows.length === 0 ? (
        <div id={id} />
      ) : (
        <VirtualList
          {...{ id, className, tabIndex, onKeyDown, estimatedItemSize, onReachEnd, ref }}
          {...{ initialAnchor, initialSizes, onAnchorChange, keepMountedKeys }}
          role={kind}
          aria-busy={isBusy === true || older?.isLoading === true}
          aria-label={label}
          items={rows}
          itemKey={rowKey}
          renderItem={renderRow}
        />
      )}
    </ListPhases>
  );
});
