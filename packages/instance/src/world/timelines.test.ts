import { describe, expect, it } from 'vitest';
import { suggestions } from './discovery.js';
import { everything, idOf, seedWorld } from './test-worlds.js';
import { accountStatuses, homeTimeline, publicTimeline, tagTimeline } from './timelines.js';

const world = seedWorld();

describe('lists', () => {
  it('pages in both directions without loss or duplicates', () => {
    const expected = homeTimeline(world, world.memberId, { limit: 100 });
    const first = homeTimeline(world, world.memberId, { limit: 40 });
    const second = homeTimeline(world, world.memberId, { limit: 60, max_id: first.at(-1) });
    expect([...first, ...second]).toEqual(expected);
    expect(homeTimeline(world, world.memberId, { limit: 20, min_id: expected[60] })).toEqual(expected.slice(40, 60));
    expect(homeTimeline(world, world.memberId, { limit: 20, since_id: expected[60] })).toEqual(expected.slice(0, 20));
    expect(homeTimeline(world, world.memberId, { since_id: expected[0] })).toEqual([]);
  });

  it('separates local and remote posts on the public timeline', () => {
    const host = (id: string) => world.accounts.get(world.statuses.get(id)?.account_id ?? '')?.host ?? null;
    expect(publicTimeline(world, null, { local: true }, everything).every(id => host(id) === null)).toBe(true);
    expect(publicTimeline(world, null, { remote: true }, everything).every(id => host(id) !== null)).toBe(true);
    expect(publicTimeline(world, null, { host: 'tram.example' }, everything).every(id => host(id) === 'tram.example')).toBe(true);
    expect(publicTimeline(world, null, {}, everything).every(id => world.statuses.get(id)?.visibility !== 'private')).toBe(true);
  });

  it('finds a tag case-insensitively', () => {
    expect(tagTimeline(world, { name: 'NIGHTTRAINS' }, null)).toEqual(tagTimeline(world, { name: 'NightTrains' }, null));
    expect(tagTimeline(world, { name: 'nighttrains' }, null)).toHaveLength(20);
    expect(tagTimeline(world, { name: 'no-such-tag' }, null)).toEqual([]);
  });

  it('filters the posts of one account', () => {
    const ines = idOf(world, 'ines@mar.example');
    expect(accountStatuses(world, ines, null, { pinned: true })).toHaveLength(1);
    const media = accountStatuses(world, ines, null, { only_media: true }, everything);
    expect(media.length).toBeGreaterThan(0);
    expect(media.every(id => (world.statuses.get(id)?.media_attachments.length ?? 0) > 0)).toBe(true);
    const plain = accountStatuses(world, ines, null, { exclude_reblogs: true, exclude_replies: true }, everything);
    expect(plain.every(id => world.statuses.get(id)?.reblog_of_id === null)).toBe(true);
  });

  it('suggests accounts that are not followed', () => {
    const names = suggestions(world, world.memberId).map(id => world.accounts.get(id)?.acct);
    expect(names).toEqual(expect.arrayContaining(['ines@mar.example', 'kaz@tram.example', 'yui@hoshi.example']));
    expect(names).not.toContain('tobi@tram.example');
  });
});
