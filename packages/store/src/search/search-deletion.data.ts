// Separate from the index: signing out deletes it with code that Home has loaded.
import { deleteBrowserDatabases } from '@rookery/api-client';

/** Followed by the account's scope: each has a database of its own, so that deleting one is one step. */
export const SEARCH_DATABASES = 'rookery-search:';

/** Deletes what was stored for the search of an account (`<acct>@<host>`), or of every account. */
export const deleteSearchIndex = (scope: string | null): Promise<void> =>
  deleteBrowserDatabases(name => (scope === null ? name.startsWith(SEARCH_DATABASES) : name === SEARCH_DATABASES + scope));
