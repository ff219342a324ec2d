import { isOutboxRecord, type OutboxRecord } from './outbox-record.js';
import type { OutboxStorage } from './outbox-storage.js';
import { inTurn, type RunOnDatabase } from './outbox-database.data.js';

/**
 * The records of one account in the browser's database. New records that it does not take are kept in memory: they are sent by this tab,
 * and `isDurable` becomes false.
 *
 * @param scope The account: `<acct>@<host>`.
 */
export function createOutboxStorage(run: RunOnDatabase, scope: string): OutboxStorage {
  const volatile = new Map<string, OutboxRecord>();
  let isDurable = true;

  async function durable(): Promise<readonly OutboxRecord[]> {
    try {
      const rows = await run(database => database.getAllFromIndex('records', 'scope', scope));
      return rows.map(({ value }) => value).filter(isOutboxRecord);
    } catch {
      isDurable = false;
      return [];
    }
  }

  const write: OutboxStorage['transact'] = decide =>
    run(async database => {
      const { store, done } = database.transaction('records', 'readwrite');
      const stored = (await store.index('scope').getAll(scope)).map(({ value }) => value).filter(isOutboxRecord);
      const { put = [], remove = [] } = decide([...stored, ...volatile.values()]);
      await inTurn(done, [
        ...remove.filter(id => !volatile.has(id)).map(id => () => store.delete([scope, id])),
        ...put.filter(({ id }) => !volatile.has(id)).map(value => () => store.put({ scope, id: value.id, value })),
      ]);
      for (const id of remove) volatile.delete(id);
      for (const record of put) if (volatile.has(record.id)) volatile.set(record.id, record);
    });

  return {
    get isDurable() {
      return isDurable;
    },
    isShared: id => !volatile.has(id),
    all: async () => [...(await durable()), ...volatile.values()],
    async transact(decide) {
      try {
        await write(decide);
      } catch (error) {
        isDurable = false;
        const stored = await durable();
        const { put = [], remove = [] } = decide([...stored, ...volatile.values()]);
        const isStored = (id: string) => stored.some(record => record.id === id);
        // A change of a stored record that is not written is no change: after a reload the record would be sent again.
        if (remove.some(isStored) || put.some(({ id }) => isStored(id))) throw error;
        for (const id of remove) volatile.delete(id);
        for (const record of put) volatile.set(record.id, record);
      }
    },
  };
}
