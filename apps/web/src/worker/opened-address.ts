/*
 * The address that a pressed push opens (HINT-14) selects an account, and anyone can write such a link. The page therefore selects the account of an
 * address only if the worker has just left it: another site can neither read nor write the cache.
 */

/** The name of the cache of the address that was pressed last. */
export const OPENED = 'rookery-opened';

/** Leaves an address for the page that opens it, in the place of an earlier one. Where the browser denies it, the page opens without its account. */
export async function leaveOpened(address: string, storage: CacheStorage): Promise<void> {
  try {
    await storage.delete(OPENED);
    await (await storage.open(OPENED)).put(address, new Response(null));
  } catch {
    // No room, or no caches.
  }
}

/** Whether the worker left the address. True once. */
export async function takeOpened(address: string, storage: CacheStorage | undefined): Promise<boolean> {
  try {
    return (await (await storage?.open(OPENED))?.delete(address)) ?? false;
  } catch {
    return false;
  }
}
