import type { Session } from '@rookery/api-client';
import { ClientProvider } from '@rookery/api-client/query';
import { createWindowStore } from '@rookery/timeline';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { bindStreamsLater } from '../wiring/streams-later.data.js';
import { connect } from './connection.data.js';
import { forgetEnd, isEndUntold, noteEnd } from './ended-note.js';
import { entrancePath } from '../routing/hrefs.js';
import { builtInServer, rememberVisitedServer, visitedServer } from './servers.js';
import { returning } from '../routing/arrival.js';
import { sessionStore } from './session-store.js';
import { browserStorage } from './storages.js';

interface SessionContextValue {
  /** Who is signed in, or `null` for a visitor. */
  readonly session: Session | null;
  readonly sessions: readonly Session[];
  /** The origin that is read from; `null` for a visitor who has named no server. */
  readonly server: string | null;
  /** Shows another account's home. */
  select(sessionId: string): Promise<void>;
  signOut(): Promise<void>;
}

const SessionContext = createContext<SessionContextValue | null>(null);

/**
 * Makes the client, the query cache and the stream of who is signed in, anew for each account, and ends the session when the
 * server no longer knows it.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const session = useSyncExternalStore(sessionStore.subscribe, sessionStore.current);
  const sessions = useSyncExternalStore(sessionStore.subscribe, sessionStore.list);
  const server = session?.server ?? visitedServer() ?? builtInServer();
  const navigate = useNavigate();
  // The client outlives many navigations; it must not be made anew because the router's function is.
  const navigateNow = useRef(navigate);
  useEffect(() => {
    navigateNow.current = navigate;
  }, [navigate]);

  const [ended, setEnded] = useState<Session | null>(null);
  const connection = useMemo(() => connect(session, server, setEnded), [session, server]);

  useEffect(() => {
    const { pathname, search } = window.location;
    if (ended === null && pathname === '/login') return;
    if (ended === null && (sessionStore.current() !== null || !isEndUntold())) return forgetEnd();
    noteEnd();
    if (ended !== null) sessionStore.remove(ended.id);
    void navigateNow.current(entrancePath('/login', pathname + search), { state: { server: ended?.server, hasEnded: true } });
  }, [ended]);

  // Another account's pages start at their top, and whoever reads by keyboard or voice starts there with them.
  const shownKey = useRef(connection.key);
  useLayoutEffect(() => {
    if (shownKey.current === connection.key) return;
    shownKey.current = connection.key;
    window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [connection.key]);

  // The socket belongs to the account: it opens once the first posts are there and closes when another takes its place.
  useEffect(() => {
    if (session === null) return undefined;
    rememberVisitedServer(session.server);
    return bindStreamsLater(connection.client, connection.queryClient);
  }, [connection, session]);

  const select = useCallback(async (sessionId: string) => {
    // Addresses belong to the account that was shown: the other one is in its home, where it was left.
    await navigateNow.current('/', { state: returning });
    sessionStore.select(sessionId);
  }, []);

  const signOut = useCallback(async () => {
    if (session === null) return;
    await navigateNow.current('/');
    sessionStore.remove(session.id);
    void createWindowStore(session.id, { tabStorage: browserStorage('sessionStorage') }).clear();
    const { revokeSession } = await import('@rookery/api-client/sign-in');
    await revokeSession(session);
  }, [session]);

  const value = useMemo<SessionContextValue>(
    () => ({ session, sessions, server, select, signOut }),
    [session, sessions, server, select, signOut],
  );
  return (
    <SessionContext value={value}>
      <QueryClientProvider client={connection.queryClient} key={connection.key}>
        <ClientProvider client={connection.client}>{children}</ClientProvider>
      </QueryClientProvider>
    </SessionContext>
  );
}

export function useSession(): SessionContextValue {
  const value = useContext(SessionContext);
  if (value === null) throw new Error('useSession needs a SessionProvider above it.');
  return value;
}
