import { useCallback, useSyncExternalStore } from 'react';
import { useFormat } from './use-format.js';
import { clock } from './clock.js';

export interface RelativeTimeProps {
  /** ISO 8601; what cannot be read shows nothing. */
  dateTime: string;
}

/** How long ago, kept current; the whole date on hover. */
export function RelativeTime({ dateTime }: RelativeTimeProps) {
  const format = useFormat();
  const subscribe = useCallback(
    (onTick: () => void) => {
      const instant = Date.parse(dateTime);
      return Number.isNaN(instant) ? () => undefined : clock.subscribe(instant, onTick);
    },
    [dateTime],
  );
  const text = useSyncExternalStore(subscribe, () => format.relative(dateTime));
  if (text === '') return null;
  return (
    <time
      className="rk-time"
      dateTime={dateTime}
      // Made when it is wanted: writing out a date costs more than the rest of the time.
      onPointerEnter={event => (event.currentTarget.title = format.date(dateTime))}
    >
      {text}
    </time>
  );
}
