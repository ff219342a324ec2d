import { createClient, isApiError } from '@rookery/api-client';
import { accountStore, createQueryClient, ownAccountQuery, statusKey } from '@rookery/api-client/query';
import { createFakeStream, flushImmediately } from '@rookery/api-client/testing';
import { createInstance, type ServerProfileName } from '@rookery/instance';
import { QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { timelineKey, timelineQuery, type TimelineState } from '../state/timeline.data.js';
import { bindTimelineStream } from '../state/timeline-stream.data.js';
import type { TimelineSource } from '../state/timeline-sources.js';
import { discardPending, postStatus, retryPending } from './pending.data.js';

const home: TimelineSource = { kind: 'home' };
const local: TimelineSource = { kind: 'public', local: true };
const federated: TimelineSource = { kind: 'public' };

/** Intercepts a request for a new post: forwards it, refuses it or loses its response. */
type Way = (forward: () => Promise<Response>) => Promise<Response>;
const straight: Way = forward => forward();
const refused: Way = async () => Response.json({ error: 'Validation failed: Text too long' }, { status: 422 });
const lostAnswer: Way = async forward => {
  await forward();
  throw new TypeError('The connection was lost.');
};

async function signedIn(serverProfile: ServerProfileName = 'default') {
  const origin = 'https://rookery.test';
  const instance = createInstance({ seed: 1, origin, serverProfile });
  const wire: { way: Way; keys: (string | null)[]; bodies: unknown[] } = { way: straight, keys: [], bodies: [] };
  const client = createClient({
    baseUrl: origin,
    accessToken: instance.issueToken('mara', 'read write follow push'),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (request.method !== 'POST' || !request.url.endsWith('/api/v1/statuses')) return instance.fetch(request);
      wire.keys.push(request.headers.get('Idempotency-Key'));
      wire.bodies.push(await request.clone().json());
      return wire.way(() => instance.fetch(request));
    },
  });
  const queryClient = createQueryClient();
  // The lists are observed and bound to the stream.
  const stream = createFakeStream();
  const ends = [bindTimelineStream(stream, queryClient, { schedule: flushImmediately })];
  for (const source of [home, local, federated]) {
    const observer = new QueryObserver(queryClient, { ...timelineQuery(client, source), enabled: false });
    ends.push(
      observer.subscribe(() => undefined),
      accountStore(queryClient).lists.open(timelineKey(source)),
    );
  }
  stream.emit({ type: 'connected', isReconnect: false });
  for (const source of [home, local, federated]) await queryClient.fetchQuery(timelineQuery(client, source));
  await queryClient.fetchQuery(ownAccountQuery(client));
  onTestFinished(() => ends.forEach(end => end()));
  const entries = (source: TimelineSource) => queryClient.getQueryData<TimelineState>(timelineKey(source))?.entries ?? [];
  /** The newest two rows of a list: ids of posts, idempotency keys of pending ones. */
  const top = (source: TimelineSource = home) =>
    entries(source)
      .slice(0, 2)
      .map(entry => (entry.kind === 'item' ? entry.id : entry.kind));
  return { client, queryClient, stream, wire, top, context: { client, queryClient } };
}

const draft = { status: 'Bread is out.', visibility: 'public' as const };

test('[LIST-05] shows a public post in Home and both public timelines, before and after the response', async () => {
  const { context, wire, top } = await signedIn();
  const before = [home, local, federated].map(source => top(source)[0]);
  const sent = postStatus(context, { ...draft, language: 'en' }, 'key-1');
  expect([home, local, federated].map(source => top(source))).toEqual(before.map(id => ['pending', id]));
  const { id } = await sent;
  expect([home, local, federated].map(source => top(source))).toEqual(before.map(older => [id, older]));
  expect(wire.keys).toEqual(['key-1']);
  expect(wire.bodies).toEqual([{ ...draft, language: 'en' }]);
});

test('[LIST-05] shows a post for followers in Home only, and a direct post in no timeline', async () => {
  const { context, top } = await signedIn();
  const [inHome, inLocal] = [top()[0], top(local)[0]];
  void postStatus(context, { ...draft, visibility: 'direct' }, 'key-0');
  expect(top()[0]).toBe(inHome);
  const sent = postStatus(context, { ...draft, visibility: 'private' }, 'key-1');
  expect(top()).toEqual(['pending', inHome]);
  expect(top(local)[0]).toBe(inLocal);
  expect(top()[0]).toBe('pending');
  await sent;
});

