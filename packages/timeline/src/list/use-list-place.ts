import type { Status } from '@rookery/api-client';
import { statusKey, type WindowStore } from '@rookery/store';
import { resolvePosition, useScrollRestoration, type VirtualListHandle } from '@rookery/ui/list';
import type { QueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { newestFirst } from '../place/newest-posts.js';
import { isPostBelow, statusIdOfKey, statusRowKey } from '../rows/timeline-rows.js';

interface PlaceOptions<Item> {
  /** Names the place whose position is saved (LIST-06). */
  scrollKey: string;
  /** Whether the reader returns to the list (back, forward, reload). Then it is shown as it was left. */
  restore: boolean;
  /** Where parts of the list are stored for a reload. Absent: nowhere. */
  windows?: WindowStore<Item>;
  /** Where its newest items are stored for a visit that begins at the top. Absent: nowhere. */
  newest?: WindowStore<Item> | null;
}

/** The reader's place in a list: its handle, the position that it opens at, and where the next one is saved. */
export function useListPlace<Item>({ scrollKey: key, restore, windows, newest = null }: PlaceOptions<Item>) {
  const { scrollMemory: memory, scope } = useTimelineOptions();
  const scrollKey = scope === undefined ? key : `${scope}:${key}`;
  const list = useRef<VirtualListHandle>(null);
  const { position, onAnchorChange } = useScrollRestoration({ memory, scrollKey, restore, list });
  return {
    list,
    /** Null at the top of the list. */
    position,
    onAnchorChange,
    memory,
    /** In the scope of the list. */
    scrollKey,
    windows,
    newest,
    /** For `useList`. */
    restoring: {
      isRestored: restore,
      ...(position === null && newest !== null && newestFirst(newest, memory, scrollKey)),
      ...(position !== null && windows !== undefined && { restoreWindow: () => windows.read(scrollKey) }),
    },
  };
}

export type ListPlace<Item> = ReturnType<typeof useListPlace<Item>>;

const isNever = (): boolean => false;

/** The props of a windowed list that opens at a position. `isBelow`: as `resolvePosition` takes it; default: rows have no order. */
export function opensAt<Row extends { key: string }>(
  position: ListPlace<unknown>['position'],
  rows: readonly Row[],
  isBelow: (row: Row, key: string) => boolean = isNever,
) {
  const initialAnchor = position === null ? null : resolvePosition(position, rows, isBelow);
  return { initialAnchor, initialSizes: initialAnchor?.sizes };
}

/** How the items of a list are read from the cache, and told from the keys of its rows. */
export interface ListItems<Row, Item> {
  /** The item in the cache. */
  itemOf(queryClient: QueryClient, id: string): Item | undefined;
  /** The key of the row that shows an item. */
  keyOf(id: string, item: Item | undefined): string;
  /** The id of an item that the row with this key shows; null for other rows. */
  idOfKey(key: string, rows: readonly Row[]): string | null;
  /** Whether the row belongs below the row `key`, which is not in the list. */
  isBelow(row: Row, key: string): boolean;
}

export const statusItems: ListItems<{ kind: string; id?: string; isPinned?: boolean }, Status> = {
  itemOf: (queryClient, id) => queryClient.getQueryData<Status>(statusKey(id)),
  keyOf: statusRowKey,
  idOfKey: statusIdOfKey,
  isBelow: isPostBelow,
};
