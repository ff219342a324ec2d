import type { Session } from '@rookery/api-client';
import { useClient } from '@rookery/store';
import { AsAccount, type SignedInAccount } from '@rookery/timeline/parts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { connect, isConnectionOf, type Connection } from './connection.data.js';
import { useSession } from './session-provider.js';
import { removeRefused } from './sessions.dom.js';

/** The connections of accounts that are signed in beside the one shown, by session: what they have read stays while the page is open. */
const connections = new Map<string, Connection>();

/** The connection of another account. It has no stream. Its session ends, as that of the account shown does, once its server no longer knows it. */
function connectionOf(session: Session): Connection {
  const known = connections.get(session.id) ?? null;
  if (isConnectionOf(known, session, session.server)) return known;
  const connection = connect(session, session.server);
  connection.ended.subscribe(() => removeRefused(session.id));
  connections.set(session.id, connection);
  return connection;
}

const identityOf = ({ id, account }: Session) => ({
  id,
  handle: id,
  name: account?.display_name ?? '',
  avatar: account?.avatar ?? '',
});

function signedInAccount(session: Session): SignedInAccount {
  const { client, queryClient } = connectionOf(session);
  return { ...identityOf(session), client, queryClient };
}

/** The accounts that are signed in beside the one shown, in their order. */
export function useOtherAccounts(): readonly SignedInAccount[] {
  const { session, sessions } = useSession();
  const shownId = session?.id;
  return useMemo(() => sessions.filter(({ id }) => id !== shownId).map(signedInAccount), [sessions, shownId]);
}

/** All signed-in accounts in their order; that which is shown with the client and the cache of the page. Stable while they are the same. */
export function useAccounts(): readonly SignedInAccount[] {
  const { session, sessions } = useSession();
  const client = useClient();
  const queryClient = useQueryClient();
  const shownId = session?.id;
  return useMemo(
    () => sessions.map(one => (one.id === shownId ? { ...identityOf(one), client, queryClient } : signedInAccount(one))),
    [sessions, shownId, client, queryClient],
  );
}

/** Draws its content as another account; nothing once that has signed out. */
export function AsOtherAccount({ sessionId, children }: { sessionId: string; children: ReactNode }) {
  const account = useOtherAccounts().find(({ id }) => id === sessionId);
  return account === undefined ? null : <AsAccount account={account}>{children}</AsAccount>;
}
