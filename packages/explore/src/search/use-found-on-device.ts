import { accountStore } from '@rookery/store';
import { SearchFailure, type SearchHits, type SearchIndex } from '@rookery/store/search';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useState } from 'react';

/** Profiles of a search, above its posts and messages. */
const PEOPLE = 5;

export interface FoundOnDevice {
  /** The text that was searched. */
  readonly text: string;
  readonly people: SearchHits;
  readonly posts: SearchHits;
}

export type DeviceSearchState =
  | { readonly kind: 'searching' }
  | { readonly kind: 'found'; readonly found: FoundOnDevice }
  /** The browser keeps nothing for the site. */
  | { readonly kind: 'denied' }
  | { readonly kind: 'failed' };

/**
 * Finds posts and profiles on the device that match a text, at each key. The results of the text before stay until those of the next one are there. Posts that are
 * deleted, and those of accounts that are blocked, leave at once.
 *
 * @param index Null: nothing is searched yet.
 */
export function useFoundOnDevice(index: Pick<SearchIndex, 'search'> | null, text: string, limit: number) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<DeviceSearchState>({ kind: 'searching' });
  const [attempt, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const { events } = accountStore(queryClient);
    const unsubscribes = [events.on('statusDeleted', again), events.on('relationshipChanged', again)];
    return () => unsubscribes.forEach(unsubscribe => unsubscribe());
  }, [queryClient]);
  useEffect(() => {
    if (index === null) return undefined;
    let isCurrent = true;
    const show = (next: DeviceSearchState): void => {
      if (isCurrent) setState(next);
    };
    Promise.all([
      index.search({ text, kinds: ['account'], limit: PEOPLE }),
      index.search({ text, kinds: ['post', 'message'], limit }),
    ]).then(
      ([people, posts]) => show({ kind: 'found', found: { text, people, posts } }),
      (error: unknown) => show({ kind: error instanceof SearchFailure && error.isDenied ? 'denied' : 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [index, text, limit, attempt]);
  return { state, retry: again };
}