test('[LIST-05] shows a post once, whether it is streamed before or after the response', async () => {
  const { context, stream, client, wire, top } = await signedIn();
  const before = top()[0];
  const echo = async (): Promise<string> => {
    const { items } = await client.timelines.home({ limit: 1 });
    const [status] = items;
    if (status === undefined) throw new Error('Home is empty.');
    stream.emit({ type: 'status', status }, 'user');
    return status.id;
  };
  wire.way = async forward => {
    const answer = await forward();
    await echo();
    return answer;
  };
  const { id } = await postStatus(context, draft, 'key-1');
  expect(top()).toEqual([id, before]);
  await echo();
  expect(top()).toEqual([id, before]);
});

test('[LIST-05] keeps a refused post with the server’s message, and retries it under its key', async () => {
  const { context, queryClient, wire, top } = await signedIn();
  const before = top()[0];
  wire.way = refused;
  const error = await postStatus(context, draft, 'key-1').catch((reason: unknown) => reason);
  expect(isApiError(error) && error.status).toBe(422);
  expect(top()).toEqual(['pending', before]);
  expect(queryClient.getQueryData(['timeline', 'pending', 'key-1'])).toMatchObject({
    phase: 'failed',
    error: 'Validation failed: Text too long',
    mayBeSent: false,
  });
  await retryPending(context, 'key-1');
  expect(top()).toEqual(['pending', before]);
  wire.way = straight;
  await retryPending(context, 'key-1');
  expect(top()[0]).not.toBe('pending');
  expect(top()[1]).toBe(before);
  expect(wire.keys).toEqual(['key-1', 'key-1', 'key-1']);
  expect(queryClient.getQueryData(['timeline', 'pending', 'key-1'])).toBeUndefined();
});

test('[LIST-05] discards a refused post and returns its text, but not a post in flight', async () => {
  const { context, queryClient, wire, top } = await signedIn();
  const before = top();
  wire.way = refused;
  const sent = postStatus(context, draft, 'key-1').catch(() => null);
  expect(discardPending(queryClient, 'key-1')).toBeNull();
  await sent;
  expect(discardPending(queryClient, 'key-1')).toEqual(draft);
  expect(top()).toEqual(before);
  expect(discardPending(queryClient, 'key-1')).toBeNull();
  await retryPending(context, 'key-1');
  expect(wire.keys).toHaveLength(1);
});

test.each(['default', 'gotosocial', 'snac'] as const)(
  '[LIST-05] posts once on a retry after a lost response from a %s server',
  async serverProfile => {
    const { context, client, wire, top } = await signedIn(serverProfile);
    const before = top()[0];
    wire.way = lostAnswer;
    await postStatus(context, draft, 'key-1').catch(() => null);
    expect(top()).toEqual(['pending', before]);
    wire.way = straight;
    await retryPending(context, 'key-1');
    const { items } = await client.timelines.home({ limit: 2 });
    expect(top()).toEqual([items[0]?.id, before]);
    expect(items[1]?.id).toBe(before);
  },
);

test('[LIST-05] sends one request per idempotency key at a time', async () => {
  const { context, wire, top } = await signedIn();
  const [one, other] = await Promise.all([postStatus(context, draft, 'key-1'), postStatus(context, draft, 'key-1')]);
  expect(one.id).toBe(other.id);
  expect(wire.keys).toHaveLength(1);
  expect(top()[0]).toBe(one.id);
});

test('counts a pending reply on its post until it is refused', async () => {
  const { context, queryClient, wire, top } = await signedIn();
  const id = top()[0] ?? '';
  const count = () => queryClient.getQueryData<{ replies_count: number }>(statusKey(id))?.replies_count;
  const before = count() ?? Number.NaN;
  wire.way = refused;
  const sent = postStatus(context, { ...draft, in_reply_to_id: id }, 'key-1').catch(() => null);
  expect(count()).toBe(before + 1);
  await sent;
  expect(count()).toBe(before);
});
