import { useEffect, useState } from 'react';
import { useHydrated } from '../hydration/use-hydrated.js';
import { useScroller } from '../scroller/scroller-provider.js';
import { debounce } from '../timing/timing.js';

/**
 * The zone of the scroll offset (px), once scrolling has rested for `restMs`. It renders only when the zone changes, and no later rendering reads the
 * offset: that would lay the page out in between.
 *
 * @param zoneOf Gives a string or number for an offset. A module function: another one subscribes anew.
 */
export function useScrollZone<Zone extends string | number>(zoneOf: (offset: number) => Zone, restMs: number): Zone {
  const scroller = useScroller();
  const isHydrated = useHydrated();
  const [zone, setZone] = useState(() => zoneOf(isHydrated ? scroller.offset() : 0));
  useEffect(() => {
    const read = (): void => setZone(zoneOf(scroller.offset()));
    // A list that returns to its place has scrolled before this effect. Read in the frame that lays the page out anyway.
    const frame = requestAnimationFrame(read);
    const readAtRest = debounce(read, restMs);
    const unsubscribe = scroller.subscribe('scroll', () => {
      cancelAnimationFrame(frame);
      readAtRest();
    });
    return () => {
      cancelAnimationFrame(frame);
      readAtRest.cancel();
      unsubscribe();
    };
  }, [scroller, zoneOf, restMs]);
  return zone;
}
