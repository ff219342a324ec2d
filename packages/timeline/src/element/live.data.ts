import { createStream } from '@rookery/api-client';
import { instanceQuery, statusKey } from '@rookery/store';
import { streamsOf } from '../state/timeline-sources.js';
import { bindTimelineStream } from '../state/timeline-stream.data.js';
import { timelineKey } from '../state/timeline.data.js';
import type { ElementConnection } from './connection.data.js';
import { startPolling } from './polling.js';

/** Servers whose stream has refused a visitor: their posts are polled from then on. */
const closedStreams = new WeakSet<ElementConnection>();

/**
 * Brings new posts: by the server's stream where it is open to visitors, else by polling. A list that was not followed for a while is requested
 * at once. Returns a function that closes the stream and stops all timers.
 */
export function follow(connection: ElementConnection): () => void {
  const { subject } = connection;
  const streams = subject.kind === 'list' ? streamsOf(subject.source) : [];
  if (streams.length === 0 || closedStreams.has(connection)) {
    void requestNewest(connection);
    return startPolling(() => requestNewest(connection), Math.random);
  }
  let stop = followStream(connection, streams, () => {
    closedStreams.add(connection);
    stop();
    stop = startPolling(() => requestNewest(connection), Math.random);
  });
  return () => stop();
}

/** @param onPoll Called when no socket can be opened. */
function followStream(
  { client, queryClient }: ElementConnection,
  streams: ReturnType<typeof streamsOf>,
  onPoll: () => void,
): () => void {
  const stream = createStream(
    { ...client, accessToken: null },
    { getInstance: () => queryClient.fetchQuery(instanceQuery(client)) },
  );
  const unbind = bindTimelineStream(stream, queryClient, { isVisitor: true });
  const unsubscribes = streams.map(subscription =>
    stream.subscribe(subscription, event => {
      // The binding requests the newest posts for this event.
      if (event.type === 'poll') queueMicrotask(onPoll);
    }),
  );
  return () => {
    unsubscribes.forEach(unsubscribe => unsubscribe());
    unbind();
    stream.close();
  };
}

/** Requests the newest page of the list, or the post. Resolves to whether the server has answered. */
async function requestNewest({ queryClient, subject }: ElementConnection): Promise<boolean> {
  const queryKey = subject.kind === 'list' ? timelineKey(subject.source) : statusKey(subject.statusId);
  await queryClient.invalidateQueries({ queryKey, exact: true });
  return queryClient.getQueryState(queryKey)?.status !== 'error';
}
