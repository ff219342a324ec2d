import { createInstance, type Fault, type Instance, type ServerProfileName } from '@rookery/instance';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createClient } from '../client.js';
import type { OutboxMessage } from '../outbox/outbox-environment.js';
import { outboxRecord, type OutboxDraft, type OutboxRecord } from '../outbox/outbox-record.js';
import { createMemoryOutboxStorage } from '../outbox/outbox-storage.js';
import { createOutbox } from '../outbox/outbox.js';
import { createQueryClient } from './create-query-client.data.js';
import { instanceQuery } from './instance.data.js';
import { wordsOf, wordsOfHtml } from './plain-words.js';
import { createOutboxKinds } from './outbox-kinds.data.js';
import { outboxKindsOnDemand } from './outbox-kinds-on-demand.data.js';
import { endOf, serverFacts, uploadFile } from './outbox-server.data.js';
import { isLeaseFree, whileAlone, type Lease, type LeaseRow } from './outbox-tabs.dom.js';
import type { PostPayload } from './sent-post.js';

const ORIGIN = 'https://rookery.test';
const CREATE = 'POST /api/v1/statuses';
const DAY_MS = 24 * 60 * 60_000;
const families: readonly ServerProfileName[] = ['default', 'rebased', 'gotosocial', 'hollo', 'snac'];

const aPost = (further: Partial<PostPayload> = {}): PostPayload => ({
  text: 'The ferry to Edda’s island leaves at 7.',
  spoilerText: null,
  sensitive: false,
  media: [],
  poll: null,
  visibility: 'public',
  language: null,
  inReplyToId: null,
  replyToRecord: null,
  quoteId: null,
  scheduledAt: null,
  editedId: null,
  prefilledText: '',
  knownIds: null,
  ...further,
});

const aDraft = (id: string, payload = aPost(), further: Partial<OutboxDraft<PostPayload>> = {}): OutboxDraft<PostPayload> => ({
  id,
  kind: 'post',
  subject: id,
  payload,
  ...further,
});

const picture = new Blob(
  [
    Uint8Array.from(
      atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
      letter => letter.codePointAt(0) ?? 0,
    ),
  ],
  { type: 'image/png' },
);

// Pauses of the outbox and of the server pass at once.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] }));
afterEach(() => vi.useRealTimers());

/** Lets time pass until the condition holds, at most ten minutes. */
async function passUntil(isReached: () => boolean | Promise<boolean>): Promise<void> {
  for (let passed = 0; !(await isReached()); passed += 100) {
    if (passed > 600_000) throw new Error('The condition was not reached.');
    await vi.advanceTimersByTimeAsync(100);
    await setImmediate();
  }
}

