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
import type { StatusDraft } from './records.js';
import { endorse, setDomainBlock } from './relationships.js';
import { idOf, now, seedWorld } from './test-worlds.js';
import { accountStatuses, belongsInHome, belongsInList, belongsInPublic, tagTimeline, threadOf } from './timelines.js';
import { canSee } from './visibility.js';
import { emptyWorld, type World } from './world.js';

const DAY = 86_400_000;
const seeded = seedWorld();

/** A world with four accounts, who follow nobody, and no post. Bo is on another server. */
function smallWorld() {
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

describe('Home', () => {
  it('has own posts and those of followed accounts, but no direct ones', () => {
    const { world, mara, lev, bo, write } = smallWorld();
    follow(world, mara, lev);
    const isIn = (id: string): boolean => belongsInHome(world, id, mara);
    expect([isIn(write(mara).id), isIn(write(lev).id), isIn(write(bo).id)]).toEqual([true, true, false]);
    expect(isIn(write(mara, { visibility: 'direct' }).id)).toBe(false);
    expect(isIn('1')).toBe(false);
  });

  it('has replies of a followed account to the member and to followed accounts', () => {
    const { world, mara, lev, bo, tobi, write } = smallWorld();
    follow(world, mara, lev);
    follow(world, mara, tobi);
    const reply = (to: string): boolean => belongsInHome(world, write(lev, { in_reply_to_id: write(to).id }).id, mara);
    expect([reply(lev), reply(mara), reply(tobi), reply(bo)]).toEqual([true, true, true, false]);
    expect(belongsInHome(world, write(mara, { in_reply_to_id: write(bo).id }).id, mara)).toBe(true);
  });

  it('leaves out silenced accounts, their reposted posts, and those of an exclusive list', () => {
    const { world, mara, lev, bo, write } = smallWorld();
    follow(world, mara, lev);
    const repost = reblog(world, lev, write(bo).id, now + 5000);
    const post = write(lev);
    const isIn = (): boolean[] => [belongsInHome(world, post.id, mara), belongsInHome(world, repost?.id ?? '', mara)];
    expect(isIn()).toEqual([true, true]);
    actOnAccount(world, 'mute', mara, bo);
    expect(isIn()).toEqual([true, false]);
    actOnAccount(world, 'unmute', mara, bo);
    const list = { id: '1', owner_id: mara, title: 'L', replies_policy: 'list' as const, account_ids: [lev] };
    world.lists.set('1', { ...list, exclusive: true });
    expect(isIn()).toEqual([false, false]);
    world.lists.set('1', { ...list, exclusive: true, owner_id: bo });
    expect(isIn()).toEqual([true, true]);
    world.lists.set('1', { ...list, exclusive: false });
    expect(isIn()).toEqual([true, true]);
    actOnAccount(world, 'mute', mara, lev);
    expect(isIn()).toEqual([false, false]);
  });

  it('has public posts with a followed hashtag, in any case', () => {
    const { world, mara, bo, write } = smallWorld();
    world.followedTags.set(mara, new Set(['rails']));
    expect(belongsInHome(world, write(bo, { text: '#Rails' }).id, mara)).toBe(true);
    expect(belongsInHome(world, write(bo, { text: '#rails', visibility: 'unlisted' }).id, mara)).toBe(false);
    expect(belongsInHome(world, write(bo, { text: '#ferry' }).id, mara)).toBe(false);
  });
});

describe('a public timeline', () => {
  it('has public posts that answer nobody else', () => {
    const { world, mara, lev, tobi, write } = smallWorld();
    const isIn = (id: string, filter = {}): boolean => belongsInPublic(world, id, mara, filter);
    const post = write(lev);
    expect(isIn(post.id)).toBe(true);
    expect(isIn(write(lev, { in_reply_to_id: post.id }).id)).toBe(true);
    expect(isIn(write(mara, { in_reply_to_id: post.id }).id)).toBe(false);
    expect(isIn(write(lev, { visibility: 'unlisted' }).id)).toBe(false);
    expect(isIn(reblog(world, mara, post.id, now + 9000)?.id ?? '')).toBe(false);
    const local = write(lev, { visibility: 'local' }).id;
    expect([isIn(local), isIn(local, { remote: true })]).toEqual([true, false]);
    expect([isIn(post.id, { local: true }), isIn(write(tobi).id, { local: true })]).toEqual([true, false]);
    expect([isIn(post.id, { onlyMedia: true }), isIn(post.id, { onlyEvents: true })]).toEqual([false, false]);
    actOnAccount(world, 'mute', mara, lev);
    expect([isIn(post.id), belongsInPublic(world, post.id, null)]).toEqual([false, true]);
  });

  it('of hashtags has those with any, with all and without the excluded ones', () => {
    const { world, mara, lev, write } = smallWorld();
    const both = write(lev, { text: '#a1 #b1' }).id;
    const one = write(lev, { text: '#A1' }).id;
    const other = write(lev, { text: '#b1' }).id;
    write(lev, { text: '#a1', visibility: 'unlisted' });
    const ids = (choice: Parameters<typeof tagTimeline>[1]): string[] => tagTimeline(world, choice, mara);
    expect(ids({ name: 'a1' })).toEqual([one, both]);
    expect(ids({ name: 'a1', any: ['B1'] })).toEqual([other, one, both]);
    expect(ids({ name: 'a1', all: ['B1'] })).toEqual([both]);
    expect(ids({ name: 'a1', none: ['B1'] })).toEqual([one]);
    expect(tagTimeline(world, { name: 'a1' }, mara, {}, ({ id }) => id === both)).toEqual([both]);
    actOnAccount(world, 'mute', mara, lev);
    expect(ids({ name: 'a1' })).toEqual([]);
  });
});

describe('a list', () => {
  it.each([
    ['none', [true, false, false, false]],
    ['list', [true, true, true, false]],
    ['followed', [true, true, false, true]],
  ] as const)(
    'with replies %s shows replies to its author, its owner, a member and a followed account: %s',
    (policy, expected) => {
      const { world, mara, lev, bo, tobi, write } = smallWorld();
      follow(world, mara, tobi);
      const list = { id: '1', owner_id: mara, title: 'L', replies_policy: policy, account_ids: [lev, bo] };
      const shown = [lev, mara, bo, tobi].map(to => belongsInList(world, write(lev, { in_reply_to_id: write(to).id }).id, list));
      expect(shown).toEqual(expected);
      expect(belongsInList(world, write(lev).id, list)).toBe(true);
      expect(belongsInList(world, write(tobi).id, list)).toBe(false);
      expect(belongsInList(world, write(lev, { visibility: 'direct' }).id, list)).toBe(false);
      expect(belongsInList(world, write(lev, { visibility: 'private' }).id, list)).toBe(false);
    },
  );
});

describe('the posts of an account', () => {
  it('are without direct ones, and without replies to others when asked', () => {
    const { world, mara, lev, write } = smallWorld();
    const post = write(lev).id;
    const own = write(lev, { in_reply_to_id: post }).id;
    const other = write(lev, { in_reply_to_id: write(mara).id }).id;
    write(lev, { visibility: 'direct', text: '@mara hello' });
    expect(accountStatuses(world, lev, mara)).toEqual([other, own, post]);
    expect(accountStatuses(world, lev, mara, { exclude_replies: true })).toEqual([own, post]);
    expect(accountStatuses(world, lev, mara, { only_media: true })).toEqual([]);
    expect(accountStatuses(world, '1', mara)).toEqual([]);
  });

  it('that are pinned come in the order of the pins, without hidden ones', () => {
    const { world, mara, lev, write } = smallWorld();
    const [first, second, hidden] = [write(lev), write(lev), write(lev, { visibility: 'private' })].map(({ id }) => id);
    world.accounts.get(lev)?.pinned_status_ids.push(hidden ?? '', first ?? '', second ?? '');
    expect(accountStatuses(world, lev, mara, { pinned: true })).toEqual([first, second]);
    expect(accountStatuses(world, lev, mara, { pinned: true }, { limit: 1 })).toEqual([first]);
  });
});

describe('a thread', () => {
  it('is read from the root down, and depth first below', () => {
    const { world, mara, lev, write } = smallWorld();
    const root = write(mara).id;
    const answer = write(lev, { in_reply_to_id: root }).id;
    const below = write(mara, { in_reply_to_id: answer }).id;
    const later = write(lev, { in_reply_to_id: root }).id;
    const last = write(lev, { in_reply_to_id: below }).id;
    expect(threadOf(world, root, mara)).toEqual({ ancestors: [], descendants: [answer, below, last, later] });
    expect(threadOf(world, below, mara)).toEqual({ ancestors: [root, answer], descendants: [last] });
    expect(threadOf(world, root, mara, ({ id }) => id === answer).descendants).toEqual([below, last, later]);
    expect(threadOf(world, below, mara, ({ id }) => id === answer).ancestors).toEqual([root]);
  });
});

describe('the readers of a post', () => {
  it.each([
    ['public', [true, true, true, true, true]],
    ['unlisted', [true, true, true, true, true]],
    ['local', [true, true, true, true, true]],
    ['private', [true, true, true, false, false]],
    ['mutuals_only', [true, true, false, false, false]],
    ['direct', [true, false, false, false, false]],
    ['self', [true, false, false, false, false]],
  ] as const)(
    'that is %s are its author, a mutual follower, a follower, a stranger and a visitor: %s',
    (visibility, expected) => {
      const { world, mara, lev, bo, tobi, write } = smallWorld();
      follow(world, lev, mara);
      follow(world, mara, lev);
      follow(world, tobi, mara);
      const { id } = write(mara, { visibility });
      expect([mara, lev, tobi, bo, null].map(viewer => canSee(world, id, viewer))).toEqual(expected);
    },
  );

  it.each([
    ['private', true],
    ['mutuals_only', true],
    ['direct', true],
    ['list', true],
    ['self', false],
  ] as const)('that is %s and mentions them: %s', (visibility, expected) => {
    const { world, mara, bo, write } = smallWorld();
    expect(canSee(world, write(mara, { visibility, text: '@bo look' }).id, bo)).toBe(expected);
    expect(canSee(world, write(mara, { visibility, text: 'look' }).id, bo)).toBe(false);
  });

  it('are not those whom its author has blocked', () => {
    const { world, mara, bo, write } = smallWorld();
    const { id } = write(mara);
    actOnAccount(world, 'block', mara, bo);
    expect([canSee(world, id, bo), canSee(world, id, null)]).toEqual([false, true]);
    expect(canSee(world, '1', bo)).toBe(false);
  });
});
