import type { Status } from '@rookery/api-client';
import type { EventSlotProps } from '@rookery/timeline';
import { EventCardScreen } from '@rookery/timeline/events';
import { composeEvent } from '../modals/modals.js';
import '@rookery/timeline/events.css';

const manage = ({ id }: Status): void => composeEvent(id);

/** The card of the event of a post, which names the organiser above it. */
export function EventCard({ status }: EventSlotProps) {
  return <EventCardScreen status={status} hasOrganizer={false} onManage={manage} />;
}
