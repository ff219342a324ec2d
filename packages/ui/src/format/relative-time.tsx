import { useCallback, useSyncExternalStore } from 'react';
import { useFormat } from './use-format.js';
import { clock } from './clock.js';

export interface RelativeTimeProps {
  /** ISO 8601; an invalid date renders nothing. */
  dateTime: string;
}

/** A relative time that updates itself, with the full date as its tooltip. */
export function RelativeTime({ dateTime }: RelativeTimeProps) {
  const format = useFormat();
  const subscribe = useCallback(
    (onTick: () => void) => {
      const instant = Date.parse(dateTime);
      return Number.isNaN(instant) ? () => undefined : clock.subscribe(instant, onTick);
    },
    [dateTime],
  );
  const read = (): string => format.relative(dateTime);
  const text = useSyncExternalStore(subscribe, read, read);
  if (text === '') return null;
  return (
    <time
      className="rk-time"
      dateTime={dateTime}
      // Set on hover: formatting the full date costs more than rendering the rest of the element.
      onPointerEnter={event => (event.currentTarget.title = format.date(dateTime))}
    >
      {text}
    </time>
  );
}
