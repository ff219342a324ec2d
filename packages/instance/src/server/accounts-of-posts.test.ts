import { expect, it } from 'vitest';

import { createStatus, favourite, reblog } from '../world/actions.js';
import { createWorld } from '../world/seed.js';
import { favouritedBy, reactedBy, rebloggedBy } from './accounts-of-posts.js';

const now = Date.UTC(2026, 10, 20, 12);
const world = createWorld({ seed: 1, now, origin: 'https://server.test' });
const mara = world.memberId;
const lev = world.accountIdsByAcct.get('lev') ?? '';
const bo = world.accountIdsByAcct.get('bo') ?? '';
const post = () => createStatus(world, { account_id: mara, text: 'A post' }, now);

it('names exactly the accounts that are recorded, earliest first', () => {
  const status = post();
  for (const id of [bo, lev]) {
    favourite(world, id, status.id);
    reblog(world, id, status.id, now);
  }
  expect(favouritedBy(world, status.id)).toEqual([bo, lev]);
  expect(rebloggedBy(world, status.id)).toEqual([bo, lev]);
  const reaction = { name: '🦉', count: 2, account_ids: [lev, bo], url: null, static_url: null };
  expect(reactedBy(world, status, reaction)).toEqual([lev, bo]);
});

it('fills a greater count with followers on other servers, each once', () => {
  const status = post();
  favourite(world, lev, status.id);
  status.favourites_count = 6;
  const ids = favouritedBy(world, status.id);
  expect(ids).toHaveLength(6);
  expect(new Set(ids).size).toBe(6);
  expect(ids.at(-1)).toBe(lev);
  for (const id of ids.slice(0, -1)) {
    expect(world.accounts.get(id)?.host).not.toBeNull();
    expect(world.followers.get(mara)?.has(id)).toBe(true);
  }
  expect(favouritedBy(world, status.id)).toEqual(ids);
  status.reblogs_count = 6;
  expect(rebloggedBy(world, status.id)).not.toEqual(ids);
});

it('fills with 80 accounts at most, and names none for an unknown post', () => {
  const status = post();
  status.favourites_count = 10_000;
  expect(favouritedBy(world, status.id).length).toBeLessThanOrEqual(80);
  const many = new Set([...world.accounts.keys()].filter(id => world.accounts.get(id)?.host !== null));
  for (let index = 0; many.size < 120; index += 1) {
    const account = world.accounts.get([...many][index % 20] ?? '');
    if (account !== undefined) world.accounts.set(`90${index}`, { ...account, id: `90${index}` });
    many.add(`90${index}`);
  }
  world.followers.set(mara, many);
  expect(favouritedBy(world, status.id)).toHaveLength(80);
  expect([favouritedBy(world, '1'), rebloggedBy(world, '1')]).toEqual([[], []]);
});
