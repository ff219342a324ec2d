import { ReplyFieldScreen } from '@rookery/compose/reply';
import { ThreadScreen } from '@rookery/timeline';
import type { Status } from '@rookery/api-client';
import { useMessages, type Messages } from '@rookery/ui';
import { statusQuery, useClient } from '@rookery/store';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { pageMessages } from '../messages/page-messages.js';
import { loadComposer } from '../modals/load-composer.js';
import { typedAhead } from '../modals/typed-ahead.dom.js';
import { useIsReturn } from '../routing/arrival.js';
import { entrancePath, hrefs } from '../routing/hrefs.js';
import { lazyContent } from '../routing/lazy-content.js';
import { useLinkedMedia } from '../routing/use-linked-media.js';
import { useSession } from '../session/session-provider.js';
import { PageHeader } from '../shell/page-header.js';
import { useMediaQuery } from '../shell/use-media-query.js';
import { WayHome } from './not-found-page.js';
import { useDisplayCta } from './use-display-cta.js';
import '@rookery/compose/reply.css';

const InlineReply = lazyContent(async () => (await loadComposer()).InlineReply);

/** From 700 px, in em: a phone's reply opens over the page. */
const WIDE = '(min-width: 43.75em)';

export function ThreadPage() {
  const text = useMessages(pageMessages);
  const { statusId = '' } = useParams();
  const { session } = useSession();
  const { pathname } = useLocation();
  const isReturn = useIsReturn();
  const displayCta = useDisplayCta(session === null);
  const hasReplyField = useMediaQuery(WIDE) && session !== null;
  const replyField = useMemo(
    () => (hasReplyField ? <ReplyFieldScreen statusId={statusId} typing={typedAhead} Composer={InlineReply} /> : null),
    [hasReplyField, statusId],
  );
  const { data: status } = useQuery(statusQuery(useClient(), statusId));
  useLinkedMedia(status);
  // NAV-07: an event has a page of its own.
  if (status !== undefined && status.event !== null) return <Navigate to={hrefs.status(status)} replace />;
  return (
    <>
      <PageHeader title={titleOf(status, text)} isDeep />
      <ThreadScreen
        statusId={statusId}
        displayCta={displayCta}
        notFoundAction={<WayHome />}
        isVisitor={session === null}
        loginHref={entrancePath('/login', pathname)}
        signupHref={entrancePath('/signup', pathname)}
        replyField={replyField}
        restore={isReturn}
      />
    </>
  );
}

/** The title of the page: the author's post, or a direct message, whose author is not named. */
function titleOf(status: Status | undefined, text: Messages<'post' | 'postOf' | 'directPost'>): string {
  if (status === undefined) return text.post();
  return status.visibility === 'direct' ? text.directPost() : text.postOf({ username: status.account.username });
}