/** A server of a family, and tabs of one account over one storage. `clockShiftMs`: how far the device's clock is off. */
async function aServer(serverProfile: ServerProfileName = 'default', { clockShiftMs = 0 } = {}) {
  const instance = createInstance({ seed: 1, origin: ORIGIN, serverProfile, control: true });
  const storage = createMemoryOutboxStorage({ isShared: true });
  const channels = new Set<(message: OutboxMessage) => void>();
  const client = createClient({
    baseUrl: ORIGIN,
    accessToken: instance.issueToken('mara', 'read write follow push'),
    fetch: (input, init) => instance.fetch(new Request(input, init)),
  });
  const account = await client.accounts.verifyCredentials();
  let isOnline = true;
  const networkListeners = new Set<() => void>();

  let held: LeaseRow | undefined;
  let suspendedOwner: string | null = null;
  // The tabs of a browser without locks.
  const lease: Lease = {
    async take(owner, now, expiresAt) {
      if (owner === suspendedOwner) return new Promise<boolean>(() => undefined);
      const isFree = isLeaseFree(held, owner, now);
      if (isFree) held = { owner, expiresAt };
      return isFree;
    },
    async release(owner) {
      if (held?.owner === owner) held = undefined;
    },
  };

  async function openTab() {
    let isAlive = true;
    const own: { listener?: (message: OutboxMessage) => void } = {};
    // A closed tab hears no answer, and writes nothing.
    const alive = async <Value>(promise: Promise<Value>): Promise<Value> => {
      const [settled] = await Promise.allSettled([promise]);
      if (!isAlive) return new Promise(() => undefined);
      if (settled.status === 'rejected') throw settled.reason;
      return settled.value;
    };
    const queryClient = createQueryClient();
    await queryClient.fetchQuery(instanceQuery(client));
    const kinds = outboxKindsOnDemand(() => Promise.resolve(createOutboxKinds(client, queryClient)));
    const outbox = createOutbox({
      storage: { ...storage, all: () => alive(storage.all()), transact: decide => alive(storage.transact(decide)) },
      channel: {
        post: message => {
          for (const listener of channels) if (listener !== own.listener) listener(message);
        },
        subscribe(listener) {
          own.listener = listener;
          channels.add(listener);
          return () => void channels.delete(listener);
        },
      },
      network: {
        isOnline: () => isOnline,
        subscribe(listener) {
          networkListeners.add(listener);
          return () => void networkListeners.delete(listener);
        },
      },
      whileAlone: (work, signal) => whileAlone('outbox', lease, work, signal, null),
      now: () => Date.now() + clockShiftMs,
      random: () => 0,
      later(task, milliseconds) {
        const timer = setTimeout(() => isAlive && task(), milliseconds);
        return () => clearTimeout(timer);
      },
      kinds: Object.fromEntries(
        Object.entries(kinds).map(([name, kind]) => [
          name,
          {
            ...kind,
            send: (record: OutboxRecord) => alive(kind.send(record)),
            find: (record: OutboxRecord) => alive(kind.find(record)),
          },
        ]),
      ),
      upload: (upload, options) => alive(uploadFile(client, upload, options)),
      forgetDraft: () => Promise.resolve(),
      endOf,
      server: serverFacts(queryClient),
    });
    let isRead = false;
    outbox.subscribe(() => (isRead = true));
    outbox.start();
    await passUntil(() => isRead);
    onTestFinished(() => outbox.stop());
    const state = (id: string) => outbox.getRecords().find(record => record.id === id)?.state ?? 'gone';
    return {
      outbox,
      state,
      until: (id: string, wanted: string) => passUntil(() => state(id) === wanted),
      close() {
        isAlive = false;
        outbox.stop();
      },
    };
  }

  return {
    instance,
    client,
    openTab,
    fail: (fault: Fault) => instance.faults.add(fault),
    setOnline(next: boolean) {
      isOnline = next;
      for (const listener of networkListeners) listener();
    },
    /** The number of own posts with this text at the server. */
    async count(text = aPost().text) {
      const { items } = await client.accounts.statuses(account.id, { limit: 40 });
      return items.filter(({ content }) => wordsOfHtml(content) === wordsOf(text)).length;
    },
    requests: (pattern: string) => requestsOf(instance, pattern),
    /** Suspends the renewals of the tab that has the lease. The returned function resumes them. */
    suspendHolder() {
      suspendedOwner = held?.owner ?? null;
      return () => (suspendedOwner = null);
    },
  };
}

async function requestsOf(instance: Instance, path: string): Promise<number> {
  const answer = await instance.fetch(new Request(`${ORIGIN}/_control/journal`));
  const entries: { method: string; path: string }[] = await answer.json();
  return entries.filter(entry => `${entry.method} ${entry.path}` === path).length;
}

const faults: readonly [string, Fault][] = [
  ['closes the connection before it reads the request', { pattern: CREATE, kind: 'drop' }],
  ['closes the connection amid the request', { pattern: CREATE, kind: 'cut' }],
  ['loses the answer', { pattern: CREATE, kind: 'lost' }],
  ['loses the answer behind a 504', { pattern: CREATE, kind: 'lost', status: 504 }],
  ['applies the request after the connection is closed', { pattern: CREATE, kind: 'late', milliseconds: 500 }],
  ['fails with 500', { pattern: CREATE, kind: 'status', status: 500 }],
  ['answers with half a post', { pattern: CREATE, kind: 'truncate' }],
  ['answers with a page of HTML', { pattern: CREATE, kind: 'html' }],
  ['asks to wait', { pattern: CREATE, kind: 'rate_limit', milliseconds: 300 }],
];

