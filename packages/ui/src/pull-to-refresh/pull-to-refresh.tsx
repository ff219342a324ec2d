import { useEffect, useRef, useState, type ReactNode } from 'react';
import { lazyPart } from '../lazy-part/lazy-part.js';
import { useScroller } from '../scroller/scroller-provider.js';
import { createFetchMore } from './pull-state.js';

// Lazy-loaded: only a touch screen can pull.
const PullGesture = lazyPart(async () => (await import('./pull-gesture.js')).PullGesture, { isQuiet: true });

/** A touch screen that was not touched yet loads the gesture after this time, in ms. */
const PREPARE_MS = 2_000;

export interface PullToRefreshProps {
  /** Absent: the gesture moves the content and refreshes nothing. The caller shows errors. */
  onRefresh?: () => Promise<unknown> | void;
  /** Called nearer than 100 px to the scroller's end, once until its result settles (PTR-02). Absent: there is no more content. */
  onFetchMore?: () => Promise<unknown> | void;
  children: ReactNode;
}

/** Content that a finger can pull down to refresh it (PTR-01). Offer a button that does the same: not every device can pull. */
export function PullToRefresh({ onRefresh, onFetchMore, children }: PullToRefreshProps) {
  const content = useRef<HTMLDivElement>(null);
  const isTouched = useTouch();
  useFetchMore(onFetchMore);
  return (
    <div className="rk-pull">
      {isTouched && <PullGesture content={content} onRefresh={onRefresh} />}
      <div className="rk-pull-content" ref={content}>
        {children}
      </div>
    </div>
  );
}

function useFetchMore(onFetchMore: PullToRefreshProps['onFetchMore']): void {
  const scroller = useScroller();
  useEffect(() => {
    if (!onFetchMore) return undefined;
    const look = createFetchMore(onFetchMore);
    return scroller.subscribe('scroll', () =>
      look({
        contentHeight: scroller.contentHeight(),
        offset: scroller.offset(),
        viewportHeight: scroller.viewportHeight(),
      }),
    );
  }, [onFetchMore, scroller]);
}

/** After the first touch every list of the page mounts with the gesture: a reader who goes to another list can pull at once. */
let wasTouched = false;

const hasTouchScreen = (): boolean => globalThis.matchMedia?.('(any-pointer: coarse)').matches === true;

function useTouch(): boolean {
  const [isTouched, setTouched] = useState(() => wasTouched && hasTouchScreen());
  useEffect(() => {
    if (!hasTouchScreen()) return undefined;
    const prepare = (): void => {
      wasTouched = true;
      setTouched(true);
    };
    const timer = setTimeout(prepare, PREPARE_MS);
    window.addEventListener('touchstart', prepare, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('touchstart', prepare);
    };
  }, []);
  return isTouched;
}
