/*
 * The quiet hours, as the pages leave them for the workers of pushes: local storage is hidden from a worker, a cache is not.
 */

import { QUIET } from './worker-rules.js';

/** The address of the one answer in the cache. */
const ADDRESS = '/quiet-hours';

/** Leaves the hours in the place of earlier ones; none: nothing stays. Where the browser denies it, pushes are shown as they come. */
export async function leaveQuiet(hours: readonly string[], storage: CacheStorage | undefined): Promise<void> {
  try {
    if (hours.length > 0) await (await storage?.open(QUIET))?.put(ADDRESS, new Response(JSON.stringify(hours)));
    else await storage?.delete(QUIET);
  } catch {
    // No room, or no caches.
  }
}

/** The hours that were left; none where nothing can be read. */
export async function leftQuiet(storage: CacheStorage | undefined): Promise<readonly string[]> {
  try {
    if (storage === undefined || !(await storage.has(QUIET))) return [];
    const hours: unknown = await (await (await storage.open(QUIET)).match(ADDRESS))?.json();
    return Array.isArray(hours) ? hours.filter(text => typeof text === 'string') : [];
  } catch {
    return [];
  }
}
