/*
 * The address that a pressed push opens (HINT-14) selects an account, and anyone can write such a link. The page therefore selects the account of an
 * address only if the worker has just left it: another site can neither read nor write the cache.
 */

/** The name of the cache of the address that was pressed last. */
export const OPENED = 'rookery-opened';

/** Leaves an address for the page that opens it, in the place of an earlier one. Where the browser denies it, the page opens without its account. @param now Epoch ms. */
export async function leaveOpened(address: string, storage: CacheStorage, now: number): Promise<void> {
  try {
    await storage.delete(OPENED);
    await (await storage.open(OPENED)).put(address, new Response(String(now)));
  } catch {
    // No room, or no caches.
  }
}

/** A press is forgotten after this time, in ms: a reader who opens the app later wants something else. */
const LEFT_MS = 60_000;

/** The address that the worker has just left and no page has taken; null: there is none. @param now Epoch ms. */
export async function leftAddress(storage: CacheStorage | undefined, now: number): Promise<string | null> {
  try {
    const cache = await openedCache(storage);
    const [request] = (await cache?.keys()) ?? [];
    if (cache === null || request === undefined) return null;
    const leftAt = Number(await (await cache.match(request))?.text());
    return now - leftAt < LEFT_MS ? request.url : null;
  } catch {
    return null;
  }
}

/** Whether the worker left the address. True once. */
export async function takeOpened(address: string, storage: CacheStorage | undefined): Promise<boolean> {
  try {
    return (await (await openedCache(storage))?.delete(address)) ?? false;
  } catch {
    return false;
  }
}

/** The cache where there is one: reading makes none. */
const openedCache = async (storage: CacheStorage | undefined): Promise<Cache | null> =>
  storage !== undefined && (await storage.has(OPENED)) ? storage.open(OPENED) : null;
