import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

/** Marks the elements of a list that a dragged one may take the place of, with their ids. */
export const REORDER_ATTRIBUTE = 'data-reorder-id';

/** Pixels that the pointer moves before it drags. */
const DRAG_DISTANCE = 4;

export interface ReorderOptions {
  /** The items in their order. */
  ids: readonly string[];
  isRightToLeft: boolean;
  /** Called for each move, also while an item is dragged. `position`: its new index. */
  onMove: (id: string, position: number) => void;
  /** Called after a move by key, with the new position: it is announced. */
  onMovedByKey: (position: number, id: string) => void;
}

/** Moves the items of a list by dragging a handle, or with the arrow keys on it. A dragged item goes where the pointer is, at once. */
export function useReorder({ ids, isRightToLeft, onMove, onMovedByKey }: ReorderOptions) {
  const latest = useRef({ ids, onMove });
  const refocus = useRef<HTMLElement | null>(null);
  const [draggedId, setDraggedId] = useState<string | null>(null);
  useLayoutEffect(() => {
    latest.current = { ids, onMove };
    // Moving an element in the document takes the focus from it.
    refocus.current?.focus();
    refocus.current = null;
  });

  function drag(id: string, start: PointerEvent): void {
    const end = new AbortController();
    const before = latest.current.ids.indexOf(id);
    let isDragging = false;
    const stop = () => {
      end.abort();
      setDraggedId(null);
    };
    const follow = (event: globalThis.PointerEvent) => {
      if (!isDragging && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < DRAG_DISTANCE) return;
      isDragging = true;
      setDraggedId(id);
      const over = document.elementFromPoint(event.clientX, event.clientY)?.closest(`[${REORDER_ATTRIBUTE}]`);
      const position = latest.current.ids.indexOf(over?.getAttribute(REORDER_ATTRIBUTE) ?? '');
      if (position !== -1) latest.current.onMove(id, position);
    };
    const { signal } = end;
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', stop, { signal });
    window.addEventListener('pointercancel', stop, { signal });
    window.addEventListener(
      'keydown',
      event => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        latest.current.onMove(id, before);
        stop();
      },
      { signal, capture: true },
    );
  }

  return {
    draggedId,
    handleProps: (id: string) => ({
      onPointerDown(event: PointerEvent) {
        if (event.button === 0) drag(id, event);
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const from = ids.indexOf(id);
        const position = positionByKey(event.key, from, ids.length, isRightToLeft);
        if (position === null || position === from) return;
        event.preventDefault();
        refocus.current = event.currentTarget;
        onMove(id, position);
        onMovedByKey(position, id);
      },
    }),
  };
}

function positionByKey(key: string, from: number, count: number, isRightToLeft: boolean): number | null {
  const forward = isRightToLeft ? -1 : 1;
  const steps = new Map(Object.entries({ ArrowLeft: -forward, ArrowRight: forward, ArrowUp: -1, ArrowDown: 1 }));
  const step = steps.get(key);
  if (step !== undefined) return Math.min(Math.max(from + step, 0), count - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
