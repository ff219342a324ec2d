import type { Status } from '@rookery/api-client';
import { cleanName, DisplayName, Link, shownHandle, useMessages, VerifiedBadge } from '@rookery/ui';
import { CalendarDays, MapPin, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { EventBanner } from './event-banner.js';
import { placeLines } from './event-rules.js';
import { eventMessages } from './messages.js';
import { useEventName, useEventTime } from './use-event-words.js';

export interface EventCardProps {
  /** A post with an event. */
  status: Status;
  /** Beside the name: joining, leaving, managing. */
  action?: ReactNode;
  /** False where the organiser is named above already. */
  hasOrganizer?: boolean;
}

const icon = { size: 16, strokeWidth: 1.85, 'aria-hidden': true } as const;

/** An event in short: banner, name, organiser, date, place, and the number of participants. The name leads to its page. */
export function EventCard({ status, action, hasOrganizer = true }: EventCardProps) {
  const text = useMessages(eventMessages);
  const { hrefs } = useTimelineOptions();
  const { event, account } = status;
  const name = useEventName(event);
  const time = useEventTime(event, 'card');
  if (event === null) return null;
  const place = event.location === null ? undefined : placeLines(event.location)[0];
  return (
    <div className="rk-event-card">
      <EventBanner status={status} />
      <div className="rk-event-card-body">
        <Link className="rk-event-name" href={hrefs.status(status)} dir="auto" lang={status.language ?? undefined}>
          {name}
        </Link>
        {hasOrganizer && (
          <span className="rk-event-fact" dir="auto">
            <DisplayName
              name={text.organizedBy({ name: account.display_name || `@${shownHandle(account.acct)}` })}
              emojis={account.emojis}
            />
            {account.verified && <VerifiedBadge />}
          </span>
        )}
        {time !== '' && (
          <span className="rk-event-fact">
            <CalendarDays {...icon} />
            {time}
          </span>
        )}
        {place !== undefined && (
          <span className="rk-event-fact">
            <MapPin {...icon} />
            <bdi>{cleanName(place)}</bdi>
          </span>
        )}
        <span className="rk-event-fact">
          <Users {...icon} />
          {text.going({ count: event.participants_count })}
        </span>
        {action}
      </div>
    </div>
  );
}
