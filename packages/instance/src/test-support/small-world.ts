import { createStatus } from '../world/actions.js';
import type { StatusDraft } from '../world/records.js';
import { idOf, now, seedWorld } from '../world/test-worlds.js';
import { emptyWorld } from '../world/world.js';

const seeded = seedWorld();

/** A world with four accounts, who follow nobody, and no post. Bo is on another server. */
export function smallWorld() {
  const world = emptyWorld(1, now, 'https://server.test');
  const ids = ['mara', 'lev', 'bo', 'tobi@tram.example'].map(acct => idOf(seeded, acct));
  for (const id of ids) {
    const account = structuredClone(seeded.accounts.get(id));
    if (account === undefined) continue;
    world.accounts.set(id, { ...account, statuses_count: 0, followers_count: 0, following_count: 0, pinned_status_ids: [] });
    world.accountIdsByAcct.set(account.acct, id);
  }
  const [mara = '', lev = '', bo = '', tobi = ''] = ids;
  let time = now;
  const write = (account_id: string, draft: Partial<StatusDraft> = {}) =>
    createStatus(world, { account_id, text: 'A post', ...draft }, (time += 1000));
  return { world, mara, lev, bo, tobi, write };
}
