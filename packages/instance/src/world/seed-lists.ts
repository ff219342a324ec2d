import type { World } from './world.js';
import { hasLink } from './world.js';
import type { AccountRecord, ListRecord } from './records.js';

type ListSeed = Pick<ListRecord, 'id' | 'title' | 'replies_policy'> & { holds: (account: AccountRecord) => boolean };

const atHosts =
  (...hosts: string[]) =>
  (account: AccountRecord): boolean =>
    account.host !== null && hosts.includes(account.host);

/** Two lists chosen by host, and an empty one; one list per replies policy. */
const LISTS: readonly ListSeed[] = [
  { id: '1201', title: 'Rails and harbours', replies_policy: 'list', holds: atHosts('tram.example', 'mar.example') },
  { id: '1202', title: 'Letterpress', replies_policy: 'followed', holds: atHosts('ink.example', 'hoshi.example') },
  { id: '1203', title: 'Next winter', replies_policy: 'none', holds: () => false },
];

/** Adds the member's lists. Only followed accounts can be in a list. */
export function seedLists(world: World): void {
  const followed = [...world.accounts.values()].filter(account => hasLink(world.following, world.memberId, account.id));
  for (const { holds, ...list } of LISTS) {
    const account_ids = followed.filter(holds).map(account => account.id);
    world.lists.set(list.id, { ...list, owner_id: world.memberId, account_ids });
  }
}