describe.each(families)('a %s server', family => {
  it.each(faults)('[POST-01] has one post although it %s', async (_, fault) => {
    const { openTab, fail, count } = await aServer(family);
    const { outbox, until } = await openTab();
    fail(fault);
    await outbox.add(aDraft('a'));
    await until('a', 'gone');
    expect(await count()).toBe(1);
  });

  it('[POST-01] has one post although two tabs without locks are open, and the first one closes', async () => {
    const { openTab, fail, count } = await aServer(family);
    const [first, second] = [await openTab(), await openTab()];
    fail({ pattern: CREATE, kind: 'late', milliseconds: 500 });
    await second.outbox.add(aDraft('a'));
    await first.until('a', 'unknown');
    first.close();
    await second.until('a', 'gone');
    expect(await count()).toBe(1);
  });

  it('[POST-01] has one post although the tab that sends it is suspended, replaced by another and resumed', async () => {
    const { openTab, fail, count, suspendHolder } = await aServer(family);
    const [, second] = [await openTab(), await openTab()];
    fail({ pattern: CREATE, kind: 'hold', milliseconds: 40_000 });
    await second.outbox.add(aDraft('a'));
    await second.until('a', 'sending');
    const resume = suspendHolder();
    await second.until('a', 'gone');
    resume();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await count()).toBe(1);
  });

  it('has one post although the tab closed while the answer was awaited', async () => {
    const { openTab, fail, count, requests } = await aServer(family);
    const first = await openTab();
    fail({ pattern: CREATE, kind: 'hold', milliseconds: 400 });
    await first.outbox.add(aDraft('a'));
    await passUntil(async () => (await requests(CREATE)) === 1);
    first.close();
    const second = await openTab();
    await second.until('a', 'gone');
    expect(await count()).toBe(1);
  });

  it('has one post although its answer was lost and the clock of the device is a day off', async () => {
    for (const clockShiftMs of [-DAY_MS, DAY_MS]) {
      const { openTab, fail, count } = await aServer(family, { clockShiftMs });
      const { outbox, until } = await openTab();
      fail({ pattern: CREATE, kind: 'lost' });
      await outbox.add(aDraft('a'));
      await until('a', 'gone');
      expect(await count()).toBe(1);
    }
  });

  it('has both of two posts with the same text whose answers were lost', async () => {
    const { openTab, fail, count } = await aServer(family);
    const { outbox, until } = await openTab();
    fail({ pattern: CREATE, kind: 'lost', times: 2 });
    await outbox.add(aDraft('a', aPost(), { subject: 's' }));
    await outbox.add(aDraft('b', aPost(), { subject: 's' }));
    await until('a', 'gone');
    await until('b', 'gone');
    expect(await count()).toBe(2);
  });

  it('has a new post although another device published the same text before', async () => {
    const { client, openTab, fail, count } = await aServer(family);
    await client.statuses.create({ status: aPost().text, visibility: 'public' });
    const { outbox, until } = await openTab();
    fail({ pattern: CREATE, kind: 'drop' });
    await outbox.add(aDraft('a'));
    await until('a', 'gone');
    expect(await count()).toBe(2);
  });
});

describe('a default server', () => {
  it.each([413, 422])('keeps the record with the words of the server after %i', async status => {
    const { openTab, fail, count } = await aServer();
    const { outbox, until } = await openTab();
    fail({ pattern: CREATE, kind: 'status', status, message: 'Too much' });
    await outbox.add(aDraft('a'));
    await until('a', 'failed');
    expect(outbox.getRecords()[0]?.failure).toEqual({ reason: 'refused', status, text: 'Too much', uploadId: null });
    expect(await count()).toBe(0);
  });

  it('holds a record that needs a new session', async () => {
    const { openTab, fail, count } = await aServer();
    const { outbox, state } = await openTab();
    fail({ pattern: CREATE, kind: 'status', status: 401 });
    await outbox.add(aDraft('a'));
    await passUntil(() => outbox.getRecords()[0]?.attempts === 1 && state('a') === 'waiting');
    expect(await count()).toBe(0);
  });

  it('[HINT-14] sends posts that were written offline once, in order, when the network is back', async () => {
    const { openTab, setOnline, count, requests } = await aServer();
    setOnline(false);
    const { outbox, until, state } = await openTab();
    for (const id of ['a', 'b']) await outbox.add(aDraft(id, aPost({ text: `Post ${id}` }), { subject: 'thread' }));
    expect([state('a'), state('b')]).toEqual(['waiting', 'waiting']);
    expect(await requests(CREATE)).toBe(0);
    setOnline(true);
    await until('b', 'gone');
    expect([await count('Post a'), await count('Post b')]).toEqual([1, 1]);
  });

  it('sends nothing that is closed and reopened within the time to undo before that time is over', async () => {
    const { openTab, count } = await aServer();
    const first = await openTab();
    await first.outbox.add(aDraft('a', aPost(), { undoMs: 1_200 }));
    first.close();
    const second = await openTab();
    await second.until('a', 'waiting');
    expect(await count()).toBe(0);
    await second.until('a', 'gone');
    expect(await count()).toBe(1);
  });
});

