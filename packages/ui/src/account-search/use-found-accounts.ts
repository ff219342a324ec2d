import { useCallback, useEffect, useRef, useState } from 'react';

/** A pause in typing this long begins a search (UI-01). */
const SEARCH_PAUSE_MS = 300;

interface Found<Item> {
  /** The words of the items; '' before the first search. */
  readonly words: string;
  readonly items: readonly Item[];
  readonly hasFailed: boolean;
}

const nothing = { words: '', items: [], hasFailed: false } as const;

/**
 * The results for a typed text. A search begins once typing has paused; the one before is aborted, and its answer never replaces a later one.
 * A failure keeps no results.
 */
export function useFoundAccounts<Item>(search: (words: string, signal: AbortSignal) => Promise<readonly Item[]>) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found<Item>>(nothing);
  const running = useRef(new AbortController());
  const change = useCallback(
    (next: string): void => {
      setText(next);
      running.current.abort();
      const { signal } = (running.current = new AbortController());
      const words = next.trim();
      if (words === '') return setFound(nothing);
      const settle = (items: readonly Item[], hasFailed: boolean): void => {
        if (!signal.aborted) setFound({ words, items, hasFailed });
      };
      const begin = (): void =>
        void search(words, signal).then(
          items => settle(items, false),
          () => settle([], true),
        );
      const timer = setTimeout(begin, SEARCH_PAUSE_MS);
      signal.addEventListener('abort', () => clearTimeout(timer));
    },
    [search],
  );
  useEffect(() => () => running.current.abort(), []);
  return { text, change, items: found.items, hasFailed: found.hasFailed, isSettled: found.words === text.trim() };
}
