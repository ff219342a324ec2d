import { browserStorage, HOME_TIMELINE_PATH } from '@rookery/api-client';
import { timelineQuery } from '@rookery/timeline';
import { createScrollMemory } from '@rookery/ui/list';
import { connect, type Connection } from './connection.data.js';
import { sessionStore } from './sessions.dom.js';

interface FirstConnection {
  readonly connection: Connection;
  /** Resolves once Home's first page is in the cache or could not be had. It does not reject. */
  readonly prefetched: Promise<void>;
}

/**
 * Takes the early request of the boot script into the cache of the account's connection, so that the first render has posts. Null
 * where there is no such request, and where the reader comes back to a place in Home, which the list restores itself.
 */
export function firstConnection(): FirstConnection | null {
  const session = sessionStore.current();
  if (session === null || window.rookeryEarly?.some(({ url }) => url.endsWith(HOME_TIMELINE_PATH)) !== true) return null;
  if (createScrollMemory(browserStorage('session'), session.id).read('home') !== null) return null;
  const connection = connect(session, session.server);
  const prefetched = connection.queryClient.prefetchQuery(timelineQuery(connection.client, { kind: 'home' }));
  return { connection, prefetched };
}
