/** Items of one slice. */
const SLICE = 20;
/** The page may be busy for this long before the browser gets its turn, in ms: a frame. */
const BUSY_MS = 16;
/** The caller has just parsed the text of a list that is longer than this: the browser gets its turn before the first slice. */
const LONG_LIST = 200;

/**
 * Works on a long list slice by slice and lets the browser draw and answer the reader in between. Returns the results in order. Short lists are
 * done in one go. Rejects when `signal` aborts.
 */
export async function inSlices<Item, Result>(
  items: readonly Item[],
  work: (slice: readonly Item[]) => readonly Result[],
  { signal, now = Date.now }: { signal?: AbortSignal | undefined; now?: () => number } = {},
): Promise<Result[]> {
  const results: Result[] = [];
  let busySince = items.length > LONG_LIST ? Number.NEGATIVE_INFINITY : now();
  for (let start = 0; start < items.length; start += SLICE) {
    if (now() - busySince >= BUSY_MS) {
      await new Promise<void>(resume => {
        setTimeout(resume);
      });
      signal?.throwIfAborted();
      busySince = now();
    }
    results.push(...work(items.slice(start, start + SLICE)));
  }
  return results;
}
