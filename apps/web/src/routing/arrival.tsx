import { createContext, useContext, useLayoutEffect, useState, type ReactNode } from 'react';
import { useNavigationType, type Location } from 'react-router-dom';

/** State of a new history entry that counts as a return: the Home of another account opens where it was left. */
export const returning = { isReturning: true };

function isReturning(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isReturning' in state && state.isReturning === true;
}

/** How the reader came to a page: returning (back, forward, reload, another account), by a link, or by replacing another page. */
export type Arrival = 'return' | 'link' | 'replacement';

const ArrivalContext = createContext<Arrival>('return');

/**
 * Provides how the reader came to `page`. The router's navigation type alone is not enough: with an open media viewer the page is not
 * the current history entry.
 */
export function ArrivalProvider({ page, children }: { page: Location; children: ReactNode }) {
  const now = useArrivalNow(page);
  const [arrival, setArrival] = useState({ key: page.key, how: now });
  if (arrival.key !== page.key) setArrival({ key: page.key, how: now });
  return <ArrivalContext value={arrival.how}>{children}</ArrivalContext>;
}

/** Provides how the reader came to a page that is not the latest: the list kept behind it. */
export function PageArrival({ arrival, children }: { arrival: Arrival; children: ReactNode }) {
  return <ArrivalContext value={arrival}>{children}</ArrivalContext>;
}

export function useArrival(): Arrival {
  return useContext(ArrivalContext);
}

function useArrivalNow(page: Location): Arrival {
  const type = useNavigationType();
  // The page of another account is a new history entry, but its list was left before.
  if (type === 'POP' || isReturning(page.state)) return 'return';
  return type === 'PUSH' ? 'link' : 'replacement';
}

/** Whether the reader returned to the page. */
export function useIsReturn(): boolean {
  return useContext(ArrivalContext) === 'return';
}

/**
 * Scrolls a page that was reached by a link to its top. Rendered before the page, so that the page's own layout effects run later and
 * win.
 *
 * @param entry The key of the history entry.
 */
export function TopOnArrival({ entry }: { entry: string }) {
  const arrival = useContext(ArrivalContext);
  useLayoutEffect(() => {
    if (arrival === 'link') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [entry, arrival]);
  return null;
}
