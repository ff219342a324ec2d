import { expect, it } from 'vitest';
import { freshWorld } from './copies.js';
import { createWorld } from './seed.js';
import { snapshotOf } from './test-worlds.js';

const options = { seed: 3, now: Date.UTC(2026, 10, 20, 12) };
const snapshot = (world: ReturnType<typeof createWorld>) => ({
  ...snapshotOf(world),
  statuses: new Map(world.statuses),
  media: new Map(world.media),
});

it('is the world of the same options, also the second time', () => {
  const expected = snapshotOf(createWorld(options));
  expect(snapshot(freshWorld(options))).toEqual(expected);
  expect(snapshot(freshWorld(options))).toEqual(expected);
});

it('has nothing of what was changed in an earlier one', () => {
  const [first, second] = [freshWorld(options), freshWorld(options)];
  const [id = ''] = first.order;
  for (const status of [first.statuses.get(id), ...first.statuses.values()]) {
    if (status === undefined) continue;
    status.favourites_count += 1;
    status.tags.push('changed');
  }
  for (const media of first.media.values()) media.description = 'changed';
  first.statuses.delete(id);
  first.order.shift();
  expect(snapshot(second)).toEqual(snapshotOf(createWorld(options)));
});
