import { describe, expect, it } from 'vitest';
import {
  actOnAccount,
  applyJournal,
  bookmark,
  createStatus,
  deleteStatus,
  editStatus,
  favourite,
  follow,
  reblog,
  unfavourite,
  unfollow,
  unreblog,
  vote,
} from './actions.js';
import { relationship } from './relationships.js';
import { nextStatusFor } from './seed.js';
import { everything, findStatus, idOf, now, seedWorld, snapshotOf } from './test-worlds.js';
import { homeTimeline, tagTimeline } from './timelines.js';
import type { World } from './world.js';

describe('actions', () => {
  function live(own: World): void {
    const mara = own.memberId;
    const ines = idOf(own, 'ines@mar.example');
    const target = findStatus(own, status => status.text.startsWith('is this thing on'));
    const poll = findStatus(own, status => status.poll?.multiple === true && Date.parse(status.poll.expires_at ?? '') > now);
    const mine = createStatus(
      own,
      { account_id: mara, text: 'Ink & paper #letterpress with @ines@mar.example', in_reply_to_id: target.id },
      now + 1000,
    );
    favourite(own, mara, target.id);
    favourite(own, mara, target.id);
    reblog(own, mara, target.id, now + 2000);
    bookmark(own, mara, target.id);
    follow(own, mara, ines);
    actOnAccount(own, 'mute', mara, idOf(own, 'gus'));
    vote(own, mara, poll.id, [0, 2], now);
    editStatus(own, mine.id, { text: 'Ink and paper #proofs' }, now + 3000);
    const gone = createStatus(own, { account_id: mara, text: 'Never mind', quoted_status_id: mine.id }, now + 4000);
    deleteStatus(own, gone.id);
    nextStatusFor(own, mara, now + 5000);
  }

  it('restores the world from its journal', () => {
    const lived = seedWorld();
    live(lived);
    const replayed = seedWorld();
    applyJournal(replayed, JSON.parse(JSON.stringify(lived.journal)));
    expect(snapshotOf(replayed)).toEqual(snapshotOf(lived));
    expect(replayed.journal).toEqual(JSON.parse(JSON.stringify(lived.journal)));
    expect(lived.journal.length).toBe(11);
  });

  it('changes counts once per account, and back', () => {
    const own = seedWorld();
    const target = findStatus(own, status => status.text.startsWith('is this thing on'));
    favourite(own, own.memberId, target.id);
    favourite(own, own.memberId, target.id);
    expect(target.favourites_count).toBe(1);
    unfavourite(own, own.memberId, target.id);
    unfavourite(own, own.memberId, target.id);
    expect(target.favourites_count).toBe(0);
    const before = own.order.length;
    const wrapper = reblog(own, own.memberId, target.id, now);
    expect(reblog(own, own.memberId, target.id, now)?.id).toBe(wrapper?.id);
    expect([target.reblogs_count, own.order.length]).toEqual([1, before + 1]);
    unreblog(own, own.memberId, target.id);
    expect([target.reblogs_count, own.order.length]).toEqual([0, before]);
  });

  it('requests to follow locked accounts and follows others', () => {
    const own = seedWorld();
    const pim = idOf(own, 'pim');
    const ines = idOf(own, 'ines@mar.example');
    unfollow(own, own.memberId, pim);
    follow(own, own.memberId, pim);
    follow(own, own.memberId, ines);
    expect(relationship(own, own.memberId, pim)).toMatchObject({ requested: true, following: false });
    expect(relationship(own, own.memberId, ines)).toMatchObject({ requested: false, following: true });
    expect([...(own.following.get(own.memberId) ?? [])].at(-1)).toBe(ines);
    expect(follow(own, own.memberId, own.memberId)).toBe(false);
  });

  it('refuses repeated, late, excess and empty votes', () => {
    const own = seedWorld();
    const single = findStatus(own, status => status.poll?.multiple === false && Date.parse(status.poll.expires_at ?? '') > now);
    const ended = findStatus(own, status => status.poll !== null && Date.parse(status.poll.expires_at ?? '') < now);
    expect(vote(own, own.memberId, single.id, [0, 1], now)).toBe('invalid');
    expect(vote(own, own.memberId, single.id, [99], now)).toBe('invalid');
    expect(vote(own, own.memberId, single.id, [], now)).toBe('invalid');
    expect(vote(own, own.memberId, single.id, [1], now)).toBe('voted');
    expect(vote(own, own.memberId, single.id, [1], now)).toBe('already');
    expect(vote(own, own.memberId, ended.id, [0], now)).toBe('ended');
    expect(vote(own, own.memberId, '1', [0], now)).toBe('gone');
  });

  it('removes a deleted post from every list and marks its quotes', () => {
    const own = seedWorld();
    const quoted = findStatus(own, status => status.text.startsWith('New in the cabinet'));
    const quoting = own.quotes.get(quoted.id)?.[0] ?? '';
    deleteStatus(own, quoted.id);
    expect(own.order).not.toContain(quoted.id);
    expect(own.statuses.get(quoting)?.quote).toEqual({ state: 'deleted', quoted_status_id: null });
    expect(tagTimeline(own, { name: 'letterpress' }, null, everything)).not.toContain(quoted.id);
    expect(deleteStatus(own, quoted.id)).toBeNull();
  });

  it('creates posts for Home with ascending ids', () => {
    const own = seedWorld();
    const made = Array.from({ length: 25 }, () => nextStatusFor(own, own.memberId, now)?.id ?? '');
    expect(made).toEqual(made.toSorted());
    expect(homeTimeline(own, own.memberId, { limit: 25 })).toEqual(made.toReversed());
    expect(new Set(made.map(id => own.statuses.get(id)?.text)).size).toBeGreaterThan(20);
  });
});
