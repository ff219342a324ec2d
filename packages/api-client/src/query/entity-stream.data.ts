import type { QueryClient } from '@tanstack/react-query';
import type { Stream, StreamSubscription } from '../stream.js';
import type { StreamEvent } from '../stream-events.js';
import { forgetStatus, ingestStatuses, relationshipKey, statusKey } from './entities.data.js';

/**
 * Writes what the stream brings into the entries: statuses that are new, edited or deleted, and who follows whom. Bind it before whatever puts ids into lists,
 * so that a row never names an unknown status. Returns what unbinds it.
 */
export function bindEntityStream(
  stream: Stream,
  queryClient: QueryClient,
  subscription: StreamSubscription = { stream: 'user' },
): () => void {
  return stream.subscribe(subscription, event => applyEntityEvent(queryClient, event));
}

/** Writes one event. The same event twice changes nothing the second time. */
export function applyEntityEvent(queryClient: QueryClient, event: StreamEvent): void {
  switch (event.type) {
    case 'status':
      ingestStatuses(queryClient, [event.status], { isFromStream: true });
      return;
    case 'status_edited':
      // An edit of a status nobody has seen is not worth an entry: whoever meets it later fetches it as it is then.
      if (queryClient.getQueryData(statusKey(event.status.id)))
        ingestStatuses(queryClient, [event.status], { isFromStream: true });
      return;
    case 'status_deleted':
      forgetStatus(queryClient, event.statusId);
      return;
    case 'relationship_changed':
      // The event names two accounts, one of which is the reader; only the other has an entry.
      for (const accountId of [event.followerId, event.followingId]) {
        void queryClient.invalidateQueries({ queryKey: relationshipKey(accountId), exact: true });
      }
      return;
    default:
      return;
  }
}
