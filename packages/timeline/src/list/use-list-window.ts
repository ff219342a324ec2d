import { itemIds, listWindow, WINDOW_ENTRIES, type ListState } from '@rookery/store/list';
import { knownItems, type ListDefinition, type ListWindow } from '@rookery/store';
import { debounce } from '@rookery/ui';
import { useScroller } from '@rookery/ui/list';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ListItems, ListPlace } from './use-list-place.js';

/** How long scrolling rests before the window is saved, in ms. */
const SAVE_MS = 1_000;
/** How long after the list is left the window is saved, in ms. */
const LEAVE_MS = 300;
/** The newest entries that are saved for a visit that begins at the top: the first page of a list. */
const NEWEST_ENTRIES = 20;

interface WindowOptions<Row, Item extends { id: string }> {
  place: Pick<ListPlace<Item>, 'windows' | 'newest' | 'memory' | 'scrollKey'>;
  definition: Pick<ListDefinition<Item>, 'queryKey' | 'order'>;
  items: ListItems<Row, Item>;
  rows: readonly Row[];
  state: ListState | undefined;
}

/** Saves the loaded part of a list for a reload while the reader is below its top, and its newest items while the reader is there (LIST-06). */
export function useListWindow<Row, Item extends { id: string }>(options: WindowOptions<Row, Item>): void {
  const { place, definition, items, rows, state } = options;
  const { windows, newest, memory, scrollKey } = place;
  const { queryKey, order } = definition;
  const rowsNow = useRef(rows);
  useLayoutEffect(() => {
    rowsNow.current = rows;
  });
  const queryClient = useQueryClient();
  const scroller = useScroller();
  const saved = useRef<{ entries: ListState['entries']; isNewest: boolean } | null>(null);
  const latestSave = useRef<() => void>(() => undefined);

  useEffect(() => {
    const position = (): ReturnType<typeof memory.read> => memory.read(scrollKey);
    const windowNow = (): ListWindow<Item> | null => {
      // Signing out clears the cache: nothing of the account is stored afterwards.
      if (state === undefined || queryClient.getQueryData(queryKey) === undefined) return null;
      const place = position();
      const anchorId = place === null ? null : items.idOfKey(place.key, rowsNow.current);
      // Where only the server's links lead on, a list that is cut has no way on.
      const size = order === 'server' ? Number.POSITIVE_INFINITY : place === null ? NEWEST_ENTRIES : WINDOW_ENTRIES;
      const kept = listWindow(state, anchorId, size);
      return { state: kept, items: knownItems(itemIds(kept.entries), id => items.itemOf(queryClient, id)) };
    };
    const save = (): void => {
      const isNewest = position() === null;
      const store = isNewest ? newest : windows;
      const isSaved = saved.current?.entries === state?.entries && saved.current?.isNewest === isNewest;
      // A list that was saved whole is not saved again for another position in it.
      if (!store || state === undefined || (isSaved && (isNewest || state.entries.length <= WINDOW_ENTRIES))) return;
      const window = windowNow();
      if (window === null) return;
      saved.current = { entries: state.entries, isNewest };
      void store.write(scrollKey, window);
    };
    const saveAtOnce = (): void => {
      const window = position() === null ? null : windowNow();
      if (window !== null) windows?.writeNow(scrollKey, window);
    };
    const saveHidden = (): void => {
      if (document.visibilityState === 'hidden') save();
    };
    latestSave.current = save;
    const saveSoon = debounce(save, SAVE_MS);
    saveSoon();
    const unsubscribe = scroller.subscribe('scrollend', saveSoon);
    window.addEventListener('pagehide', saveAtOnce);
    document.addEventListener('visibilitychange', saveHidden);
    return () => {
      saveSoon.cancel();
      unsubscribe();
      window.removeEventListener('pagehide', saveAtOnce);
      document.removeEventListener('visibilitychange', saveHidden);
    };
  }, [windows, newest, memory, scrollKey, queryKey, order, items, state, queryClient, scroller]);

  // Saves also when the reader leaves soon after scrolling, without delaying the next page.
  useEffect(() => () => void setTimeout(() => latestSave.current(), LEAVE_MS), []);
}
