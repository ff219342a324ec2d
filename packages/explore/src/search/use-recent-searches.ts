import { useState } from 'react';
import { addSearch, readSearches, removeSearch } from './search-history.js';

/** Strings in a storage of the browser. Nothing throws. */
export interface SearchStorage {
  read(key: string): string | null;
  write(key: string, text: string): void;
  remove(key: string): void;
}

export interface StoredSearches {
  /** Newest first. Always empty for a visitor, whose searches are not stored. */
  readonly searches: readonly string[];
  add(words: string): void;
  remove(words: string): void;
  clear(): void;
}

/** The last searches of an account. @param key Where they are stored; null: a visitor's are not. */
export function useRecentSearches(storage: SearchStorage, key: string | null): StoredSearches {
  const stored = (): readonly string[] => readSearches(key === null ? null : storage.read(key));
  const [searches, setSearches] = useState(stored);
  const change = (next: (searches: readonly string[]) => readonly string[]): void => {
    if (key === null) return;
    // Another tab may have stored more.
    const changed = next(stored());
    if (changed.length === 0) storage.remove(key);
    else storage.write(key, JSON.stringify(changed));
    setSearches(changed);
  };
  return {
    searches,
    add: words => change(known => addSearch(known, words)),
    remove: words => change(known => removeSearch(known, words)),
    clear: () => change(() => []),
  };
}
