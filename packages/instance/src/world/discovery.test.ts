import { expect, it } from 'vitest';

import { accountIdByAcct, suggestions, trendingTags } from './discovery.js';
import { idOf, seedWorld } from './test-worlds.js';
import { addLink } from './world.js';

const world = seedWorld();
const { memberId } = world;
const accts = (): (string | undefined)[] => suggestions(world, memberId).map(id => world.accounts.get(id)?.acct);

it('suggests the most followed accounts first, of the same number the elder id', () => {
  const ids = suggestions(world, memberId);
  const followers = ids.map(id => world.accounts.get(id)?.followers_count ?? 0);
  expect(followers).toEqual(followers.toSorted((one, other) => other - one));
  expect(suggestions(world, memberId, 2)).toEqual(ids.slice(0, 2));
  for (const id of ids.slice(0, 4)) {
    const account = world.accounts.get(id);
    if (account !== undefined) account.followers_count = 1_000_000;
  }
  expect(suggestions(world, memberId, 4)).toEqual(ids.slice(0, 4).toSorted());
});

it('suggests no account that is known, dismissed, silenced or not to be found', () => {
  const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = ''] = accts();
  const id = (acct: string): string => idOf(world, acct);
  addLink(world.following, memberId, id(first));
  addLink(world.requests, memberId, id(second));
  addLink(world.dismissed, memberId, id(third));
  addLink(world.mutes, memberId, id(fourth));
  const hidden = world.accounts.get(id(fifth));
  if (hidden !== undefined) hidden.discoverable = false;
  const gone = world.accounts.get(id(sixth));
  if (gone !== undefined) gone.memorial = true;
  const left = accts();
  for (const acct of [first, second, third, fourth, fifth, sixth, 'mara']) expect(left).not.toContain(acct);
});

it('has the hashtags of today that most accounts used first, of the same number by name', () => {
  world.tags.clear();
  const tag = (name: string, accounts: string | null) =>
    world.tags.set(name, {
      name,
      status_ids: [],
      history: accounts === null ? [] : [{ day: '0', uses: '9', accounts }],
    });
  tag('some', '2');
  tag('none', '0');
  tag('b', '3');
  tag('a', '3');
  tag('new', null);
  expect(trendingTags(world)).toEqual(['a', 'b', 'some']);
  expect(trendingTags(world, 1)).toEqual(['a']);
});

it('finds an account by its name in any case, with and without an @ in front', () => {
  expect([accountIdByAcct(world, '@Mara'), accountIdByAcct(world, 'TOBI@tram.example')]).toEqual([
    memberId,
    idOf(world, 'tobi@tram.example'),
  ]);
  expect(accountIdByAcct(world, 'nobody')).toBeNull();
});
