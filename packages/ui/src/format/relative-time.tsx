import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useFormat } from './use-format.js';
import { watchTooltips } from '../tooltip/tooltip.js';
import { clock } from './clock.js';

export interface RelativeTimeProps {
  /** ISO 8601; an invalid date renders nothing. */
  dateTime: string;
  /** Shown instead of the relative time: a weekday. */
  text?: string;
}

/** A relative time that updates itself. The full date is its tooltip on hover, and while the link or the button around it has the focus. */
export function RelativeTime({ dateTime, text: givenText }: RelativeTimeProps) {
  const format = useFormat();
  const subscribe = useCallback(
    (onTick: () => void) => {
      const instant = Date.parse(dateTime);
      return Number.isNaN(instant) ? () => undefined : clock.subscribe(instant, onTick);
    },
    [dateTime],
  );
  const read = (): string => format.relative(dateTime);
  const relative = useSyncExternalStore(subscribe, read, read);
  const text = givenText ?? relative;
  const time = useRef<HTMLTimeElement>(null);
  const isShown = text !== '';
  useEffect(() => {
    const control = isShown ? time.current?.closest('a, button') : null;
    const onFocus = (): void => setTooltip(time.current, format.date(dateTime));
    control?.addEventListener('focus', onFocus);
    return () => control?.removeEventListener('focus', onFocus);
  }, [isShown, dateTime, format]);
  if (!isShown) return null;
  return (
    <time
      ref={time}
      className="rk-time"
      dateTime={dateTime}
      onPointerEnter={event => setTooltip(event.currentTarget, format.date(dateTime))}
    >
      {text}
    </time>
  );
}

/** Called on hover and focus only: formatting the full date costs more than rendering the rest of the element. */
function setTooltip(time: HTMLElement | null, exact: string): void {
  if (time === null || exact === '') return;
  watchTooltips({ currentTarget: time });
  time.dataset['tooltip'] = exact;
}
