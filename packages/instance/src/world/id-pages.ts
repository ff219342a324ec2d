/** Paging parameters. `limit` is 20 by default. */
export type PageRange = {
  max_id?: string | undefined;
  since_id?: string | undefined;
  min_id?: string | undefined;
  limit?: number | undefined;
};

/** The first index of an ascending list whose id is not less than `id`. */
export function lowerBound(ids: readonly string[], id: string): number {
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ids[middle] ?? '') < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** One page of an ascending list, newest first. Stops as soon as the page is full. */
export function pageOf(ids: readonly string[], range: PageRange, accepts: (id: string) => boolean): string[] {
  const limit = range.limit ?? 20;
  const from = range.min_id === undefined ? range.since_id : range.min_id;
  const start = from === undefined ? 0 : lowerBound(ids, from) + (ids[lowerBound(ids, from)] === from ? 1 : 0);
  const end = range.max_id === undefined ? ids.length : lowerBound(ids, range.max_id);
  const page: string[] = [];
  if (range.min_id === undefined) {
    for (let index = end - 1; index >= start && page.length < limit; index -= 1) {
      const id = ids[index];
      if (id !== undefined && accepts(id)) page.push(id);
    }
    return page;
  }
  for (let index = start; index < end && page.length < limit; index += 1) {
    const id = ids[index];
    if (id !== undefined && accepts(id)) page.push(id);
  }
  return page.toReversed();
}
