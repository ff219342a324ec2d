import { useEffect, useRef } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { fractionAt, throttleLatest } from './pointer.js';
import type { Throttled } from './pointer.js';

interface SliderProps {
  label: string;
  className: string;
  value: number;
  max: number;
  /** `aria-valuetext`. */
  valueText: string;
  /** Minimum time between two updates while dragging, in milliseconds. */
  dragMs: number;
  isDisabled?: boolean;
  onMove(value: number): void;
  onDragStart?(): void;
  onDragEnd?(value: number): void;
  /** Fraction under the pointer, 0 to 1; `null` when the pointer has left. */
  onHover?(fraction: number | null): void;
  onKeyDown(event: KeyboardEvent): void;
  /** Rendered under the handle. */
  children: ReactNode;
}

/**
 * A native range input for the keyboard and screen readers, on top of a bar that handles the pointer itself: native
 * dragging differs between browsers, and the native thumb is too small for touch. Always left to right, also on RTL pages.
 */
export function Slider({ label, className, value, max, valueText, dragMs, isDisabled, children, ...on }: SliderProps) {
  const input = useRef<HTMLInputElement>(null);
  const drag = useRef<{ value: number; readonly move: Throttled<number> } | null>(null);
  useEffect(() => () => drag.current?.move.cancel(), []);

  const fractionOfEvent = (event: PointerEvent) => fractionAt(event.clientX, event.currentTarget.getBoundingClientRect());
  const dragTo = (event: PointerEvent) => {
    if (drag.current === null) return;
    drag.current.value = fractionOfEvent(event) * max;
    drag.current.move(drag.current.value);
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || isDisabled) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    input.current?.focus({ preventScroll: true });
    on.onDragStart?.();
    drag.current = { value, move: throttleLatest(on.onMove, dragMs) };
    dragTo(event);
    on.onHover?.(fractionOfEvent(event));
  };
  const onPointerMove = (event: PointerEvent) => {
    dragTo(event);
    if (drag.current !== null || event.pointerType === 'mouse') on.onHover?.(fractionOfEvent(event));
  };
  const onPointerEnd = () => {
    const ended = drag.current;
    if (ended === null) return;
    drag.current = null;
    ended.move.flush();
    on.onHover?.(null);
    on.onDragEnd?.(ended.value);
  };

  return (
    <div
      className={`rk-player-slider ${className}`}
      dir="ltr"
      data-disabled={isDisabled || undefined}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onPointerLeave={() => drag.current === null && on.onHover?.(null)}
    >
      {children}
      <input
        ref={input}
        type="range"
        className="rk-player-range"
        aria-label={label}
        aria-valuetext={valueText}
        min={0}
        max={max}
        step="any"
        value={value}
        disabled={isDisabled}
        onChange={event => on.onMove(event.currentTarget.valueAsNumber)}
        onKeyDown={on.onKeyDown}
      />
    </div>
  );
}
