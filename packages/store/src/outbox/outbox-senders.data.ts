import type { IDBPTransaction } from 'idb';
import { createOutboxDatabase, type OutboxSchema, type RunOnDatabase } from './outbox-database.data.js';
import { isAnyUnsent, SENDER, senderOf, type OutboxSender } from './outbox-sender.js';

/**
 * Stores the sender where a record of its account waits, and removes the stored one where none does: in one transaction, so that no page adds a record in
 * between. Resolves to whether one waits.
 *
 * @param sender Null: none is stored anew.
 */
export function settleSender(run: RunOnDatabase, scope: string, sender: OutboxSender | null): Promise<boolean> {
  return change(run, async store => {
    const rows = await store.index('scope').getAll(scope);
    const isWaiting = isAnyUnsent(rows.map(({ value }) => value));
    if (!isWaiting) await store.delete([scope, SENDER]);
    else if (sender !== null) await store.put({ scope, id: SENDER, value: sender });
    return isWaiting;
  });
}

/** Removes the sender of an account, or of every account. `accessToken`: unless its token is another one by now. */
export function forgetSender(run: RunOnDatabase, scope: string | null, accessToken?: string): Promise<void> {
  return change(run, async store => {
    for (const key of await store.getAllKeys()) {
      if (key[1] !== SENDER || (scope !== null && key[0] !== scope)) continue;
      const stored = senderOf((await store.get(key))?.value);
      if (accessToken === undefined || stored?.accessToken === accessToken) await store.delete(key);
    }
  });
}

/**
 * Removes the token that `bindBackgroundSending` has stored: of an account (`<acct>@<host>`) that signs out, or of all. Resolves also where the browser denies
 * its database.
 */
export const forgetBackgroundSending = (scope: string | null): Promise<void> =>
  forgetSender(createOutboxDatabase(), scope).catch(() => undefined);

/** The senders of all accounts for which something waits. */
export function storedSenders(run: RunOnDatabase): Promise<readonly OutboxSender[]> {
  return run(async database => {
    const keys = (await database.getAllKeys('records')).filter(([, id]) => id === SENDER);
    const rows = await Promise.all(keys.map(key => database.get('records', key)));
    return rows.flatMap(row => senderOf(row?.value) ?? []);
  });
}

type Records = IDBPTransaction<OutboxSchema, ['records'], 'readwrite'>['store'];

const change = <Result>(run: RunOnDatabase, work: (store: Records) => Promise<Result>): Promise<Result> =>
  run(async database => {
    const { store, done } = database.transaction('records', 'readwrite');
    const [result] = await Promise.all([work(store), done]);
    return result;
  });
