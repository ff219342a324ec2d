import { useStatus } from '@rookery/store';
import { EventActionScreen, type EventActionScreenProps } from './event-action.screen.js';
import { EventCard, type EventCardProps } from './event-card.js';

export type EventCardScreenProps = Pick<EventCardProps, 'status' | 'hasOrganizer'> & Pick<EventActionScreenProps, 'onManage'>;

/** The event of a post with its button. */
export function EventCardScreen({ status, hasOrganizer, onManage }: EventCardScreenProps) {
  const action = <EventActionScreen status={status} onManage={onManage} />;
  return <EventCard status={status} action={action} {...(hasOrganizer === undefined ? {} : { hasOrganizer })} />;
}

interface ListedEventProps extends Pick<EventActionScreenProps, 'onManage'> {
  statusId: string;
}

/** An event of a list. */
export function ListedEvent({ statusId, onManage }: ListedEventProps) {
  const { data: status } = useStatus(statusId);
  return status === undefined ? null : <EventCardScreen status={status} onManage={onManage} />;
}
