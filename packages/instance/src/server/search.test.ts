import { describe, expect, it } from 'vitest';

import { createWorld } from '../world/seed.js';
import { searchAccounts, searchStatuses, searchTags } from './search.js';

const world = createWorld({ seed: 1, now: Date.UTC(2026, 10, 20, 12), origin: 'https://server.test' });
const { memberId } = world;
const accts = (text: string, filter: Partial<Parameters<typeof searchAccounts>[2]> = {}): (string | undefined)[] =>
  searchAccounts(world, text, { viewerId: memberId, ...filter }).map(id => world.accounts.get(id)?.acct);

describe('a search for accounts', () => {
  it('puts the exact name first, then starts of names, then parts; more followers first', () => {
    expect(accts('ma').slice(0, 5)).toEqual([
      'theo@ink.example',
      'marius@ink.example',
      'mara',
      'beatriz@mar.example',
      'salma@mar.example',
    ]);
    expect(accts('mara')[0]).toBe('mara');
    expect(accts(' @MARA ')[0]).toBe('mara');
  });

  it('puts followed accounts before others of the same match', () => {
    const isFollowed = (acct: string | undefined): boolean =>
      world.following.get(memberId)?.has(world.accountIdsByAcct.get(acct ?? '') ?? '') === true;
    const parts = accts('mar.example').map(isFollowed);
    expect(parts.indexOf(false)).toBeGreaterThan(0);
    expect(parts.slice(parts.indexOf(false))).not.toContain(true);
  });

  it('finds the address of a profile, and the start of any word of a name', () => {
    expect(accts('https://tram.example/@tobi')).toEqual(['tobi@tram.example']);
    expect(accts('lindq')).toEqual(['mara']);
  });

  it('finds no deleted or suspended account, and nothing for spaces', () => {
    expect(accts('spanner')).toEqual([]);
    expect(accts('noisy')).toEqual(['noisy@ink.example']);
    expect(accts('erased')).toEqual([]);
    expect(accts('  ')).toEqual([]);
  });

  it('keeps to followed accounts, or to followers, when asked', () => {
    expect(accts('ines')).toContain('ines@mar.example');
    expect(accts('ines', { followingOnly: true })).not.toContain('ines@mar.example');
    expect(accts('ines', { followersOnly: true })).toContain('ines@mar.example');
    expect(accts('lev')).toContain('lev');
    expect(accts('lev', { followingOnly: true })).toContain('lev');
    expect(accts('lev', { followersOnly: true })).not.toContain('lev');
    expect(accts('lev', { viewerId: null, followingOnly: true })).toEqual([]);
    expect(accts('ines', { viewerId: null, followersOnly: true })).toEqual([]);
  });
});

describe('a search for posts', () => {
  const publicPost = [...world.statuses.values()].find(
    ({ visibility, reblog_of_id, url, uri }) => visibility === 'public' && reblog_of_id === null && url !== uri,
  );

  it('finds the post of an address, and no other', () => {
    expect(searchStatuses(world, ` ${publicPost?.url.toUpperCase()} `, null)).toEqual([publicPost?.id]);
    expect(searchStatuses(world, publicPost?.uri ?? '', null)).toEqual([publicPost?.id]);
    expect(searchStatuses(world, 'https://server.test/@mara/1', null)).toEqual([]);
  });

  it('shows a direct post to its readers alone', () => {
    const direct = [...world.statuses.values()].find(
      status => status.visibility === 'direct' && status.mentions.some(({ id }) => id === memberId),
    );
    expect(searchStatuses(world, direct?.url ?? '', memberId)).toEqual([direct?.id]);
    expect(searchStatuses(world, direct?.url ?? '', null)).toEqual([]);
  });

  it('wants every word, in any case and order, newest first and without reposts', () => {
    const night = searchStatuses(world, 'NIGHT the', null);
    expect(night.length).toBeGreaterThan(2);
    expect(night).toEqual(searchStatuses(world, ' the   night', null));
    expect(night).toEqual(night.toSorted().toReversed());
    expect(night.length).toBeLessThan(searchStatuses(world, 'the', null).length);
    expect(night.every(id => world.statuses.get(id)?.reblog_of_id === null)).toBe(true);
    expect(searchStatuses(world, 'night nosuchword', null)).toEqual([]);
    expect(searchStatuses(world, '  ', null)).toEqual([]);
  });

  it('ignores tags of HTML, and words after the twelfth', () => {
    expect(searchStatuses(world, '<p>', null)).toEqual([]);
    const twelve = Array.from('abcdefghilmn').join(' ');
    expect(searchStatuses(world, `${twelve} nosuchword`, null)).toEqual(searchStatuses(world, twelve, null));
    expect(searchStatuses(world, twelve, null).length).toBeGreaterThan(0);
  });
});

describe('a search for hashtags', () => {
  it('puts tags that start with the text first, then the more used ones', () => {
    expect(searchTags(world, 'a')).toEqual(['archives', 'birdwatching', 'nighttrains']);
  });

  it('takes a hash and capitals, and finds nothing for a bare hash', () => {
    expect(searchTags(world, ' #NightT')).toEqual(['nighttrains']);
    expect(searchTags(world, '#')).toEqual([]);
  });
});
