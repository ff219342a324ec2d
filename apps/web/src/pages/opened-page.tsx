import { isAboutChat, notificationsOf } from '@rookery/api-client';
import { useClient } from '@rookery/store';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { hrefs } from '../routing/hrefs.js';
import { useSession } from '../session/session-provider.js';
import { sessionStore } from '../session/sessions.dom.js';

const NOTIFICATIONS = '/notifications';

/** The address that a pressed push opens: it leads to the post of the notification, of the account that it was for (HINT-14). */
export function OpenedPage() {
  const [parameters] = useSearchParams();
  const account = parameters.get('account');
  const { session, sessions } = useSession();
  const isKnown = sessions.some(({ id }) => id === account);
  const isShown = account === session?.id;
  useEffect(() => {
    if (isKnown && !isShown && account !== null) sessionStore.select(account);
  }, [isKnown, isShown, account]);
  if (!isKnown) return <Navigate to={NOTIFICATIONS} replace />;
  return isShown ? <Opened id={parameters.get('id') ?? ''} /> : null;
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
