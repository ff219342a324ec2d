import { searchParameters, useRecentSearches, type StoredSearches } from '@rookery/explore/search';
import { useSession } from '../session/session-provider.js';
import { localItems } from '../storage/guarded-storage.js';
import { storageKeys } from '../storage/storage-keys.js';

/** The address of a search: `/search?q=trams&type=posts`. */
export const searchHref = (...search: Parameters<typeof searchParameters>): string => `/search?${searchParameters(...search)}`;

/** The searches of the account that is shown, stored on this device until it signs out. */
export function useOwnSearches(): StoredSearches {
  const { session } = useSession();
  return useRecentSearches(localItems, session === null ? null : storageKeys.searches + session.id);
}
