import { itemIds, listWindow, WINDOW_ENTRIES, type ListState } from '@rookery/store/list';
import { knownItems, type ListDefinition, type ListWindow } from '@rookery/store';
import { debounce } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ListItems, ListPlace } from './use-list-place.js';

/** How long scrolling rests before the window is saved, in ms. */
const SAVE_MS = 1_000;
/** How long after the list is left the window is saved, in ms. */
const LEAVE_MS = 300;

interface WindowOptions<Row, Item extends { id: string }> {
  place: Pick<ListPlace<Item>, 'windows' | 'memory' | 'scrollKey'>;
  definition: Pick<ListDefinition<Item>, 'queryKey' | 'order'>;
  items: ListItems<Row, Item>;
  rows: readonly Row[];
  state: ListState | undefined;
}

/** Saves the loaded part of a list for a reload, while the reader is below its top (LIST-06). */
export function useListWindow<Row, Item extends { id: string }>(options: WindowOptions<Row, Item>): void {
  const { place, definition, items, rows, state } = options;
  const { windows, memory, scrollKey } = place;
  const { queryKey, order } = definition;
  const rowsNow = useRef(rows);
  useLayoutEffect(() => {
    rowsNow.current = rows;
  });
  const queryClient = useQueryClient();
  const saved = useRef<ListState['entries'] | null>(null);
  const latestSave = useRef<() => void>(() => undefined);

  useEffect(() => {
    const windowNow = (): ListWindow<Item> | null => {
      const position = memory.read(scrollKey);
      if (state === undefined || position === null) return null;
      // Signing out clears the cache: nothing of the account is stored afterwards.
      if (queryClient.getQueryData(queryKey) === undefined) return null;
      const anchorId = items.idOfKey(position.key, rowsNow.current);
      // Where only the server's links lead on, a list that is cut has no way on.
      const kept = listWindow(state, anchorId, order === 'server' ? Number.POSITIVE_INFINITY : WINDOW_ENTRIES);
      return { state: kept, items: knownItems(itemIds(kept.entries), id => items.itemOf(queryClient, id)) };
    };
    const save = (): void => {
      // A list that was saved whole is not saved again for another position in it.
      if (state === undefined || (saved.current === state.entries && state.entries.length <= WINDOW_ENTRIES)) return;
      const window = windowNow();
      if (window === null) return;
      saved.current = state.entries;
      void windows?.write(scrollKey, window);
    };
    const saveAtOnce = (): void => {
      const window = windowNow();
      if (window !== null) windows?.writeNow(scrollKey, window);
    };
    const saveHidden = (): void => {
      if (document.visibilityState === 'hidden') save();
    };
    latestSave.current = save;
    const saveSoon = debounce(save, SAVE_MS);
    saveSoon();
    window.addEventListener('scrollend', saveSoon);
    window.addEventListener('pagehide', saveAtOnce);
    document.addEventListener('visibilitychange', saveHidden);
    return () => {
      saveSoon.cancel();
      window.removeEventListener('scrollend', saveSoon);
      window.removeEventListener('pagehide', saveAtOnce);
      document.removeEventListener('visibilitychange', saveHidden);
    };
  }, [windows, memory, scrollKey, queryKey, order, items, state, queryClient]);

  // Saves also when the reader leaves soon after scrolling, without delaying the next page.
  useEffect(() => () => void setTimeout(() => latestSave.current(), LEAVE_MS), []);
}
