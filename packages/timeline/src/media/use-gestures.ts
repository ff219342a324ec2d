import { useRef, type PointerEvent } from 'react';
import type { Point } from './gestures.js';

interface GestureHandlers {
  pointOf(event: { clientX: number; clientY: number }): Point;
  /** Whether dragging pans the picture instead of swiping. */
  isEnlarged: boolean;
  onPinch(factor: number, point: Point): void;
  onPan(by: Point): void;
  /** px from the start to the end of the drag. */
  onSwipe(x: number, y: number): void;
  /** A press without a drag; `isOutside`: beside the picture, on the stage itself. */
  onTap(isOutside: boolean, isTouch: boolean): void;
  onDoubleTap(point: Point, isTouch: boolean): void;
}

/** px a pointer may move in a tap. */
const TAP_TOLERANCE_PX = 8;
const DOUBLE_TAP_MS = 300;

/** Pointer handlers for one finger or mouse (pan, swipe) and two fingers (pinch). */
export function useGestures({ pointOf, isEnlarged, onPinch, onPan, onSwipe, onTap, onDoubleTap }: GestureHandlers) {
  const pointers = useRef(new Map<number, Point>());
  /** Where the only pointer went down; null once there is a second. */
  const start = useRef<Point | null>(null);
  const lastTap = useRef(Number.NEGATIVE_INFINITY);

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, pointOf(event));
    start.current = pointers.current.size === 1 ? pointOf(event) : null;
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const before = pointers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = pointOf(event);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (other !== undefined) {
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      onPinch(factor, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    } else if (isEnlarged) {
      onPan({ x: now.x - before.x, y: now.y - before.y });
    }
  }

  function onPointerUp(event: PointerEvent<HTMLElement>): void {
    const [from, to] = [start.current, pointOf(event)];
    const isTouch = event.pointerType !== 'mouse';
    start.current = null;
    if (!pointers.current.delete(event.pointerId) || from === null) return;
    if (distance(from, to) >= TAP_TOLERANCE_PX) {
      if (!isEnlarged) onSwipe(to.x - from.x, to.y - from.y);
    } else if (event.timeStamp - lastTap.current < DOUBLE_TAP_MS) {
      lastTap.current = Number.NEGATIVE_INFINITY;
      onDoubleTap(to, isTouch);
    } else {
      lastTap.current = event.timeStamp;
      // The element has captured the pointer, so the event's target is always the element.
      onTap(document.elementFromPoint(event.clientX, event.clientY) === event.currentTarget, isTouch);
    }
  }

  function onPointerCancel(event: PointerEvent<HTMLElement>): void {
    pointers.current.delete(event.pointerId);
    start.current = null;
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
