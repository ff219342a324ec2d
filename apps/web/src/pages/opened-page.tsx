import { isAboutChat, notificationsOf } from '@rookery/api-client';
import { useClient } from '@rookery/store';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { hrefs } from '../routing/hrefs.js';
import { useSession } from '../session/session-provider.js';
import { sessionStore } from '../session/sessions.dom.js';
import { takeOpened } from '../worker/opened-address.js';
import { appAddress } from '../worker/page-push.dom.js';
import { browserCaches } from '../worker/page-worker.dom.js';

const NOTIFICATIONS = '/notifications';

/**
 * The address that a pressed push opens: it leads to the post of the notification, of the account that it was for (HINT-14). A link that someone else
 * wrote selects no account: it leads to the notifications of the one that is shown.
 */
export function OpenedPage() {
  const { pathname, search } = useLocation();
  const [parameters] = useSearchParams();
  const account = parameters.get('account');
  const { session, sessions } = useSession();
  const isShown = account === session?.id;
  const isOther = !isShown && sessions.some(({ id }) => id === account);
  const { data: isTrusted } = useQuery({
    queryKey: ['opened address', search],
    queryFn: () => takeOpened(appAddress() + pathname.slice(1) + search, browserCaches()),
    staleTime: Infinity,
  });
  useEffect(() => {
    if (isOther && isTrusted === true && account !== null) sessionStore.select(account);
  }, [isOther, isTrusted, account]);
  if (isShown && session !== null) return <Opened id={parameters.get('id') ?? ''} />;
  return isOther && isTrusted !== false ? null : <Navigate to={NOTIFICATIONS} replace />;
}

function Opened({ id }: { id: string }) {
  const client = useClient();
  const { data, isPending } = useQuery({
    queryKey: ['pushed notification', id],
    queryFn: ({ signal }) => notificationsOf(client).get(id, { signal }),
    retry: false,
    enabled: id !== '',
  });
  if (isPending && id !== '') return null;
  if (data === undefined) return <Navigate to={NOTIFICATIONS} replace />;
  if (isAboutChat(data.type)) return <Navigate to="/chats" replace />;
  return <Navigate to={data.status === null ? NOTIFICATIONS : hrefs.status(data.status)} replace />;
}
