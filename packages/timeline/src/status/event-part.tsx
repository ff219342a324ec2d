import type { Status } from '@rookery/api-client';
import { cleanName } from '@rookery/ui';
import { useTimelineOptions } from '../options/use-timeline-options.js';

interface EventPartProps {
  /** A post, also one without an event. */
  status: Status;
}

/** The event of a post, as a card of the app; its name where the app has none. Nothing without an event. */
export function EventPart({ status }: EventPartProps) {
  const { slots } = useTimelineOptions();
  if (status.event === null) return null;
  if (slots.Event) return <slots.Event status={status} />;
  return (
    <strong className="rk-event" dir="auto" lang={status.language ?? undefined}>
      {cleanName(status.event.name)}
    </strong>
  );
}
