import { describe, expect, it } from 'vitest';
import {
  actOnAccount,
  bookmark,
  createStatus,
  deleteStatus,
  editStatus,
  favourite,
  follow,
  react,
  reblog,
  unbookmark,
  unfollow,
  unreact,
  unreblog,
  vote,
} from './actions.js';
import { endorse, setDomainBlock } from './relationships.js';
import { now } from './test-worlds.js';
import { type World } from './world.js';
import { smallWorld } from '../test-support/small-world.js';

const DAY = 86_400_000;

const countsOf = (world: World, id: string) => {
  const { statuses_count, followers_count, following_count } = world.accounts.get(id) ?? {};
  return [statuses_count, followers_count, following_count];
};

describe('counts', () => {
  it('of replies, quotes, reposts and posts go up with a post and down with its deletion', () => {
    const { world, mara, lev, write } = smallWorld();
    const post = write(mara);
    const reply = write(lev, { in_reply_to_id: post.id });
    const quote = write(lev, { quoted_status_id: post.id });
    const repost = reblog(world, lev, post.id, now + 9000);
    expect(post).toMatchObject({ replies_count: 1, quotes_count: 1, reblogs_count: 1 });
    expect(countsOf(world, lev)).toEqual([3, 0, 0]);
    expect(world.accounts.get(lev)?.last_status_at).toBe('2026-11-20');
    for (const one of [reply, quote, repost]) deleteStatus(world, one?.id ?? '');
    expect(post).toMatchObject({ replies_count: 0, quotes_count: 0, reblogs_count: 0 });
    expect(countsOf(world, lev)).toEqual([0, 0, 0]);
    expect(world.replies.get(post.id)).toEqual([]);
    expect(world.quotes.get(post.id)).toEqual([]);
    expect(world.reblogs.get(lev)?.has(post.id)).toBe(false);
  });

  it('of follows change once, on both sides, and never go below 0', () => {
    const { world, mara, tobi } = smallWorld();
    follow(world, mara, tobi);
    follow(world, mara, tobi);
    expect([countsOf(world, mara), countsOf(world, tobi)]).toEqual([
      [0, 0, 1],
      [0, 1, 0],
    ]);
    unfollow(world, mara, tobi);
    unfollow(world, mara, tobi);
    expect([countsOf(world, mara), countsOf(world, tobi)]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  it('of a hashtag are of today, and keep seven days', () => {
    const { world, mara } = smallWorld();
    const use = (day: number): void => void createStatus(world, { account_id: mara, text: 'On #Rails' }, now + day * DAY);
    use(0);
    use(0);
    expect(world.tags.get('rails')).toMatchObject({ name: 'Rails', history: [{ uses: '2', accounts: '2' }] });
    for (let day = 1; day < 9; day += 1) use(day);
    const history = world.tags.get('rails')?.history ?? [];
    expect(history).toHaveLength(7);
    const midnight = Date.UTC(2026, 10, 28) / 1000;
    expect(history.map(({ day }) => Number(day))).toEqual(Array.from({ length: 7 }, (_, at) => midnight - at * 86_400));
  });
});

describe('a deleted post', () => {
  it('takes its reposts, hashtags, likes, bookmarks and pin with it', () => {
    const { world, mara, lev, write } = smallWorld();
    const post = write(mara, { text: 'On #rails' });
    const repost = reblog(world, lev, post.id, now + 9000);
    favourite(world, lev, post.id);
    bookmark(world, lev, post.id);
    const account = world.accounts.get(mara);
    account?.pinned_status_ids.push(post.id, 'other');
    deleteStatus(world, post.id);
    expect([world.order, world.statuses.size, world.byAccount.get(mara), world.byAccount.get(lev)]).toEqual([[], 0, [], []]);
    expect(world.statuses.has(repost?.id ?? '')).toBe(false);
    expect(world.tags.get('rails')?.status_ids).toEqual([]);
    expect([...(world.favourites.get(lev) ?? []), ...(world.bookmarks.get(lev) ?? [])]).toEqual([]);
    expect(world.favouritedBy.has(post.id)).toBe(false);
    expect(account?.pinned_status_ids).toEqual(['other']);
  });

  it('leaves the posts beside it', () => {
    const { world, mara, write } = smallWorld();
    const ids = [write(mara), write(mara), write(mara)].map(({ id }) => id);
    deleteStatus(world, ids[1] ?? '');
    expect(world.order).toEqual([ids[0], ids[2]]);
    expect(world.byAccount.get(mara)).toEqual([ids[0], ids[2]]);
  });
});

describe('an edited post', () => {
  it('moves from its old hashtags to the new ones, in the order of the posts', () => {
    const { world, mara, write } = smallWorld();
    const first = write(mara, { text: '#rails' });
    const second = write(mara, { text: '#rails #ferry' });
    editStatus(world, first.id, { text: 'Now #Ferry and #new' }, now + 9000);
    expect(world.tags.get('rails')?.status_ids).toEqual([second.id]);
    expect(world.tags.get('ferry')?.status_ids).toEqual([first.id, second.id]);
    expect(world.tags.get('new')).toEqual({ name: 'new', status_ids: [first.id], history: [] });
  });

  it('keeps each version with its time, and the fields that do not change', () => {
    const { world, mara, write } = smallWorld();
    const post = write(mara, { text: 'One', spoiler_text: 'Careful', language: 'de' });
    editStatus(world, post.id, { text: 'Two' }, now + 10_000);
    const edited = editStatus(
      world,
      post.id,
      { text: 'Three', spoiler_text: '', sensitive: false, language: null },
      now + 20_000,
    );
    expect(edited).toMatchObject({ text: 'Three', spoiler_text: '', sensitive: false, language: null });
    expect(edited?.edited_at).toBe(new Date(now + 20_000).toISOString());
    expect(edited?.edits).toMatchObject([
      { text: 'One', created_at: post.created_at, spoiler_text: 'Careful', sensitive: true, poll_options: null },
      { text: 'Two', created_at: new Date(now + 10_000).toISOString(), spoiler_text: 'Careful' },
    ]);
    expect(editStatus(world, '1', { text: 'None' }, now)).toBeNull();
  });

  it('starts its poll again with other options, and keeps the votes with the same', () => {
    const { world, mara, lev, write } = smallWorld();
    const poll = { options: ['Boat', 'Bridge'], expires_in: 300 };
    const post = write(mara, { poll });
    expect(vote(world, lev, post.id, [1], now)).toBe('voted');
    const same = editStatus(world, post.id, { text: 'A', poll: { ...poll, expires_in: 600 } }, now);
    expect(same?.poll).toMatchObject({ votes_count: 1, expires_at: new Date(now + 600_000).toISOString() });
    expect(editStatus(world, post.id, { text: 'A' }, now)?.poll).toMatchObject({ votes_count: 1 });
    expect(editStatus(world, post.id, { text: 'A', poll: { ...poll, multiple: true } }, now)?.poll).toMatchObject({
      id: post.id,
      votes_count: 0,
      multiple: true,
    });
    expect(editStatus(world, post.id, { text: 'A', poll: null }, now)?.poll).toBeNull();
    expect(editStatus(world, post.id, { text: 'A', poll }, now)?.edits.at(-1)).toMatchObject({ poll_options: null });
  });
});

describe('a vote', () => {
  it('counts each choice once and its voter once', () => {
    const { world, mara, lev, bo, write } = smallWorld();
    const post = write(mara, { poll: { options: ['A', 'B', 'C'], expires_in: 300, multiple: true } });
    expect([vote(world, lev, post.id, [0, 2], now), vote(world, bo, post.id, [2], now)]).toEqual(['voted', 'voted']);
    expect(vote(world, lev, post.id, [1], now)).toBe('already');
    const poll = world.statuses.get(post.id)?.poll;
    expect(poll).toMatchObject({ voters_count: 2, votes_count: 3 });
    expect(poll?.options.map(({ votes_count }) => votes_count)).toEqual([1, 0, 2]);
    expect(vote(world, mara, write(mara, { poll: { options: ['A', 'B'], expires_in: 60 } }).id, [0], now + DAY)).toBe('ended');
  });
});

describe('reactions', () => {
  it('count each account once, and go with the last one', () => {
    const { world, mara, lev, bo, write } = smallWorld();
    const { id } = write(mara);
    react(world, lev, id, '🦉');
    react(world, lev, id, '🦉');
    react(world, bo, id, '🦉');
    react(world, bo, id, '🚋');
    const reactions = () => world.statuses.get(id)?.reactions.map(({ name, count, account_ids }) => [name, count, account_ids]);
    expect(reactions()).toEqual([
      ['🦉', 2, [lev, bo]],
      ['🚋', 1, [bo]],
    ]);
    unreact(world, mara, id, '🦉');
    unreact(world, lev, id, '🦉');
    unreact(world, lev, id, '🐟');
    unreact(world, bo, id, '🚋');
    expect(reactions()).toEqual([['🦉', 1, [bo]]]);
  });
});

describe('accounts', () => {
  it('lose each other in both directions by a block', () => {
    const { world, mara, tobi } = smallWorld();
    follow(world, mara, tobi);
    follow(world, tobi, mara);
    actOnAccount(world, 'block', mara, tobi);
    expect([...(world.following.get(mara) ?? []), ...(world.following.get(tobi) ?? [])]).toEqual([]);
    expect([follow(world, mara, tobi), follow(world, tobi, mara)]).toEqual([false, false]);
    actOnAccount(world, 'unblock', mara, tobi);
    expect(follow(world, mara, tobi)).toBe(true);
    expect(actOnAccount(world, 'mute', mara, mara)).toBe(false);
    expect(actOnAccount(world, 'mute', mara, '1')).toBe(false);
  });

  it('of a blocked domain no longer follow, those of others do', () => {
    const { world, mara, lev, tobi } = smallWorld();
    for (const id of [lev, tobi]) {
      follow(world, mara, id);
      follow(world, id, mara);
    }
    setDomainBlock(world, mara, 'tram.example', true);
    expect([...(world.following.get(mara) ?? [])]).toEqual([lev]);
    expect([...(world.followers.get(mara) ?? [])]).toEqual([lev]);
  });

  it('are endorsed with the latest first, once', () => {
    const { world, mara, lev, bo } = smallWorld();
    for (const id of [lev, bo, lev]) endorse(world, mara, id, true);
    expect(world.accounts.get(mara)?.endorsed_ids).toEqual([lev, bo]);
    endorse(world, mara, lev, false);
    expect(world.accounts.get(mara)?.endorsed_ids).toEqual([bo]);
  });

  it('bookmark once and take a bookmark back', () => {
    const { world, mara, write } = smallWorld();
    const { id } = write(mara);
    const before = world.journal.length;
    expect([bookmark(world, mara, id), bookmark(world, mara, id)]).toEqual([true, true]);
    expect(world.journal).toHaveLength(before + 1);
    expect([unbookmark(world, mara, id), unbookmark(world, mara, id)]).toEqual([true, true]);
    expect(world.journal).toHaveLength(before + 2);
    expect([...(world.bookmarks.get(mara) ?? [])]).toEqual([]);
    expect(bookmark(world, mara, '1')).toBe(false);
  });

  it('repost the original of a repost', () => {
    const { world, mara, lev, bo, write } = smallWorld();
    const post = write(mara, { text: 'One', language: 'de' });
    const first = reblog(world, lev, post.id, now + 5000);
    const second = reblog(world, bo, first?.id ?? '', now + 6000, 'unlisted');
    expect(second).toMatchObject({ reblog_of_id: post.id, language: 'de', visibility: 'unlisted' });
    expect(reblog(world, bo, '1', now)).toBeNull();
    expect(unreblog(world, bo, first?.id ?? '')).toBe(true);
    expect(world.statuses.has(second?.id ?? '')).toBe(false);
    expect(unreblog(world, bo, '1')).toBe(false);
  });
});
