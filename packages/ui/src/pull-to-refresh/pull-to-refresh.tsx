import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

const PullGesture = lazy(async () => ({ default: (await import('./pull-gesture.js')).PullGesture }));
const FetchMore = lazy(async () => ({ default: (await import('./fetch-more.js')).FetchMore }));

/** A touch screen that nobody has touched yet gets the gesture after this long, in ms. */
const PREPARE_MS = 2_000;

export interface PullToRefreshProps {
  /** Absent: the gesture moves the content and does nothing. Never told of as failed: whoever refreshes does that. */
  onRefresh?: () => Promise<unknown> | void;
  /** Nearer than 100 px to the page's end: once, until what it gives back has settled. Absent: there is no more. */
  onFetchMore?: () => Promise<unknown> | void;
  children: ReactNode;
}

/**
 * Content that a finger can pull down to refresh it (spec 2). Who has no touch screen pays nothing for it; everyone needs
 * a button that does the same.
 */
export function PullToRefresh({ onRefresh, onFetchMore, children }: PullToRefreshProps) {
  const content = useRef<HTMLDivElement>(null);
  const isTouched = useTouch();
  return (
    <div className="rk-pull">
      <Suspense fallback={null}>
        {isTouched && <PullGesture content={content} onRefresh={onRefresh} />}
        {onFetchMore && <FetchMore onFetchMore={onFetchMore} />}
      </Suspense>
      <div className="rk-pull-content" ref={content}>
        {children}
      </div>
    </div>
  );
}

/** From then on every list of the page has the gesture at once: who goes from one to the next pulls without a pause. */
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
