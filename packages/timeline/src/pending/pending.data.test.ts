import { statusesOf, accountsOf, createClient, type Status, timelinesOf } from '@rookery/api-client';
import {
  accountStore,
  createQueryClient,
  draftStoreOf,
  instanceQuery,
  outboxOf,
  registerPostKinds,
  ownAccountQuery,
  statusKey,
  stopOutbox,
  recordsOfDraft,
  type Draft,
} from '@rookery/store';
import { createFakeStream } from '@rookery/api-client/testing';
import { flushImmediately, aDraft, aPart } from '@rookery/store/testing';
import { createInstance, type ServerProfileName } from '@rookery/instance';
import { QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { pendingStatusId } from '../state/pending-marks.js';
import { pendingMarksQuery } from '../state/timeline-pending.data.js';
import { timelineKey, timelineQuery, type TimelineState } from '../state/timeline.data.js';
import { bindTimelineStream } from '../state/timeline-stream.data.js';
import type { TimelineSource } from '../state/timeline-sources.js';
import { bindPendingPosts } from './pending.data.js';
import { discardPost, returnToDrafts, takeBack } from './taken-back.data.js';

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
  await queryClient.fetchQuery(instanceQuery(client));
  const outbox = outboxOf(queryClient, client);
  registerPostKinds(queryClient, client);
  const drafts = draftStoreOf(queryClient, client);
  ends.push(bindPendingPosts(queryClient, outbox), () => stopOutbox(queryClient));
  onTestFinished(() => ends.forEach(end => end()));
  const entries = (source: TimelineSource) => queryClient.getQueryData<TimelineState>(timelineKey(source))?.entries ?? [];
  /** The newest two rows of a list: ids of posts, and 'pending'. */
  const top = (source: TimelineSource = home) =>
    entries(source)
      .slice(0, 2)
      .map(entry => (entry.kind === 'item' ? entry.id : entry.kind));
  const send = (draft: Draft, undoMs = 0) => outbox.add(...recordsOfDraft(draft, undoMs));
  const state = (key: string) => outbox.getRecords().find(({ id }) => id === key)?.state ?? 'gone';
  const until = (key: string, wanted: string) => vi.waitFor(() => expect(state(key)).toBe(wanted), { timeout: 5_000 });
  return { client, queryClient, stream, wire, top, entries, outbox, drafts, send, state, until };
}

const draftOf = (further: Partial<Draft> = {}, ...keys: string[]): Draft =>
  aDraft({
    parts: (keys.length === 0 ? ['key-1'] : keys).map(id =>
      aPart({ id, text: keys.length < 2 ? 'Bread is out.' : `Part ${id}` }),
    ),
    ...further,
  });

test('[LIST-05] shows a public post in Home and both public timelines, before and after the response', async () => {
  const { send, wire, top, until } = await signedIn();
  const before = [home, local, federated].map(source => top(source)[0]);
  await send(draftOf({ language: 'en' }));
  expect([home, local, federated].map(source => top(source))).toEqual(before.map(id => ['pending', id]));
  await until('key-1', 'gone');
  const [id] = top();
  expect([home, local, federated].map(source => top(source))).toEqual(before.map(older => [id, older]));
  expect(wire.keys).toEqual(['key-1']);
  expect(wire.bodies).toEqual([{ status: 'Bread is out.', visibility: 'public', language: 'en' }]);
});

test('[LIST-05] shows a post for followers in Home only, and a direct post in no timeline', async () => {
  const { send, top, until } = await signedIn();
  const [inHome, inLocal] = [top()[0], top(local)[0]];
  await send(draftOf({ id: 'd0', visibility: 'direct' }, 'key-0'));
  expect(top()[0]).toBe(inHome);
  await send(draftOf({ visibility: 'private' }));
  expect(top()).toEqual(['pending', inHome]);
  expect(top(local)[0]).toBe(inLocal);
  await until('key-1', 'gone');
});

test('[LIST-05] keeps the key of the row when the post takes its place', async () => {
  const { send, entries, until } = await signedIn();
  await send(draftOf());
  await until('key-1', 'gone');
  expect(entries(home)[0]).toMatchObject({ kind: 'item', formerId: pendingStatusId('key-1') });
});

