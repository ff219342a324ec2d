import type { QueryClient } from '@tanstack/react-query';
import { accountIdentity } from '../entities/account-identity.data.js';
import { openWindowDatabase, type Stored, type WindowDatabase } from '../list/window-database.data.js';
import { hadNoAnswer } from '../reach/watch-reach.data.js';
import { keptEntries, type KeptEntry } from './kept-entries.js';

/** Older pages are not shown: so much has changed since then that an error says more. */
export const PAGE_MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

interface StoredPage extends Stored {
  entries: readonly KeptEntry[];
}

/** Where pages are stored. Each method rejects when the browser does. */
type PageTable = Pick<WindowDatabase<StoredPage>, 'get' | 'put'>;

/** Opens the database; null where the browser denies it. */
type OpenPages = () => Promise<PageTable | null>;

let opened: ReturnType<OpenPages> | undefined;
const inBrowser: OpenPages = () => (opened ??= openWindowDatabase<StoredPage>(() => (opened = undefined), 'pages'));

interface KeptPageOptions {
  /** Names the page: its path. */
  readonly path: string;
  readonly open?: OpenPages;
  /** Epoch ms. */
  readonly now?: () => number;
}

/** Names the reader whose pages are stored: the account, or a visitor of a server, `@<host>`. Null where none was named. */
function readerOf(queryClient: QueryClient): string | null {
  const identity = accountIdentity(queryClient);
  return identity && (identity.scope ?? `@${new URL(identity.client.baseUrl).host}`);
}

/** Stores what the page shows now. Nothing is stored where requests of the page are lost: what was stored before is better. A full disk costs the page without a network, nothing else. */
export async function keepPage(
  queryClient: QueryClient,
  { path, open = inBrowser, now = Date.now }: KeptPageOptions,
): Promise<void> {
  const scope = readerOf(queryClient);
  const queries = queryClient.getQueryCache().getAll();
  const isLosing = queries.some(query => query.isActive() && hadNoAnswer(query.state.fetchFailureReason) === true);
  if (scope === null || isLosing) return;
  const cached = queries.flatMap(query => {
    const { data, dataUpdatedAt: updatedAt } = query.state;
    return data === undefined ? [] : [{ queryKey: query.queryKey, data, updatedAt, isShown: query.isActive() }];
  });
  const entries = keptEntries(cached);
  if (entries.length === 0) return;
  const pages = await open().catch(() => null);
  await pages?.put({ name: `${scope}|${path}`, scope, savedAt: now(), entries }).catch(() => undefined);
}

/**
 * Puts what is stored of a page into the cache, where the cache has nothing: the page shows it in the place of an error, and requests it again. Resolves
 * to when it was stored, in epoch ms; to null when nothing is.
 */
async function showKeptPage(
  queryClient: QueryClient,
  { path, open = inBrowser, now = Date.now }: KeptPageOptions,
): Promise<number | null> {
  const scope = readerOf(queryClient);
  if (scope === null) return null;
  const pages = await open().catch(() => null);
  const page = await pages?.get(`${scope}|${path}`).catch(() => undefined);
  if (page === undefined || now() - page.savedAt > PAGE_MAX_AGE_MS) return null;
  for (const { queryKey, data, updatedAt } of page.entries) {
    if (queryClient.getQueryData(queryKey) === undefined) queryClient.setQueryData(queryKey, data, { updatedAt });
  }
  // Some depend on others that are there now. What still has no answer is asked for again once the server can be reached (`watchReach`).
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  return page.savedAt;
}

/** The stored data of a page may have left the cache after this time, in ms. */
const AGAIN_MS = 60_000;

interface KeptPagesOptions extends Omit<KeptPageOptions, 'path'> {
  /** The path of the page that is open. */
  readonly path: () => string;
  /** `savedAt`: epoch ms. */
  readonly onShown: (page: { readonly path: string; readonly savedAt: number }) => void;
}

/** Shows what is stored of each page whose requests are lost, from now on. Call it once for a cache, after its first lost request. */
export function showKeptPages(
  queryClient: QueryClient,
  { path: pathNow, onShown, now = Date.now, ...options }: KeptPagesOptions,
): void {
  const shownAt = new Map<string, number>();
  const show = (): void => {
    const path = pathNow();
    if (now() - (shownAt.get(path) ?? -Infinity) < AGAIN_MS) return;
    shownAt.set(path, now());
    void showKeptPage(queryClient, { ...options, now, path }).then(savedAt => {
      if (savedAt !== null) onShown({ path, savedAt });
    });
  };
  const cache = queryClient.getQueryCache();
  cache.subscribe(event => {
    if (event.type === 'updated' && 'error' in event.action && hadNoAnswer(event.action.error) === true) show();
  });
  if (cache.getAll().some(({ state }) => hadNoAnswer(state.fetchFailureReason) === true)) show();
}
