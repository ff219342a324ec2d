import type { Status } from '@rookery/api-client';
import { DisplayName, Link, shownHandle, useMessages, VerifiedBadge } from '@rookery/ui';
import { CalendarDays, MapPin, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { eventBanner } from '../status/event-media.js';
import { EventBanner } from './event-banner.js';
import { placeLines } from './event-rules.js';
import { eventMessages } from './messages.js';
import { useEventName, useEventTime } from './use-event-words.js';

interface EventHeaderProps {
  /** A post with an event. */
  status: Status;
  /** Joining, leaving, managing; then the menu. */
  actions: ReactNode;
  onOpenParticipants(): void;
}

const icon = { size: 18, strokeWidth: 1.85, 'aria-hidden': true } as const;

/** The head of the page of an event: banner, name, organiser, date, place and participants. */
export function EventHeader({ status, actions, onOpenParticipants }: EventHeaderProps) {
  const text = useMessages(eventMessages);
  const { hrefs } = useTimelineOptions();
  const { event, account } = status;
  const name = useEventName(event);
  const time = useEventTime(event, 'page');
  if (event === null) return null;
  const place = event.location === null ? undefined : placeLines(event.location)[0];
  return (
    <header className="rk-event-head">
      <OpenableBanner status={status} />
      <h2 className="rk-event-title">
        <bdi lang={status.language ?? undefined}>{name}</bdi>
      </h2>
      <div className="rk-event-actions">{actions}</div>
      <ul className="rk-event-facts">
        <li>
          <Link href={hrefs.account(account)}>
            <DisplayName
              name={text.organizedBy({ name: account.display_name || `@${shownHandle(account.acct)}` })}
              emojis={account.emojis}
            />
            {account.verified && <VerifiedBadge />}
          </Link>
        </li>
        {time !== '' && (
          <li>
            <CalendarDays {...icon} />
            {time}
          </li>
        )}
        {place !== undefined && (
          <li>
            <MapPin {...icon} />
            <bdi>{place}</bdi>
          </li>
        )}
        <li>
          <Users {...icon} />
          <button type="button" className="rk-link-button" onClick={onOpenParticipants}>
            {text.going({ count: event.participants_count })}
          </button>
        </li>
      </ul>
    </header>
  );
}

/** The banner, as a button where the app has a viewer for pictures. */
function OpenableBanner({ status }: { status: Status }) {
  const text = useMessages(eventMessages);
  const { onOpenMedia } = useTimelineOptions();
  if (onOpenMedia === null || eventBanner(status) === null) return <EventBanner status={status} />;
  return (
    <button
      type="button"
      className="rk-event-banner-button"
      aria-label={text.openBanner()}
      // The banner is the first attachment.
      onClick={() => onOpenMedia(status, 0)}
    >
      <EventBanner status={status} />
    </button>
  );
}