test('[LIST-05] shows a post once, whether it is streamed before or after the response', async () => {
  const { send, stream, client, wire, top, until } = await signedIn();
  const before = top()[0];
  const echo = async (): Promise<string> => {
    const { items } = await timelinesOf(client).home({ limit: 1 });
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
  await send(draftOf());
  await until('key-1', 'gone');
  const [id] = top();
  expect(top()).toEqual([id, before]);
  await echo();
  expect(top()).toEqual([id, before]);
});

test('[LIST-05] shows a post from another device while one’s own waits to be sent', async () => {
  const { send, stream, client, entries } = await signedIn();
  await send(draftOf(), 30_000);
  const other = await statusesOf(client).create({ status: 'From the phone.', visibility: 'public' });
  stream.emit({ type: 'status', status: other }, 'user');
  expect(entries(home).slice(0, 2)).toMatchObject([{ kind: 'pending' }, { kind: 'item', id: other.id }]);
});

test('[POST-01] keeps a refused post with the server’s message, and retries it under its key', async () => {
  const { send, wire, top, outbox, until } = await signedIn();
  const before = top()[0];
  wire.way = refused;
  await send(draftOf());
  await until('key-1', 'failed');
  expect(top()).toEqual(['pending', before]);
  expect(outbox.getRecords()[0]).toMatchObject({ mayBeSent: false, failure: { text: 'Validation failed: Text too long' } });
  wire.way = straight;
  await outbox.retry('key-1');
  await until('key-1', 'gone');
  expect(top()[1]).toBe(before);
  expect(wire.keys).toEqual(['key-1', 'key-1']);
});

test('[POST-01] makes a refused post a draft again, with its text', async () => {
  const { send, wire, top, outbox, drafts, until } = await signedIn();
  const before = top();
  wire.way = refused;
  await send(draftOf());
  await until('key-1', 'failed');
  expect(await takeBack({ outbox, drafts }, 'key-1')).toBe('draft-1');
  expect(top()).toEqual(before);
  expect(await drafts.list<Draft>('post')).toMatchObject([{ id: 'draft-1', value: { parts: [{ text: 'Bread is out.' }] } }]);
});

test('takes no post back that is on its way', async () => {
  const { send, wire, outbox, drafts, until, state } = await signedIn();
  let answer = (): void => undefined;
  wire.way = async forward => {
    await new Promise<void>(resolve => (answer = resolve));
    return forward();
  };
  await send(draftOf());
  await vi.waitFor(() => expect(wire.keys).toHaveLength(1));
  expect(state('key-1')).toBe('sending');
  expect(await takeBack({ outbox, drafts }, 'key-1')).toBeNull();
  answer();
  await until('key-1', 'gone');
});

test('[CMP-02] hides the draft of a post that is being sent, and deletes it once it is sent', async () => {
  const { send, outbox, drafts, until } = await signedIn();
  const draft = draftOf();
  await drafts.put({ id: draft.id, kind: 'post', updatedAt: 1, value: draft });
  await send(draft, 30_000);
  expect(await drafts.list('post')).toEqual([]);
  expect(await drafts.get(draft.id)).toBeNull();
  await outbox.retry('key-1');
  await until('key-1', 'gone');
  expect(await drafts.list('post')).toEqual([]);
});

test('discards a refused post and its draft', async () => {
  const { send, wire, top, outbox, drafts, until } = await signedIn();
  const before = top();
  wire.way = refused;
  const draft = draftOf();
  await drafts.put({ id: draft.id, kind: 'post', updatedAt: 1, value: draft });
  await send(draft);
  await until('key-1', 'failed');
  await discardPost({ outbox, drafts }, 'key-1');
  expect(top()).toEqual(before);
  expect(await drafts.list('post')).toEqual([]);
});

test.each(['default', 'gotosocial', 'snac'] as const)(
  '[POST-01] posts once after a lost response from a %s server',
  async serverProfile => {
    const { send, client, wire, top, outbox, until } = await signedIn(serverProfile);
    const before = top()[0];
    wire.way = lostAnswer;
    await send(draftOf());
    await until('key-1', 'unknown');
    expect(top()).toEqual(['pending', before]);
    wire.way = straight;
    await outbox.retry('key-1');
    await until('key-1', 'gone');
    const { items } = await timelinesOf(client).home({ limit: 2 });
    expect(top()).toEqual([items[0]?.id, before]);
    expect(items[1]?.id).toBe(before);
  },
);

test('sends the posts of a thread in order, each as a reply to the one before', async () => {
  const { send, client, until } = await signedIn();
  await send(draftOf({}, 'a', 'b', 'c'));
  await until('c', 'gone');
  const own = await accountsOf(client).verifyCredentials();
  const [third, second, first] = (await accountsOf(client).statuses(own.id, { limit: 3 })).items;
  expect([first, second, third].map(status => status?.content)).toEqual(['<p>Part a</p>', '<p>Part b</p>', '<p>Part c</p>']);
  expect([second?.in_reply_to_id, third?.in_reply_to_id]).toEqual([first?.id, second?.id]);
});

test('takes the posts of a thread back together when the first is refused', async () => {
  const { send, wire, outbox, drafts, until, state } = await signedIn();
  wire.way = refused;
  await send(draftOf({}, 'a', 'b'));
  await until('a', 'failed');
  expect(state('b')).toBe('waiting');
  await takeBack({ outbox, drafts }, 'a');
  expect(outbox.getRecords()).toEqual([]);
  expect((await drafts.get<Draft>('draft-1'))?.value.parts.map(({ text }) => text)).toEqual(['Part a', 'Part b']);
});

test('counts a reply once, from the moment it is pending', async () => {
  const { queryClient, send, wire, top, outbox, drafts, until } = await signedIn();
  const id = top()[0] ?? '';
  const count = () => queryClient.getQueryData<Status>(statusKey(id))?.replies_count;
  const before = count() ?? Number.NaN;
  wire.way = refused;
  await send(draftOf({ inReplyToId: id }));
  expect(count()).toBe(before + 1);
  await until('key-1', 'failed');
  expect(count()).toBe(before + 1);
  await takeBack({ outbox, drafts }, 'key-1');
  expect(count()).toBe(before);
});

test('[LIST-05] marks a reply for the threads it belongs to, before and after it is sent', async () => {
  const { queryClient, send, top, until } = await signedIn();
  const id = top()[0] ?? '';
  const marks = () => queryClient.getQueryData(pendingMarksQuery.queryKey);
  await send(draftOf({ inReplyToId: id }));
  expect(marks()).toMatchObject([{ key: 'key-1', inReplyToId: id, statusId: null }]);
  await until('key-1', 'gone');
  expect(marks()).toMatchObject([{ key: 'key-1', inReplyToId: id, statusId: top()[0] }]);
});

test('[CMP-02] makes unsent posts drafts of the account when it signs out', async () => {
  const { send, top, outbox, drafts } = await signedIn();
  const before = top();
  await send(draftOf(), 30_000);
  await returnToDrafts({ outbox, drafts });
  expect(outbox.getRecords()).toEqual([]);
  expect(top()).toEqual(before);
  expect(await drafts.list<Draft>('post')).toMatchObject([{ id: 'draft-1', value: { parts: [{ text: 'Bread is out.' }] } }]);
});
