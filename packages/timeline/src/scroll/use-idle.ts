import { useEffect, useState } from 'react';

/** How long the page is given to come to rest, in ms. */
const SETTLE_MS = 2_000;

/** Whether the page has had time to show what it is for: what nobody waits for begins after that. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), SETTLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}
