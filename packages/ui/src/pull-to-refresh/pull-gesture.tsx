import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useScroller } from '../scroller/scroller-provider.js';
import { prefersReducedMotion } from '../motion/reduced-motion.dom.js';
import { drag, idlePull, press, release, rest, settle, type PullState } from './pull-state.js';
import { PullSurface } from './pull-surface.js';
import { watchTouches } from './touch-pull.dom.js';

/** Duration of the transition back, in ms: the value of `--rk-normal`. */
const BACK_MS = 200;

export interface PullGestureProps {
  content: RefObject<HTMLElement | null>;
  onRefresh?: (() => Promise<unknown> | void) | undefined;
}

/** The pull gesture and its indicator. Lazy-loaded on touch screens; see `PullToRefresh`. */
export function PullGesture({ content, onRefresh }: PullGestureProps) {
  const scroller = useScroller();
  const [state, setState] = useState<PullState>(idlePull);
  const current = useRef(state);
  const refresh = useRef(onRefresh);
  useLayoutEffect(() => {
    refresh.current = onRefresh;
  });

  useEffect(() => {
    const element = content.current;
    if (element === null) return undefined;
    let isGone = false;
    const change = (next: PullState): void => {
      if (isGone || next === current.current) return;
      current.current = next;
      setState(next);
    };
    const run = async (): Promise<void> => {
      try {
        await refresh.current?.();
      } catch {
        // The caller shows the error; the content goes back either way.
      }
      change(settle(current.current));
    };
    const stop = watchTouches(element, scroller, {
      onPress: y => change(press(current.current, y)),
      onDrag: y => {
        change(drag(current.current, y));
        return current.current.kind === 'dragging' || current.current.kind === 'threshold-breached';
      },
      onRelease: () => {
        const next = release(current.current, refresh.current !== undefined);
        const isStarting = next.kind === 'refreshing' && next !== current.current;
        change(next);
        if (isStarting) void run();
      },
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [content, scroller]);

  useEffect(() => {
    if (state.kind !== 'back') return undefined;
    const timer = setTimeout(() => {
      current.current = rest(current.current);
      setState(current.current);
    }, BACK_MS);
    return () => clearTimeout(timer);
  }, [state.kind]);

  return <PullSurface state={state} content={content} isStill={prefersReducedMotion()} />;
}
