import { useCallback, useLayoutEffect, useRef } from 'react';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { offerRefresh, refreshNow } from '../options/refresh-point.js';

/** Lets the content be refreshed by hand, by the page's button as by a pull. Returns that refresh. */
export function useRefreshable(refresh: () => Promise<unknown>): () => Promise<void> {
  const { refreshPoint } = useTimelineOptions();
  const latest = useRef(refresh);
  useLayoutEffect(() => {
    latest.current = refresh;
  });
  useLayoutEffect(() => offerRefresh(refreshPoint, () => latest.current()), [refreshPoint]);
  return useCallback(() => refreshNow(refreshPoint), [refreshPoint]);
}
