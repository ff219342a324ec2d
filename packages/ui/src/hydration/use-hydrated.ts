import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const yes = (): boolean => true;
const no = (): boolean => false;

/**
 * False on a server and while its markup is hydrated, then true; true at once on a page without a server's markup. A component whose output
 * depends on the reader (the time zone, the clock, preferences, the parser of HTML) renders without them while this is false. Neither does a server
 * write `style` attributes, which a strict policy of a page refuses: React sets them from a script once this is true.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, yes, no);
}
