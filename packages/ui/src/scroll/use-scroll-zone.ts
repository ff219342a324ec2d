import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useScroller } from '../scroller/scroller-provider.js';
import { debounce } from '../timing/timing.js';

/**
 * The zone of the scroll offset (px), once scrolling has rested for `restMs`. It renders only when the zone changes.
 *
 * @param zoneOf Gives a string or number for an offset. A module function: another one subscribes anew.
 */
export function useScrollZone<Zone extends string | number>(zoneOf: (offset: number) => Zone, restMs: number): Zone {
  const scroller = useScroller();
  const subscribe = useCallback(
    (listener: () => void) => {
      const listenAtRest = debounce(listener, restMs);
      const unsubscribe = scroller.subscribe('scroll', listenAtRest);
      return () => {
        listenAtRest.cancel();
        unsubscribe();
      };
    },
    [scroller, restMs],
  );
  const read = useMemo(() => () => zoneOf(scroller.offset()), [zoneOf, scroller]);
  return useSyncExternalStore(subscribe, read, () => zoneOf(0));
}
