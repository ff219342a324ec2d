import { statusQuery, useClient } from '@rookery/store';
import { useTimelineOptions } from '@rookery/timeline';
import { EventScreen } from '@rookery/timeline/events';
import { Button, useMessages } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { pageMessages } from '../messages/page-messages.js';
import { composeEvent } from '../modals/modals.js';
import { entrancePath, hrefs } from '../routing/hrefs.js';
import { useSession } from '../session/session-provider.js';
import { PageHeader } from '../shell/page-header.js';
import { WayHome } from './not-found-page.js';
import { useDisplayCta } from './use-display-cta.js';
import '@rookery/timeline/events.css';

/** An event with its discussion. NAV-07 */
export function EventPage() {
  const text = useMessages(pageMessages);
  const { statusId = '' } = useParams();
  const { session } = useSession();
  const { pathname } = useLocation();
  const { onReply } = useTimelineOptions();
  const { data: status } = useQuery(statusQuery(useClient(), statusId));
  const displayCta = useDisplayCta(session === null);
  if (status?.event === null) return <Navigate to={hrefs.status(status)} replace />;
  return (
    <>
      <PageHeader title={text.event()} isDeep />
      <EventScreen
        statusId={statusId}
        onManage={({ id }) => composeEvent(id)}
        tab={pathname.endsWith('/discussion') ? 'discussion' : 'information'}
        displayCta={displayCta}
        notFoundAction={<WayHome />}
        isVisitor={session === null}
        loginHref={entrancePath('/login', pathname)}
        signupHref={entrancePath('/signup', pathname)}
        commentField={
          onReply === null
            ? undefined
            : event => (
                <div className="rk-event-comment">
                  <Button onClick={() => onReply(event)}>{text.comment()}</Button>
                </div>
              )
        }
      />
    </>
  );
}
