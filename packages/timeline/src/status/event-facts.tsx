import type { StatusEvent } from '@rookery/api-client';
import { useFormat, useMessages } from '@rookery/ui';
import { CalendarDays } from 'lucide-react';
import { messages } from './messages.js';

interface EventFactsProps {
  event: StatusEvent;
}

/** An event in a box: name, time, place and number of participants. */
export function EventFacts({ event }: EventFactsProps) {
  const text = useMessages(messages);
  const format = useFormat();
  const start = event.start_time === null ? '' : format.date(event.start_time);
  const end = event.end_time === null ? '' : format.date(event.end_time);
  const when = start !== '' && end !== '' ? text.eventBetween({ start, end }) : start && text.eventFrom({ start });
  const place = event.location === null ? '' : event.location.name || event.location.locality;
  return (
    <div className="rk-event">
      <CalendarDays size={20} strokeWidth={1.85} aria-hidden="true" />
      <strong dir="auto">{event.name}</strong>
      {when !== '' && <span>{when}</span>}
      {place !== '' && <span dir="auto">{place}</span>}
      {event.participants_count > 0 && <span>{text.eventPeople({ count: event.participants_count })}</span>}
    </div>
  );
}
