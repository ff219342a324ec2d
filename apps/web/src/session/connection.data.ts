import { type KnownFeatures, createClient, hasSessionEnded, type Client, type Instance, type Session } from '@rookery/api-client';
import { accountStore, createQueryClient, identifyAccount, instanceKey } from '@rookery/store';
import { createStore, type Store } from '@rookery/ui';
import type { QueryClient } from '@tanstack/react-query';
import { siteConfig } from '../config/site-config.dom.js';
import { knownFeatures } from './known-features.dom.js';
import { featureMemory } from './feature-memory.dom.js';
import { withEarlyRequests } from './early-fetch.js';

/** The client and the query cache of one account, or of a visitor. Accounts never share them. */
export interface Connection {
  readonly key: string;
  readonly client: Client;
  readonly queryClient: QueryClient;
  /** The session once the server has said that it no longer knows it; else null. */
  readonly ended: Store<Session | null>;
  /** The features of the server, as far as they are known. */
  readonly features: Store<KnownFeatures>;
}

/** A placeholder origin while no server is known. Requests to it fail; only the sign-in pages are shown without a server. */
const NO_SERVER = 'https://server.invalid';

/** The key of a connection: the session's id, or the server that a visitor reads. */
const connectionKey = (session: Session | null, server: string | null): string => session?.id ?? `visitor ${server ?? ''}`;

/** Whether a connection is that of the session, with its present token, or of a visitor of the server. */
export function isConnectionOf(
  connection: Connection | null,
  session: Session | null,
  server: string | null,
): connection is Connection {
  return connection?.key === connectionKey(session, server) && connection.client.accessToken === (session?.accessToken ?? null);
}

export function connect(session: Session | null, server: string | null): Connection {
  const ended = createStore<Session | null>(null);
  const queryClient = createQueryClient();
  const { hidden, siteSettings } = siteConfig();
  const lacks = Object.fromEntries(hidden.map(name => [name, false]));
  let isChecking = false;
  const client: Client = createClient({
    baseUrl: server ?? NO_SERVER,
    ...(session === null ? {} : { accessToken: session.accessToken }),
    fetch: withEarlyRequests(
      (input, init) => window.fetch(input, init),
      () => window.rookeryEarly,
    ),
    onUnauthorized: () => {
      if (session === null || isChecking) return;
      isChecking = true;
      void hasSessionEnded(client).then(hasEnded => {
        if (hasEnded) ended.set(() => session);
        else isChecking = false;
      });
    },
    siteSettings,
    featureMemory: featureMemory(
      server ?? NO_SERVER,
      feature => {
        queryClient.setQueryData<Instance>(
          instanceKey,
          instance => instance && { ...instance, lacks: [...instance.lacks, feature] },
        );
        accountStore(queryClient).events.emit('featureLacking', { feature });
      },
      Date.now,
      hidden,
    ),
  });
  identifyAccount(queryClient, { client, scope: session?.id ?? null });
  // The code that shows stored pages is needed with the first request that is lost.
  const unsubscribe = queryClient.getQueryCache().subscribe(event => {
    if (server === null || event.type !== 'updated' || !('error' in event.action)) return;
    unsubscribe();
    import('./kept-pages.data.js').then(({ followLostRequests }) => followLostRequests(queryClient)).catch(() => undefined);
  });
  return {
    key: connectionKey(session, server),
    client,
    queryClient,
    ended,
    features: createStore({ ...knownFeatures(client.baseUrl), ...lacks }),
  };
}
