import { useState } from 'react';
import { useSession } from '../session/session-provider.js';
import { localItems } from '../storage/guarded-storage.js';
import { storageKeys } from '../storage/storage-keys.js';
import { addSearch, readSearches, removeSearch } from '@rookery/explore/search';

interface RecentSearches {
  /** Newest first. Always empty for a visitor, whose searches are not stored. */
  readonly searches: readonly string[];
  add(words: string): void;
  remove(words: string): void;
  clear(): void;
}

/** The searches of the account that is shown, stored on this device until it signs out. */
export function useRecentSearches(): RecentSearches {
  const { session } = useSession();
  const key = session === null ? null : storageKeys.searches + session.id;
  const stored = (): readonly string[] => readSearches(key === null ? null : localItems.read(key));
  const [searches, setSearches] = useState(stored);
  const change = (next: (searches: readonly string[]) => readonly string[]): void => {
    if (key === null) return;
    // Another tab may have stored more.
    const changed = next(stored());
    if (changed.length === 0) localItems.remove(key);
    else localItems.write(key, JSON.stringify(changed));
    setSearches(changed);
  };
  return {
    searches,
    add: words => change(known => addSearch(known, words)),
    remove: words => change(known => removeSearch(known, words)),
    clear: () => change(() => []),
  };
}
