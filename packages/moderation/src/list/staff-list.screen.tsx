import type { ListDefinition } from '@rookery/store';
import { itemIds } from '@rookery/store/list';
import { BlankState, useMessages, type Messages } from '@rookery/ui';
import { ListScreen, useFeedList, useListPlace, type ListItems, type RowPlace } from '@rookery/timeline/parts';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useModeration } from '../context/use-moderation.js';
import { staffListMessages } from './messages.js';

interface ListedItem {
  id: string;
  created_at: string | null;
}

interface ItemRow {
  readonly kind: 'item';
  readonly key: string;
}

/** The texts that name the items of a list. */
export type StaffListTexts = Messages<'label' | 'failed' | 'offline' | 'olderFailed' | 'emptyTitle' | 'emptyText'>;

export interface StaffListScreenProps<Item extends ListedItem> {
  /** Stable: a new one is another list. */
  definition: ListDefinition<Item>;
  /** Names the place whose position is saved (LIST-06). */
  scrollKey: string;
  text: StaffListTexts;
  /** Stable while the rows look the same. */
  renderItem(id: string, place: RowPlace): ReactNode;
  /** Called with the ids of the items that are loaded, when they change. Stable. */
  onOrder?: (order: readonly string[]) => void;
  /** Above the list, in the same scroller. */
  head?: ReactNode;
}

const items: ListItems<ItemRow, never> = {
  itemOf: () => undefined,
  keyOf: id => id,
  idOfKey: key => key,
  isBelow: () => false,
};

/** A list of what the staff works through: its rows with the cursor of the house, its states, and the reader's place. */
export function StaffListScreen<Item extends ListedItem>(props: StaffListScreenProps<Item>) {
  const { definition, scrollKey, text, renderItem, onOrder, head } = props;
  const { restore } = useModeration();
  const words = useMessages(staffListMessages);
  const place = useListPlace<never>({ scrollKey, restore });
  const feed = useFeedList(definition, place.restoring);
  const { state } = feed;
  const order = useMemo(() => itemIds(state?.entries ?? []), [state]);
  const rows = useMemo(() => order.map((key): ItemRow => ({ kind: 'item', key })), [order]);
  useEffect(() => onOrder?.(order), [onOrder, order]);
  const renderRow = useMemo(() => (row: ItemRow, at: RowPlace) => renderItem(row.key, at), [renderItem]);
  const itemText = useMemo(() => ({ ...words, ...text, empty: text.emptyTitle }), [words, text]);
  return (
    <ListScreen<ItemRow, never>
      place={place}
      feed={feed}
      items={items}
      rows={rows}
      renderRow={renderRow}
      filterContext={null}
      itemText={itemText}
      header={head}
      emptyState={<BlankState title={text.emptyTitle()} description={text.emptyText()} />}
    />
  );
}
