import { QueryCache } from '@tanstack/react-query';
import { afterEach } from 'vitest';

/*
 * A setup file of the unit tests: a test fails when a subscriber of a query cache walks the cache while it is notified. Subscribers are
 * notified of each entry that is added or written, also of the thousands of a long visit: what each notification costs must not grow with
 * them.
 */
const PATCHED = Symbol.for('rookery: the query cache reports its walks');

/** Where subscribers walked a cache, as stack traces. */
const walks: string[] = [];

if (!(PATCHED in QueryCache.prototype)) {
  const { notify, getAll } = QueryCache.prototype;
  let notifying = 0;
  Object.assign(QueryCache.prototype, {
    [PATCHED]: walks,
    notify(this: QueryCache, event: Parameters<QueryCache['notify']>[0]): void {
      notifying += 1;
      try {
        notify.call(this, event);
      } finally {
        notifying -= 1;
      }
    },
    // `find`, `findAll` and `isFetching` walk the cache with it.
    getAll(this: QueryCache) {
      if (notifying > 0) walks.push(new Error('A subscriber of the query cache walked the cache.').stack ?? '');
      return getAll.call(this);
    },
  });
}

/** Returns the walks since the last call. */
export function takeCacheWalks(): string[] {
  return (Reflect.get(QueryCache.prototype, PATCHED) as string[]).splice(0);
}

afterEach(() => {
  const [first] = takeCacheWalks();
  if (first !== undefined) throw new Error(first);
});
