import type { Status } from '@rookery/api-client';
import { itemIds, listWindow, WINDOW_ENTRIES } from '@rookery/api-client/list';
import { knownItems, statusKey, type WindowStore } from '@rookery/api-client/query';
import { debounce } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ScrollMemory } from '@rookery/ui/list';
import { statusIdOfKey } from '../rows/timeline-rows.js';
import { sourceDefinition, type TimelineSource } from '../state/timeline-sources.js';
import { timelineKey, type TimelineState, type TimelineWindow } from '../state/timeline.data.js';

/** How long scrolling rests before the window is saved, in ms. */
const SAVE_MS = 1_000;
/** How long after the list is left the window is saved, in ms. */
const LEAVE_MS = 300;

interface WindowOptions {
  windows: WindowStore<Status>;
  memory: ScrollMemory;
  scrollKey: string;
  source: TimelineSource;
  state: TimelineState | undefined;
}

/** Saves the loaded part of a list for a reload, while the reader is below its top (LIST-06). */
export function useTimelineWindow({ windows, memory, scrollKey, source, state }: WindowOptions): void {
  const queryClient = useQueryClient();
  const saved = useRef<TimelineState['entries'] | null>(null);
  const latestSave = useRef<() => void>(() => undefined);

  useEffect(() => {
    const windowNow = (): TimelineWindow | null => {
      const position = memory.read(scrollKey);
      if (state === undefined || position === null) return null;
      // Signing out clears the cache: nothing of the account is stored afterwards.
      if (queryClient.getQueryData(timelineKey(source)) === undefined) return null;
      const anchorId = statusIdOfKey(position.key);
      // Where only the server's links lead on, a list that is cut has no way on.
      const kept = listWindow(
        state,
        anchorId,
        sourceDefinition(source).order === 'server' ? Number.POSITIVE_INFINITY : WINDOW_ENTRIES,
      );
      const items = knownItems(itemIds(kept.entries), id => queryClient.getQueryData<Status>(statusKey(id)));
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
  }, [windows, memory, scrollKey, source, state, queryClient]);

  // Saves also when the reader leaves soon after scrolling, without delaying the next page.
  useEffect(() => () => void setTimeout(() => latestSave.current(), LEAVE_MS), []);
}
