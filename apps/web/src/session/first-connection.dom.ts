import { browserStorage, HOME_TIMELINE_PATH } from '@rookery/api-client';
import { newestFirst, newestPosts, timelineKey, timelineQuery } from '@rookery/timeline';
import { createScrollMemory } from '@rookery/ui/list';
import { connect, type Connection } from './connection.data.js';
import { sessionStore } from './sessions.dom.js';

/** The name of Home's place. */
const HOME = 'home';

interface FirstConnection {
  readonly connection: Connection;
  /** Resolves once posts of Home are in the cache, stored ones or its first page, or none could be had. It does not reject. */
  readonly prefetched: Promise<unknown>;
}

/**
 * Takes the early request of the boot script into the cache of the account's connection, so that the first render has posts. Null
 * where there is no such request, and where the reader comes back to a place in Home, which the list restores itself.
 */
export function firstConnection(): FirstConnection | null {
  const session = sessionStore.current();
  if (session === null || window.rookeryEarly?.some(({ url }) => url.endsWith(HOME_TIMELINE_PATH)) !== true) return null;
  const places = createScrollMemory(browserStorage('session'), session.id);
  if (places.read(HOME) !== null) return null;
  const connection = connect(session, session.server);
  const { client, queryClient } = connection;
  const options = newestFirst(newestPosts(session.id), places, HOME);
  let unsubscribe = (): void => undefined;
  const stored = new Promise<void>(resolve => {
    unsubscribe = queryClient.getQueryCache().subscribe(() => {
      if (queryClient.getQueryData(timelineKey({ kind: 'home' })) !== undefined) resolve();
    });
  });
  const loaded = queryClient.prefetchQuery(timelineQuery(client, { kind: 'home' }, options));
  return { connection, prefetched: Promise.race([stored, loaded]).finally(unsubscribe) };
}
