import type { Session } from '@rookery/api-client';
import { useEffect, useRef } from 'react';
import type { Connection } from './connection.data.js';

/** The code that clears data is tried again this long after it could not be loaded. */
const LOAD_RETRY_MS = 10_000;

/**
 * Clears what an account has stored once its session is gone, here or in another tab. Pages store their place when they unmount, so this
 * runs after the account's pages are gone.
 */
export function useForgottenSessions(sessions: readonly Session[], connection: Connection): void {
  const last = useRef({ sessions, connection });
  useEffect(() => {
    const before = last.current;
    last.current = { sessions, connection };
    for (const { id } of before.sessions) {
      if (sessions.some(session => session.id === id)) continue;
      if (before.connection.key === id) before.connection.queryClient.clear();
      forget(id, sessions.length === 0);
    }
  }, [sessions, connection]);
}

function forget(sessionId: string, wasLast: boolean): void {
  // Loaded with the code that Home needs after its posts: signing out without a connection clears the data, too.
  import('../storage/stored-data.dom.js').then(
    ({ forgetSession }) => forgetSession(sessionId, wasLast),
    () => setTimeout(() => forget(sessionId, wasLast), LOAD_RETRY_MS),
  );
}
