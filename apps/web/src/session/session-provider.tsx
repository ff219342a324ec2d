import { type KnownFeatures, type Session } from '@rookery/api-client';
import { ClientProvider } from '@rookery/store';
import { useStore } from '@rookery/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
  type ReactNode,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { returning } from '../routing/arrival.js';
import { shownPath } from '../routing/base.dom.js';
import { entrancePath, SIGN_IN_RETURN_PATH } from '../routing/hrefs.js';
import { openStreamAfterPage } from './stream-after-page.data.js';
import { connect, isConnectionOf, type Connection } from './connection.data.js';
import { useForgottenSessions } from './use-forgotten-sessions.js';
import {
  forgetSessionEnd,
  isSessionEndUnseen,
  recordSessionEnd,
  rememberVisitedServer,
  removeRefused,
  sessionStore,
  visitorServer,
} from './sessions.dom.js';

interface SessionContextValue {
  /** The session shown, or null for a visitor. */
  readonly session: Session | null;
  readonly sessions: readonly Session[];
  /** Origin of the server that is read; null for a visitor who has chosen none. */
  readonly server: string | null;
  /** The features of the server, as far as they are known. */
  readonly features: KnownFeatures;
  /** Switches to another account and opens its Home. */
  select(sessionId: string): Promise<void>;
  /** Removes the session, clears what its account has stored in this browser and revokes the token. */
  signOut(): Promise<void>;
}

interface SessionProviderProps {
  /** The connection of the account that is shown first, where it was made before React started. */
  first?: Connection | null;
  children: ReactNode;
}

const identity = <Value,>(value: Value): Value => value;

const SessionContext = createContext<SessionContextValue | null>(null);

/**
 * Provides the client, the query cache and the stream of the session shown: each account gets its own. Ends the session when its server
 * no longer accepts it.
 */
export function SessionProvider({ first = null, children }: SessionProviderProps) {
  const session = useSyncExternalStore(sessionStore.subscribe, sessionStore.current);
  const sessions = useSyncExternalStore(sessionStore.subscribe, sessionStore.list);
  const server = session?.server ?? visitorServer();
  const navigate = useNavigate();
  const isCompletingSignIn = useLocation().pathname === SIGN_IN_RETURN_PATH;
  // The connection must not be made again whenever the router's function changes.
  const navigateNow = useRef(navigate);
  useEffect(() => {
    navigateNow.current = navigate;
  }, [navigate]);

  // A changed name or picture of the account is a new session object with the same connection.
  const [kept, setKept] = useState(first);
  const connection = isConnectionOf(kept, session, server) ? kept : connect(session, server);
  if (connection !== kept) setKept(connection);
  const ended = useStore(connection.ended, identity);
  const features = useStore(connection.features, identity);

  useEffect(() => {
    const pathname = shownPath();
    if (ended === null && pathname === '/login') return;
    if (ended === null && (sessionStore.current() !== null || !isSessionEndUnseen())) return forgetSessionEnd();
    recordSessionEnd();
    if (ended !== null) removeRefused(ended.id);
    void navigateNow.current(entrancePath('/login', pathname + window.location.search), {
      state: { server: ended?.server, hasEnded: true },
    });
  }, [ended]);

  // Another account's pages start at their top, and so does the focus.
  const shownKey = useRef(connection.key);
  useLayoutEffect(() => {
    if (shownKey.current === connection.key) return;
    shownKey.current = connection.key;
    window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [connection.key]);

  useEffect(() => {
    if (session !== null) rememberVisitedServer(session.server);
  }, [session]);

  // The stream belongs to the account: it opens after the first page and closes when another account is shown. The page that completes a
  // sign-in is left at once.
  const hasStream = server !== null && !isCompletingSignIn;
  useEffect(() => (hasStream ? openStreamAfterPage(connection) : undefined), [connection, hasStream]);

  useForgottenSessions(sessions, connection);

  const select = useCallback(async (sessionId: string) => {
    // Addresses belong to the account that was shown. The other account opens in its Home, where it was left.
    await navigateNow.current('/', { state: returning });
    sessionStore.select(sessionId);
  }, []);

  const signOut = useCallback(async () => {
    if (session === null) return;
    await navigateNow.current('/');
    sessionStore.remove(session.id);
    await revoke(session);
  }, [session]);

  const value = useMemo<SessionContextValue>(
    () => ({ session, sessions, server, features, select, signOut }),
    [session, sessions, server, features, select, signOut],
  );
  return (
    <SessionContext value={value}>
      <QueryClientProvider client={connection.queryClient} key={connection.key}>
        <ClientProvider client={connection.client}>{children}</ClientProvider>
      </QueryClientProvider>
    </SessionContext>
  );
}

/** Revokes the token at its server. Without a connection it stays valid there, but this browser has forgotten it. */
async function revoke(session: Session): Promise<void> {
  try {
    const { revokeSession } = await import('@rookery/api-client/sign-in');
    await revokeSession(session);
  } catch {
    // The code could not be loaded.
  }
}

export function useSession(): SessionContextValue {
  const value = useContext(SessionContext);
  if (value === null) throw new Error('useSession needs a SessionProvider above it.');
  return value;
}
