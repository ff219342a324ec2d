import { accountIdByAcct } from './discovery.js';
import { createWorld } from './seed.js';
import type { World } from './world.js';
import type { StatusRecord } from './records.js';

export const now = Date.UTC(2026, 10, 20, 9, 30);

export const everything = { limit: Number.POSITIVE_INFINITY };

/** A new seed world; its `now` is `time`. */
export function seedWorld(time = now, seed = 7): World {
  return createWorld({ seed, now: time });
}

/** Throws when there is no such account. */
export function idOf(world: World, acct: string): string {
  const id = accountIdByAcct(world, acct);
  if (id === null) throw new Error(`There is no account ${acct}.`);
  return id;
}

/** The first status that matches. Throws when there is none. */
export function findStatus(world: World, matches: (status: StatusRecord) => boolean): StatusRecord {
  const status = [...world.statuses.values()].find(matches);
  if (status === undefined) throw new Error('No status matches.');
  return status;
}

/** The world without its journal, for comparisons. */
export function snapshotOf(world: World): World {
  return { ...world, journal: [] };
}
