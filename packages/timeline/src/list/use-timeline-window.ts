import type { Status } from '@rookery/api-client';
import { itemIds, listWindow, WINDOW_ENTRIES, type ListState } from '@rookery/store/list';
import { knownItems, statusKey, type ListDefinition, type ListWindow, type WindowStore } from '@rookery/store';
import { debounce } from '@rookery/ui';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import type { ScrollMemory } from '@rookery/ui/list';
import { statusIdOfKey } from '../rows/timeline-rows.js';
import { sourceDefinition, type TimelineSource } from '../state/timeline-sources.js';
import { timelineKey } from '../state/timeline.data.js';

/** How long scrolling rests before the window is saved, in ms. */
const SAVE_MS = 1_000;
/** How long after the list is left the window is saved, in ms. */
const LEAVE_MS = 300;

/** A list whose windows are saved: its key, its order, and how its rows and items are read. */
interface WindowedList<Item> extends Pick<ListDefinition<Item & { id: string }>, 'queryKey' | 'order'> {
  /** The id of an item that the row shows; null for other rows. */
  idOfKey(key: string): string | null;
  /** The item in the cache. */
  itemOf(queryClient: QueryClient, id: string): Item | undefined;
}

interface WindowOptions<Item> {
  windows: WindowStore<Item>;
  memory: ScrollMemory;
  scrollKey: string;
  /** Stable while the list is the same. */
  list: WindowedList<Item>;
  state: ListState | undefined;
}

/** Saves the loaded part of a timeline for a reload, while the reader is below its top (LIST-06). */
export function useTimelineWindow({
  source,
  ...options
}: Omit<WindowOptions<Status>, 'list'> & { source: TimelineSource }): void {
  const list = useMemo(
    (): WindowedList<Status> => ({
      queryKey: timelineKey(source),
      order: sourceDefinition(source).order,
      idOfKey: statusIdOfKey,
      itemOf: (queryClient, id) => queryClient.getQueryData<Status>(statusKey(id)),
    }),
    [source],
  );
  useListWindow({ ...options, list });
}

/** As `useTimelineWindow`, for any list. */
export function useListWindow<Item>({ windows, memory, scrollKey, list, state }: WindowOptions<Item>): void {
  const queryClient = useQueryClient();
  const saved = useRef<ListState['entries'] | null>(null);
  const latestSave = useRef<() => void>(() => undefined);

  useEffect(() => {
    const windowNow = (): ListWindow<Item> | null => {
      const position = memory.read(scrollKey);
      if (state === undefined || position === null) return null;
      // Signing out clears the cache: nothing of the account is stored afterwards.
      if (queryClient.getQueryData(list.queryKey) === undefined) return null;
      const anchorId = list.idOfKey(position.key);
      // Where only the server's links lead on, a list that is cut has no way on.
      const kept = listWindow(state, anchorId, list.order === 'server' ? Number.POSITIVE_INFINITY : WINDOW_ENTRIES);
      const items = knownItems(itemIds(kept.entries), id => list.itemOf(queryClient, id));
      return { state: kept, items };
    };
    const save = (): void => {
      // A list that was saved whole is not saved again for another position in it.
      if (state === undefined || (saved.current === state.entries && state.entries.length <= WINDOW_ENTRIES)) return;
      const window = windowNow();
      if (window === null) return;
      saved.current = state.entries;
      void windows.write(scrollKey, window);
    };
    const saveAtOnce = (): void => {
      const window = windowNow();
      if (window !== null) windows.writeNow(scrollKey, window);
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
  }, [windows, memory, scrollKey, list, state, queryClient]);

  // Saves also when the reader leaves soon after scrolling, without delaying the next page.
  useEffect(() => () => void setTimeout(() => latestSave.current(), LEAVE_MS), []);
}
