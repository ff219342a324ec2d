import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const yes = (): boolean => true;
const no = (): boolean => false;

/**
 * False on a server and while its markup is hydrated, then true; true at once on a page without a server's markup. A component whose output
 * depends on the reader (the time zone, the clock, preferences, the parser of HTML) renders without them while this is false.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, yes, no);
}
