import { parsePath, type Location } from 'react-router-dom';

/** The addresses that were shown in one column, like the history of a window. */
export interface ColumnHistory {
  readonly entries: readonly Location[];
  /** The entry that is shown. */
  readonly index: number;
  /** How it was reached: a column opens where it was left, and its tabs at their top. */
  readonly arrival: 'return' | 'link';
}

/** Going back farther leads nowhere. */
const MOST_ENTRIES = 20;

export const openHistory = (href: string): ColumnHistory => ({
  entries: [locationAt(href, null, 0)],
  index: 0,
  arrival: 'return',
});

export const shownIn = ({ entries, index }: ColumnHistory): Location => entries[index] ?? locationAt('/', null, 0);

export const canGoBack = ({ index }: ColumnHistory): boolean => index > 0;

/** Shows an address after the one that is shown: those after it are forgotten. */
export function pushed(history: ColumnHistory, href: string, state: unknown): ColumnHistory {
  const entries = [...history.entries.slice(0, history.index + 1), locationAt(href, state, nextKey(history))].slice(
    -MOST_ENTRIES,
  );
  return { entries, index: entries.length - 1, arrival: 'link' };
}

/** Shows an address in the place of the one that is shown. */
export function replaced(history: ColumnHistory, href: string, state: unknown): ColumnHistory {
  return { ...history, entries: history.entries.with(history.index, locationAt(href, state, nextKey(history))), arrival: 'link' };
}

/** Goes back or forward. The same object where there is no such entry. */
export function went(history: ColumnHistory, distance: number): ColumnHistory {
  const index = history.index + distance;
  return distance === 0 || index < 0 || index >= history.entries.length ? history : { ...history, index, arrival: 'return' };
}

/** Keys tell the entries of one column apart. */
const nextKey = ({ entries }: ColumnHistory): number => Math.max(...entries.map(({ key }) => Number(key))) + 1;

function locationAt(href: string, state: unknown, key: number): Location {
  const { pathname = '/', search = '', hash = '' } = parsePath(href);
  return { pathname, search, hash, state, key: String(key), mask: undefined };
}
