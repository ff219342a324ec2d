/*
 * The one binding between the stream and the cache. It collects events, and at each flush it writes every entity once and then hands every
 * listener its events: at 50 posts a second each list changes, and renders, 4 times a second.
 */
import { notifyManager, type QueryClient } from '@tanstack/react-query';
import type { Status, Stream, StreamSubscription, StreamEvent } from '@rookery/api-client';
import { forgetStatus, ingestStatuses, relationshipKey, statusKey } from '../entities/entities.data.js';
import { createPageSchedule, type FlushSchedule } from './flush-schedule.dom.js';

export type StreamBatchListener = (events: readonly StreamEvent[]) => void;

export interface StreamBatches {
  /** Delivers the events of these streams in batches, in order, after their entities are written. Returns an unsubscribe function. */
  subscribe(subscriptions: readonly StreamSubscription[], listener: StreamBatchListener): () => void;
  /** Flushes, and unsubscribes every listener. */
  unbind(): void;
}

export interface StreamBatchOptions {
  /** When collected events are flushed. Default: within a frame, and at most 4 times a second while there are many. */
  schedule?: FlushSchedule;
  /** The stream has no account: it has no stream of the account's own. Default false. */
  isVisitor?: boolean;
}

interface CollectedEvent {
  event: StreamEvent;
  listener: StreamBatchListener;
}

const ignore: StreamBatchListener = () => undefined;

/**
 * Writes what the stream delivers to the cache: new, edited and deleted statuses, and changed relationships. Listeners that put ids into
 * lists subscribe here and not to the stream, so that no row names an unknown status.
 */
export function bindEntityStream(
  stream: Stream,
  queryClient: QueryClient,
  { schedule = createPageSchedule(), isVisitor = false }: StreamBatchOptions = {},
): StreamBatches {
  let collected: CollectedEvent[] = [];
  let cancel: (() => void) | null = null;
  let isScheduled = false;
  const unsubscribes = new Set<() => void>();

  const flush = (): void => {
    cancel?.();
    cancel = null;
    isScheduled = false;
    const batch = collected;
    collected = [];
    if (batch.length > 0) notifyManager.batch(() => applyBatch(queryClient, batch));
  };
  const collect = (listener: StreamBatchListener, event: StreamEvent): void => {
    collected.push({ event, listener });
    if (isAboutConnection(event)) {
      flush();
    } else if (!isScheduled) {
      isScheduled = true;
      const cancelFlush = schedule(flush);
      // A schedule may flush at once.
      if (isScheduled) cancel = cancelFlush;
    }
  };
  const subscribe: StreamBatches['subscribe'] = (subscriptions, listener) => {
    const streamUnsubscribes = subscriptions.map(subscription =>
      stream.subscribe(subscription, event => collect(listener, event)),
    );
    const unsubscribe = (): void => {
      if (!unsubscribes.delete(unsubscribe)) return;
      streamUnsubscribes.forEach(unsubscribeStream => unsubscribeStream());
      // The listener still gets what came before.
      flush();
    };
    unsubscribes.add(unsubscribe);
    return unsubscribe;
  };

  if (!isVisitor) subscribe([{ stream: 'user' }], ignore);
  return { subscribe, unbind: () => unsubscribes.forEach(unsubscribe => unsubscribe()) };
}

/** Events of the connection are rare, and decide what later requests may rely on: they flush at once. */
const isAboutConnection = ({ type }: StreamEvent): boolean => type === 'connected' || type === 'disconnected' || type === 'poll';

function applyBatch(queryClient: QueryClient, batch: readonly CollectedEvent[]): void {
  // An event that several streams or listeners receive is one object.
  applyEntityEvents(queryClient, new Set(batch.map(({ event }) => event)));
  const received = new Map<StreamBatchListener, StreamEvent[]>();
  for (const { event, listener } of batch) {
    const events = received.get(listener);
    if (events) events.push(event);
    else received.set(listener, [event]);
  }
  for (const [listener, events] of received) {
    try {
      listener(events);
    } catch (error) {
      // An error in one listener must not keep the events from the others.
      queueMicrotask(() => {
        throw error;
      });
    }
  }
}

/** Writes events in order; consecutive statuses in one pass. Idempotent. */
export function applyEntityEvents(queryClient: QueryClient, events: Iterable<StreamEvent>): void {
  let statuses: Status[] = [];
  const ingest = (): void => {
    if (statuses.length > 0) ingestStatuses(queryClient, statuses, { isFromStream: true });
    statuses = [];
  };
  const isKnown = (statusId: string): boolean =>
    queryClient.getQueryData(statusKey(statusId)) !== undefined || statuses.some(({ id }) => id === statusId);
  for (const event of events) {
    switch (event.type) {
      case 'status':
        statuses.push(event.status);
        break;
      case 'status_edited':
        // An edit of an unknown status needs no entry: it is fetched when it is needed.
        if (isKnown(event.status.id)) statuses.push(event.status);
        break;
      case 'status_deleted':
        ingest();
        forgetStatus(queryClient, event.statusId);
        break;
      case 'relationship_changed':
        // The event names two accounts, one of which is the reader's; only the other one has an entry.
        for (const accountId of [event.followerId, event.followingId]) {
          void queryClient.invalidateQueries({ queryKey: relationshipKey(accountId), exact: true });
        }
        break;
      default:
        break;
    }
  }
  ingest();
}
