import type { StatusEvent } from '@rookery/api-client';
import { cleanName, useFormat, useMessages } from '@rookery/ui';
import { eventTime } from './event-rules.js';
import { eventMessages } from './messages.js';

const CLOCK: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
const DAY: Intl.DateTimeFormatOptions = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' };
const LONG_DAY: Intl.DateTimeFormatOptions = { weekday: 'short', month: 'long', day: 'numeric', year: 'numeric' };

/**
 * The time of an event in words; '' when it is unknown. Without an end: the start. On one day: the start and the hour of the end. On several
 * days: both days, and on a page of its own with their hours.
 */
export function useEventTime(event: StatusEvent | null, place: 'card' | 'page'): string {
  const text = useMessages(eventMessages);
  const format = useFormat();
  const time = event === null ? ({ kind: 'unknown' } as const) : eventTime(event);
  const day = place === 'card' ? DAY : LONG_DAY;
  switch (time.kind) {
    case 'unknown':
      return '';
    case 'start':
      return format.date(time.start, { ...day, ...CLOCK });
    case 'same-day':
      return text.between({ start: format.date(time.start, { ...day, ...CLOCK }), end: format.date(time.end, CLOCK) });
    case 'days': {
      const options = place === 'card' ? day : { ...day, ...CLOCK };
      return text.between({ start: format.date(time.start, options), end: format.date(time.end, options) });
    }
  }
}

/** The name of an event, without what could disturb the text around it. Render it inside a `bdi` or a box of its own. */
export function useEventName(event: StatusEvent | null): string {
  const text = useMessages(eventMessages);
  return cleanName(event?.name ?? '') || text.unnamed();
}