describe('uploads', () => {
  const upload = {
    id: 'u',
    file: picture,
    name: 'harbour.png',
    description: 'The harbour',
    focus: null,
    mediaId: null,
    uploadedAt: null,
  };
  const media = [{ id: 'u', name: 'harbour.png', description: 'The harbour', focus: null, attachment: null }];
  const withFile = () => aDraft('a', aPost({ media }), { uploads: [upload] });

  it.each<[string, Fault]>([
    ['closes the connection', { pattern: 'POST /api/v2/media', kind: 'drop' }],
    ['loses the answer', { pattern: 'POST /api/v2/media', kind: 'lost' }],
    ['fails with 500', { pattern: 'POST /api/v2/media', kind: 'status', status: 500 }],
    ['loses the answer to the post', { pattern: CREATE, kind: 'lost' }],
  ])('are sent with one post although the server %s', async (_, fault) => {
    const { client, openTab, fail, count } = await aServer();
    const { outbox, until } = await openTab();
    fail(fault);
    await outbox.add(withFile());
    await until('a', 'gone');
    expect(await count()).toBe(1);
    const { id } = await client.accounts.verifyCredentials();
    const { items } = await client.accounts.statuses(id, { limit: 1 });
    expect(items[0]?.media_attachments.map(({ description }) => description)).toEqual(['The harbour']);
  });

  it('begin again in the next tab when a tab closes during one', async () => {
    const { openTab, fail, count, requests } = await aServer();
    const first = await openTab();
    fail({ pattern: 'POST /api/v2/media', kind: 'delay', milliseconds: 300 });
    await first.outbox.add(withFile());
    await first.until('a', 'uploading');
    first.close();
    const second = await openTab();
    await second.until('a', 'gone');
    expect(await count()).toBe(1);
    expect(await requests(CREATE)).toBe(1);
  });

  it.each([413, 422])('name the file that is refused with %i', async status => {
    const { openTab, fail, count } = await aServer();
    const { outbox, until } = await openTab();
    fail({ pattern: 'POST /api/v2/media', kind: 'status', status, message: 'File is too large' });
    await outbox.add(withFile());
    await until('a', 'failed');
    expect(outbox.getRecords()[0]?.failure).toEqual({
      reason: 'upload-refused',
      status,
      text: 'File is too large',
      uploadId: 'u',
    });
    expect(await count()).toBe(0);
    await outbox.retry('a');
    await until('a', 'gone');
    expect(await count()).toBe(1);
  });
});

