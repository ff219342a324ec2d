import { createContext, useContext, useState, type ReactNode } from 'react';
import { useNavigationType, type Location } from 'react-router-dom';
import { isReturning } from '../session/returning.js';

const ReturnContext = createContext(false);

/**
 * Tells the pages below whether the reader came back to `page` (back, forward, reload). The router alone cannot say it where the page
 * is not the newest entry of the history, as behind a viewer.
 */
export function ArrivalProvider({ page, children }: { page: Location; children: ReactNode }) {
  // Another account's page is a new entry, at a place that was left before.
  const isReturnNow = useNavigationType() === 'POP' || isReturning(page.state);
  const [arrival, setArrival] = useState({ key: page.key, isReturn: isReturnNow });
  if (arrival.key !== page.key) setArrival({ key: page.key, isReturn: isReturnNow });
  return <ReturnContext value={arrival.isReturn}>{children}</ReturnContext>;
}

/** Whether the reader came back to the page rather than anew. */
export function useIsReturn(): boolean {
  return useContext(ReturnContext);
}
