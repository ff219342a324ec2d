import { statusesOf } from '@rookery/api-client';
import { type Fault, type ServerProfileName } from '@rookery/instance';
import { describe, expect, it, vi } from 'vitest';
import { aPost } from '../test-support/a-post.js';
import { aDraft, aServer, CREATE } from '../test-support/outbox-server.js';
import { installPassingTime, passUntil } from '../test-support/passing-time.js';

const DAY_MS = 24 * 60 * 60_000;
const families: readonly ServerProfileName[] = ['default', 'rebased', 'gotosocial', 'hollo', 'snac'];

installPassingTime();

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
    await statusesOf(client).create({ status: aPost().text, visibility: 'public' });
    const { outbox, until } = await openTab();
    fail({ pattern: CREATE, kind: 'drop' });
    await outbox.add(aDraft('a'));
    await until('a', 'gone');
    expect(await count()).toBe(2);
  });
});

// One with idempotency keys and one that has to be searched for an earlier attempt.
describe.each(['default', 'snac'] as const)('the connection to a %s server', family => {
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
