import type { EventSlotProps } from '@rookery/timeline';
import { EventCardScreen } from '@rookery/timeline/events';
import '@rookery/timeline/events.css';

/** The card of the event of a post, which names the organiser above it. */
export function EventCard({ status }: EventSlotProps) {
  return <EventCardScreen status={status} hasOrganizer={false} />;
}
