import { browserStorage, holdBrowserLock, withBrowserLock } from '@rookery/api-client';

/*
 * Remembers the draft that a composer has open. A page that closes or crashes meanwhile leaves the mark behind, and the next composer of the
 * account continues that draft. A lock tells such a mark from that of another tab, whose composer is still open.
 */

/** The part of `navigator.locks` that is used. Where the browser has none or refuses them, every mark counts as left behind. */
export type TabLocks = Pick<LockManager, 'request'>;

/** The key in the browser's local storage begins with this; the account follows. */
const OPEN_DRAFT_KEY = 'rookery:open-draft:';

const markKey = (account: string): string => OPEN_DRAFT_KEY + account;
const lockName = (draftId: string): string => `rookery-draft ${draftId}`;

/** Marks a draft as open. Returns the function that removes the mark. @param account The id of its session. */
export function markOpenDraft(account: string, draftId: string, locks?: TabLocks): () => void {
  attempt(storage => storage.setItem(markKey(account), draftId));
  const end = new AbortController();
  void holdBrowserLock(
    lockName(draftId),
    { signal: end.signal },
    () => new Promise<never>(() => undefined),
    async () => undefined,
    locks,
  );
  return () => {
    if (readMark(account) === draftId) attempt(storage => storage.removeItem(markKey(account)));
    end.abort();
  };
}

/** Whether a draft is marked as open: in this tab or another, or by a page that closed. */
export const hasOpenDraft = (account: string): boolean => readMark(account) !== null;

/** The draft that a closed page left open; null when there is none. */
export async function draftLeftOpen(account: string, locks?: TabLocks): Promise<string | null> {
  const draftId = readMark(account);
  if (draftId === null) return null;
  const isFree = await withBrowserLock(
    lockName(draftId),
    { ifAvailable: true },
    async lock => lock !== null,
    async () => true,
    locks,
  );
  return isFree ? draftId : null;
}

const readMark = (account: string): string | null => attempt(storage => storage.getItem(markKey(account))) ?? null;

/** Without room or permission nothing is remembered. */
function attempt<Value>(work: (storage: Storage) => Value): Value | undefined {
  try {
    const storage = browserStorage('local');
    return storage === null ? undefined : work(storage);
  } catch {
    return undefined;
  }
}
