import { describe, expect, it } from 'vitest';
import type { RunOnDatabase } from './outbox-database.data.js';
import { outboxRecord, type OutboxRecord } from './outbox-record.js';
import { senderOf, type OutboxSender } from './outbox-sender.js';
import { forgetBackgroundSending, forgetSender, settleSender, storedSenders } from './outbox-senders.data.js';

const mara: OutboxSender = { scope: 'mara@tram.example', server: 'https://tram.example', accessToken: 'token of Mara' };
const ines: OutboxSender = { scope: 'ines@mar.example', server: 'https://mar.example', accessToken: 'token of Ines' };

const aRecord = (id: string, state: OutboxRecord['state'] = 'waiting'): OutboxRecord => ({
  ...outboxRecord({ id, kind: 'post', subject: id, payload: {} }, 1, 1_000),
  state,
});

type Key = readonly [scope: string, id: string];

/** The table of records in memory. */
function aTable() {
  const rows = new Map<string, { scope: string; id: string; value: unknown }>();
  const nameOf = ([scope, id]: Key): string => `${scope} ${id}`;
  const store = {
    get: async (key: Key) => rows.get(nameOf(key)),
    put: async (row: { scope: string; id: string; value: unknown }) => void rows.set(nameOf([row.scope, row.id]), row),
    delete: async (key: Key) => void rows.delete(nameOf(key)),
    getAllKeys: async (): Promise<Key[]> => [...rows.values()].map(({ scope, id }) => [scope, id]),
    index: () => ({ getAll: async (scope: string) => [...rows.values()].filter(row => row.scope === scope) }),
  };
  const database = {
    transaction: () => ({ store, done: Promise.resolve() }),
    getAllKeys: store.getAllKeys,
    get: (_: string, key: Key) => store.get(key),
  };
  // As much of a database as the module uses.
  const run: RunOnDatabase = work => work(database as unknown as Parameters<typeof work>[0]);
  const put = (scope: string, record: OutboxRecord) => store.put({ scope, id: record.id, value: record });
  return { run, put, remove: (scope: string, id: string) => store.delete([scope, id]) };
}

describe('[HINT-14] the token beside the records', () => {
  it('is there while a record waits, and gone with the last one', async () => {
    const { run, put, remove } = aTable();
    expect(await settleSender(run, mara.scope, mara)).toBe(false);
    expect(await storedSenders(run)).toEqual([]);
    await put(mara.scope, aRecord('a'));
    expect(await settleSender(run, mara.scope, mara)).toBe(true);
    expect(await storedSenders(run)).toEqual([mara]);
    await remove(mara.scope, 'a');
    expect(await settleSender(run, mara.scope, mara)).toBe(false);
    expect(await storedSenders(run)).toEqual([]);
  });

  it.each(['failed', 'done'] as const)('is not there for a record that is %s', async state => {
    const { run, put } = aTable();
    await put(mara.scope, aRecord('a', state));
    expect(await settleSender(run, mara.scope, mara)).toBe(false);
    expect(await storedSenders(run)).toEqual([]);
  });

  it.each(['waiting', 'uploading', 'sending', 'unknown'] as const)('is there for a record that is %s', async state => {
    const { run, put } = aTable();
    await put(mara.scope, aRecord('a', state));
    await settleSender(run, mara.scope, mara);
    expect(await storedSenders(run)).toEqual([mara]);
  });

  it('is of the account whose record waits, and goes when that account signs out', async () => {
    const { run, put } = aTable();
    for (const sender of [mara, ines]) {
      await put(sender.scope, aRecord('a'));
      await settleSender(run, sender.scope, sender);
    }
    await forgetSender(run, mara.scope);
    expect(await storedSenders(run)).toEqual([ines]);
    await settleSender(run, mara.scope, mara);
    await forgetSender(run, null);
    expect(await storedSenders(run)).toEqual([]);
  });

  it('is not written again by a worker that has ended its work', async () => {
    const { run, put } = aTable();
    await put(mara.scope, aRecord('a'));
    expect(await settleSender(run, mara.scope, null)).toBe(true);
    expect(await storedSenders(run)).toEqual([]);
  });

  it('stays when the one that the server refused was an earlier one', async () => {
    const { run, put } = aTable();
    await put(mara.scope, aRecord('a'));
    await settleSender(run, mara.scope, mara);
    await forgetSender(run, mara.scope, 'an earlier token');
    expect(await storedSenders(run)).toEqual([mara]);
    await forgetSender(run, mara.scope, mara.accessToken);
    expect(await storedSenders(run)).toEqual([]);
  });
});

it('[HINT-14] signing out works where the browser has no database', async () => {
  await expect(forgetBackgroundSending(mara.scope)).resolves.toBeUndefined();
});

it.each([null, 'token', {}, { ...mara, accessToken: 1 }, { ...mara, server: 'not an address' }, aRecord('a')])(
  'reads no sender from %j',
  value => {
    expect(senderOf(value)).toBeNull();
  },
);
