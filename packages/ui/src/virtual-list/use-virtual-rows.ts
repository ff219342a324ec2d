import { startTransition, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHydrated } from '../hydration/use-hydrated.js';
import { useScroller } from '../scroller/scroller-provider.js';
import type { Scroller } from '../scroller/scroller.dom.js';
import type { Anchor } from './anchor.js';
import { createListEngine, type ListEngine } from './list-engine.dom.js';
import { createListLayout, mountedRows, rowsBetween } from './list-layout.js';
import { observePlace } from './place-observer.dom.js';
import { useFocusedRow } from './use-focused-row.js';

interface VirtualRowsOptions<T> {
  items: readonly T[];
  itemKey(item: T): string;
  scroller: Scroller | undefined;
  bufferSize: number | undefined;
  estimatedItemSize: number | undefined;
  initialAnchor: Anchor | null | undefined;
  initialSizes: unknown;
  sticksToEnd: boolean | undefined;
  onAnchorChange: ((anchor: Anchor) => void) | undefined;
  onReachStart: (() => void) | undefined;
  onReachEnd: (() => void) | undefined;
  keepMountedKeys: readonly string[] | undefined;
}

const DEFAULT_BUFFER_PX = 500;
/**
 * Mounted beyond the buffer in the direction of the scroll, whenever rows are mounted at all: several rows in one commit cost less
 * than one by one, and a row lower than estimated does not ask for the next.
 */
const AHEAD_PX = 300;
/** The viewport that a server renders rows for. */
const SERVER_VIEW_PX = 900;
const NO_KEYS: readonly string[] = [];

/** Which rows of the list are mounted. */
export function useVirtualRows<T>(options: VirtualRowsOptions<T>) {
  const { items, itemKey, bufferSize = DEFAULT_BUFFER_PX, keepMountedKeys = NO_KEYS, sticksToEnd = false } = options;
  const { onAnchorChange, onReachStart, onReachEnd } = options;
  const scroller = useScroller();
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const isHydrated = useHydrated();
  const [engine] = useState(() => {
    const ownScroller = options.scroller ?? scroller;
    return createListEngine({
      scroller: ownScroller,
      viewHeight: isHydrated ? ownScroller.viewportHeight() : SERVER_VIEW_PX,
      initialAnchor: options.initialAnchor ?? null,
      initialSizes: options.initialSizes,
      estimatedItemSize: options.estimatedItemSize,
      sticksToEnd,
      render(when) {
        if (when === 'before paint') flushSync(draw);
        else if (when === 'next') draw();
        else startTransition(draw);
      },
    });
  });
  const { sizes, reader } = engine;
  const [focusedKey, watchFocus] = useFocusedRow();

  const keys = useMemo(() => items.map(itemKey), [items, itemKey]);
  const layout = useMemo(() => createListLayout(keys, sizes.heights, sizes.estimate), [keys, sizes]);
  const start = engine.startIn(layout);
  const above = engine.buffer(bufferSize + (reader.direction < 0 ? AHEAD_PX : 0));
  const below = engine.buffer(bufferSize + (reader.direction > 0 ? AHEAD_PX : 0));
  const { first, last } = rowsBetween(layout, start - above, start + reader.view.height + below);
  const mounted = mountedRows(layout, { first, last }, focusedKey === null ? keepMountedKeys : [...keepMountedKeys, focusedKey]);
  const mountedKeys = mounted.map(index => layout.keys[index]).join('\n');

  const list = useRef<HTMLDivElement>(null);
  // Before the layout is committed, which measures the rows of the list.
  useLayoutEffect(() => {
    if (list.current === null) return undefined;
    engine.attach(list.current);
    const stopWatching = watchFocus(list.current);
    const stopObserving = observePlace(list.current, engine.scroller.element, engine.onPlace);
    return () => {
      stopObserving();
      engine.attach(null);
      stopWatching();
    };
  }, [engine, watchFocus]);
  useLayoutEffect(() => engine.setProps({ bufferSize, sticksToEnd, onAnchorChange, onReachStart, onReachEnd }));

  // Rows mounted in this commit are measured before it is painted: what they move has not been on screen yet. Rows that are missing in the
  // view follow before that paint too; those beyond it in a task of their own.
  useLayoutEffect(() => {
    const needed = engine.commitLayout(layout, { first, last });
    // oxlint-disable-next-line react/set-state-in-effect -- which rows are needed is known once the mounted ones are measured
    if (needed === 'view') draw();
    if (needed === 'buffer') startTransition(draw);
  }, [engine, layout, first, last, mountedKeys]);
  useViewport(engine);

  const rows = mounted.flatMap(index => {
    const item = items[index];
    const key = layout.keys[index];
    return item === undefined || key === undefined ? [] : [{ key, item, index }];
  });
  return { rows, list, engine };
}

/** Keeps the engine informed of its scroller. */
function useViewport(engine: ListEngine): void {
  useEffect(() => {
    const { scroller } = engine;
    engine.mountBuffer();
    const unsubscribes = [
      scroller.subscribe('scroll', engine.onScroll),
      scroller.subscribe('resize', engine.onResize),
      scroller.subscribe('input', engine.onInput),
    ];
    return () => {
      engine.dispose();
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, [engine]);
}
