import { browserStorage, type Status } from '@rookery/api-client';
import { statusKey } from '@rookery/store';
import { debounce } from '@rookery/ui';
import type { Scroller, VirtualListHandle } from '@rookery/ui/list';
import type { QueryClient } from '@tanstack/react-query';
import { statusIdOfKey } from '../rows/timeline-rows.js';
import { createCatchUpMemory, seenIds } from './absence.js';

/** How long scrolling rests before the rows in view count as seen, in ms: longer than the list takes to correct its position. */
const REST_MS = 150;

/** The notes of one visit of Home. */
interface VisitNotes {
  /** Home is read. `place`: its place before that, as the id of a post or as the key of its row; undefined: none is known. */
  note(place: string | undefined): void;
  stop(): void;
}

/**
 * Keeps for catching up where a visit of Home began, and which posts were in view while scrolling rested.
 *
 * @param scope Names the account in storage.
 */
export function keepVisitNotes(
  queryClient: QueryClient,
  scope: string,
  list: { readonly current: VirtualListHandle | null },
  scroller: Scroller,
): VisitNotes {
  const memory = createCatchUpMemory(browserStorage('local'), scope, Date.now);
  const look = debounce(() => {
    const ids = (list.current?.keysInView() ?? []).flatMap(key => statusIdOfKey(key) ?? []);
    memory.see(
      ids.flatMap(id => {
        const status = queryClient.getQueryData<Status>(statusKey(id));
        return status === undefined ? [] : seenIds(status);
      }),
    );
  }, REST_MS);
  look();
  const unsubscribe = scroller.subscribe('scroll', look);
  return {
    note: place => memory.note(place === undefined ? null : (statusIdOfKey(place) ?? place)),
    stop: () => {
      look.cancel();
      unsubscribe();
    },
  };
}