describe('a scheduled post', () => {
  const scheduledAt = Math.ceil(Date.now() / 900_000) * 900_000 + 3_600_000;
  const scheduledDraft = () => aDraft('a', aPost({ scheduledAt }), { kind: 'scheduled' });

  it('is scheduled once although the answer was lost', async () => {
    const { client, openTab, fail, count } = await aServer();
    const { outbox, until } = await openTab();
    fail({ pattern: CREATE, kind: 'lost' });
    await outbox.add(scheduledDraft());
    await until('a', 'gone');
    const { data } = await client.request('GET', '/api/v1/scheduled_statuses');
    expect(data).toHaveLength(1);
    expect(await count()).toBe(0);
  });

  it('is scheduled once although the browser repeated the request', async () => {
    const { client, instance, openTab } = await aServer();
    const { outbox, until } = await openTab();
    const scheduled = async () => (await client.request('GET', '/api/v1/scheduled_statuses')).data;
    const { fetch } = instance;
    const posts = vi.spyOn(instance, 'fetch').mockImplementation(async (request, ...rest) => {
      // The answer to the first of two was lost on the way.
      if (request.method === 'POST') await fetch(request.clone(), ...rest);
      return fetch(request, ...rest);
    });
    await outbox.add(scheduledDraft());
    await until('a', 'gone');
    expect(posts.mock.calls.filter(([{ method }]) => method === 'POST')).toHaveLength(1);
    expect(await scheduled()).toHaveLength(1);
    await outbox.add({ ...scheduledDraft(), id: 'b' });
    await until('b', 'gone');
    expect(await scheduled()).toHaveLength(2);
  });

  it('leaves an equal one alone where it is unknown what was scheduled before', async () => {
    const { client, openTab, fail } = await aServer();
    const first = await openTab();
    await first.outbox.add(scheduledDraft());
    await first.until('a', 'gone');
    first.close();
    const second = await openTab();
    fail({ pattern: 'GET /api/v1/scheduled_statuses', kind: 'status', status: 403, times: 1 });
    await second.outbox.add({ ...scheduledDraft(), id: 'b' });
    await second.until('b', 'gone');
    expect((await client.request('GET', '/api/v1/scheduled_statuses')).data).toHaveLength(2);
  });

  it.each(['hollo', 'snac'] as const)('is published once by a %s server that loses the answer', async family => {
    const { openTab, fail, count } = await aServer(family);
    const { outbox, until } = await openTab();
    fail({ pattern: CREATE, kind: 'lost' });
    await outbox.add(scheduledDraft());
    await until('a', 'gone');
    expect(await count()).toBe(1);
  });
});

describe('an edit', () => {
  it.each(['default', 'hollo', 'gotosocial'] as const)('is applied by a %s server that loses the answer', async family => {
    const { client, openTab, fail } = await aServer(family);
    const status = await client.statuses.create({ status: 'First words', visibility: 'public' });
    const { outbox, until } = await openTab();
    const sent: unknown[] = [];
    outbox.onSent((_, result) => sent.push(result));
    fail({ pattern: 'PUT /api/v1/statuses/:id', kind: 'lost' });
    await outbox.add(aDraft('a', aPost({ text: 'Better words', editedId: status.id }), { kind: 'edit' }));
    await until('a', 'gone');
    expect(sent).toMatchObject([{ content: '<p>Better words</p>' }]);
  });
});

describe('a vote', () => {
  it.each(['lost', 'drop'] as const)('counts once although the connection fails (%s)', async kind => {
    const { client, instance, openTab, fail } = await aServer();
    const token = instance.issueToken('oskar', 'read write follow push');
    const other = createClient({
      baseUrl: ORIGIN,
      accessToken: token,
      fetch: (input, init) => instance.fetch(new Request(input, init)),
    });
    const { id, poll } = await other.statuses.create({
      status: 'Which ferry?',
      visibility: 'public',
      poll: { options: ['Early', 'Late'], expires_in: 3_600, multiple: false },
    });
    if (poll === null) throw new Error('The server has polls.');
    const { outbox, until } = await openTab();
    fail({ pattern: 'POST /api/v1/polls/:id/votes', kind });
    await outbox.add({
      id: 'v',
      kind: 'vote',
      subject: `poll:${poll.id}`,
      payload: { statusId: id, pollId: poll.id, choices: [1] },
    });
    await until('v', 'gone');
    expect((await client.statuses.get(id)).poll).toMatchObject({ voted: true, votes_count: 1, own_votes: [1] });
  });
});

describe('the code that sends records', () => {
  it('[POST-01] counts as nothing sent while it cannot be loaded, and is loaded again', async () => {
    const post = { send: () => Promise.resolve('sent'), find: () => Promise.resolve(null) };
    const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({ post });
    const kinds = outboxKindsOnDemand(load);
    const record = outboxRecord(aDraft('a'), 1, 0);
    const failure: unknown = await kinds['post']?.send(record).then(
      () => null,
      (error: unknown) => error,
    );
    expect(endOf(failure)).toEqual({ kind: 'not-sent' });
    await expect(kinds['post']?.send(record)).resolves.toBe('sent');
    await kinds['post']?.find(record);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
