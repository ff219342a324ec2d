import { describe, expect, it } from 'vitest';
import { actOnAccount, follow, reblog } from './actions.js';
import { now } from './test-worlds.js';
import { accountStatuses, belongsInHome, belongsInList, belongsInPublic, tagTimeline, threadOf } from './timelines.js';
import { canSee } from './visibility.js';
import { smallWorld } from '../test-support/small-world.js';

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
