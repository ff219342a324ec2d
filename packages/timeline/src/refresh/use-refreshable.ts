import { useCallback, useLayoutEffect, useRef } from 'react';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { offerRefresh, refreshNow } from '../options/refresh-point.js';

/** Offers the refresh to the button of the page. Returns it for a pull, so that only one of them runs at a time. */
export function useRefreshable(refresh: () => Promise<unknown>): () => Promise<void> {
  const { refreshPoint } = useTimelineOptions();
  const latest = useRef(refresh);
  useLayoutEffect(() => {
    latest.current = refresh;
  });
  useLayoutEffect(() => offerRefresh(refreshPoint, () => latest.current()), [refreshPoint]);
  return useCallback(() => refreshNow(refreshPoint), [refreshPoint]);
}
