import { createContext, useContext, useLayoutEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';

/** State of a new history entry that counts as coming back: another account's home opens where it was left. */
export const returning = { isReturning: true };

function isReturning(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isReturning' in state && state.isReturning === true;
}

/** How the reader came to a page: back to it (back, forward, reload, another account), by a link, or it took another's place. */
type Arrival = 'return' | 'link' | 'replacement';

const ArrivalContext = createContext<Arrival>('return');

/**
 * Tells the pages below how the reader came to `page`. The router alone cannot say it where the page is not the newest entry of the
 * history, as behind a viewer.
 */
export function ArrivalProvider({ page, children }: { page: Location; children: ReactNode }) {
  const now = useArrivalNow(page);
  const [arrival, setArrival] = useState({ key: page.key, how: now });
  if (arrival.key !== page.key) setArrival({ key: page.key, how: now });
  return <ArrivalContext value={arrival.how}>{children}</ArrivalContext>;
}

function useArrivalNow(page: Location): Arrival {
  const type = useNavigationType();
  // Another account's page is a new entry, at a place that was left before.
  if (type === 'POP' || isReturning(page.state)) return 'return';
  return type === 'PUSH' ? 'link' : 'replacement';
}

/** Whether the reader came back to the page rather than anew. */
export function useIsReturn(): boolean {
  return useContext(ArrivalContext) === 'return';
}

/**
 * Brings the page to its top when the reader follows a link to it. It stands before what is drawn there, so that a page which knows a
 * better place has the last word.
 */
export function TopOnArrival() {
  const arrival = useContext(ArrivalContext);
  const { key } = useLocation();
  useLayoutEffect(() => {
    if (arrival === 'link') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [key, arrival]);
  return null;
}
