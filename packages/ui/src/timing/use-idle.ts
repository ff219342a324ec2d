import { useEffect, useState } from 'react';

/** Time after mounting in which the first content loads and settles, in ms. */
const SETTLE_MS = 2_000;

/** False for the first two seconds: work that no reader waits for starts after them. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), SETTLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}
