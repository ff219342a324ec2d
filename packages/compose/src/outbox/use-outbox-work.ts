import {
  draftStoreOf,
  outboxFate,
  outboxOf,
  retainOutbox,
  useClient,
  watchOutbox,
  type OutboxFate,
  type OutboxListeners,
} from '@rookery/store';
import { returnToDrafts } from '@rookery/timeline';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** The session of the account. Stable. */
export interface OutboxSession {
  /** Its token; null: the account has signed out. */
  token(): string | null;
  /** The server ended it, and not the person. */
  isRefused(): boolean;
  /** Returns an unsubscribe function. */
  subscribe(onChange: () => void): () => void;
}

/** Works the outbox of the account while the page shows it, also what an earlier visit left in it. Afterwards it goes on where it may. */
export function useOutboxWork(session: OutboxSession, listeners: OutboxListeners): void {
  const client = useClient();
  const queryClient = useQueryClient();
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  }, [listeners]);
  useEffect(() => {
    const [outbox, drafts] = [outboxOf(queryClient), draftStoreOf(queryClient)];
    const release = retainOutbox(queryClient);
    const unwatch = watchOutbox(outbox, {
      onAdded: record => latest.current.onAdded(record),
      onSent: (record, result) => latest.current.onSent(record, result),
      onFailed: record => latest.current.onFailed(record),
    });
    const fate = (): OutboxFate =>
      outboxFate({ token: client.accessToken, present: session.token(), isRefused: session.isRefused() });
    return () => {
      unwatch();
      switch (fate()) {
        case 'go-on': {
          release();
          const unsubscribe = session.subscribe(() => {
            if (fate() === 'go-on') return;
            unsubscribe();
            outbox.stop();
          });
          return;
        }
        case 'stop':
          outbox.stop();
          return;
        case 'return':
          void returnToDrafts({ outbox, drafts });
      }
    };
  }, [client, queryClient, session]);
}
