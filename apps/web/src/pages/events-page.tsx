import { useFeatures } from '@rookery/store';
import { EventsScreen } from '@rookery/timeline/events';
import { BlankState, Loading, useMessages } from '@rookery/ui';
import { CalendarX } from 'lucide-react';
import { pageMessages } from '../messages/page-messages.js';
import { messages } from '../messages/messages.js';
import { composeEvent } from '../modals/modals.js';
import { memberPage } from './page-states.js';
import '@rookery/timeline/events.css';

function Events() {
  const text = useMessages(pageMessages);
  const { data: features, isPending } = useFeatures();
  if (isPending) return <Loading />;
  if (features?.events === false) {
    return (
      <BlankState
        icon={<CalendarX size={28} strokeWidth={1.6} aria-hidden="true" />}
        title={text.noEventsTitle()}
        description={text.noEventsText()}
      />
    );
  }
  return <EventsScreen onCreate={() => composeEvent()} onManage={({ id }) => composeEvent(id)} />;
}

/** Public events, and those the member takes part in. EVT-01 */
export const EventsPage = memberPage(messages, text => text.events(), Events, false);
