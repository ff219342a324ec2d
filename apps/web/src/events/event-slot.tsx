import type { EventSlotProps } from '@rookery/timeline';
import { lazyPart } from '@rookery/ui';

const EventCard = lazyPart(async () => (await import('./event-card.js')).EventCard, { isQuiet: true });

/** The card of a post's event. Its code loads with the first one; until then its space is kept. */
export function EventSlot({ status }: EventSlotProps) {
  return <EventCard status={status} fallback={<div className="app-event-space" />} />;
}
