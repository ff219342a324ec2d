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
import { accountIdByAcct, suggestions, trendingTags } from './discovery.js';
import { followers, following, relationship } from './relationships.js';
import { canSee } from './visibility.js';
import { accountStatuses, homeTimeline, publicTimeline, tagTimeline, threadOf } from './timelines.js';
import { createWorld, nextStatusFor } from './seed.js';
import type { StatusRecord, World } from './world.js';

const NOW = Date.UTC(2026, 10, 20, 9, 30);
const make = (now = NOW, seed = 7) => createWorld({ seed, now });
const world = make();
const all = [...world.statuses.values()];
const whole = { limit: Number.POSITIVE_INFINITY };

function idOf(of: World, acct: string): string {
  const id = accountIdByAcct(of, acct);
  if (id === null) throw new Error(`nobody is called ${acct}`);
  return id;
}

function find(of: World, matches: (status: StatusRecord) => boolean): StatusRecord {
  const status = [...of.statuses.values()].find(matches);
  if (status === undefined) throw new Error('no such post');
  return status;
}

/** Everything but the journal, in an order that can be compared. */
function snapshot(own: World): unknown {
  return { ...own, journal: [] };
}

describe('the seed world', () => {
  it('is the same for the same seed and moment, and another for another seed', () => {
    expect(snapshot(make())).toEqual(snapshot(world));
    expect([...make(NOW, 8).statuses.values()].map(status => status.text)).not.toEqual(all.map(status => status.text));
  });

  it('keeps its ids and words all day long, and only its times move', () => {
    const later = make(NOW + 3_600_000);
    expect(later.order).toEqual(world.order);
    for (const id of world.order) {
      expect(later.statuses.get(id)?.content).toBe(world.statuses.get(id)?.content);
      expect(Date.parse(later.statuses.get(id)?.created_at ?? '')).toBe(
        Date.parse(world.statuses.get(id)?.created_at ?? '') + 3_600_000,
      );
    }
  });

  it('has at least 60 people and 3,000 posts over six weeks, the newest a few minutes old', () => {
    expect(world.accounts.size).toBeGreaterThanOrEqual(60);
    expect(all.length).toBeGreaterThan(3000);
    const ages = all.map(status => NOW - Date.parse(status.created_at));
    expect(Math.min(...ages)).toBe(4 * 60_000);
    expect(Math.max(...ages)).toBeGreaterThan(40 * 86_400_000);
    expect(Math.max(...ages)).toBeLessThanOrEqual(42 * 86_400_000);
  });

  it('fills the home of its member with more than 3,000 posts', () => {
    expect(homeTimeline(world, world.memberId, whole).length).toBeGreaterThan(3000);
  });

  it('gives eighteen-digit ids that sort as the times do', () => {
    for (const id of [...world.order, ...world.accounts.keys(), ...world.media.keys()]) expect(id).toMatch(/^\d{18}$/);
    const times = world.order.map(id => Date.parse(world.statuses.get(id)?.created_at ?? ''));
    for (let index = 1; index < times.length; index += 1) {
      expect(times[index]).toBeGreaterThanOrEqual(times[index - 1] ?? 0);
      expect((world.order[index] ?? '') > (world.order[index - 1] ?? '')).toBe(true);
    }
    expect(new Set(world.order).size).toBe(world.statuses.size);
  });

  it('has a thread of 500 answers and several of 20 to 60, some of them deep', () => {
    const root = find(world, status => status.text.startsWith('We have opened the depot'));
    expect(threadOf(world, root.id, null).descendants).toHaveLength(500);
    const sizes = all
      .filter(status => status.in_reply_to_id === null)
      .map(status => threadOf(world, status.id, null).descendants.length);
    expect(sizes.filter(size => size >= 20 && size < 80).length).toBeGreaterThanOrEqual(5);
    const depths = threadOf(world, root.id, null).descendants.map(id => threadOf(world, id, null).ancestors.length);
    expect(Math.max(...depths)).toBeGreaterThan(5);
  });

  it('lists a thread so that every answer comes after what it answers', () => {
    const root = find(world, status => status.text.startsWith('We have opened the depot'));
    const seen = new Set([root.id]);
    for (const id of threadOf(world, root.id, null).descendants) {
      expect(seen.has(world.statuses.get(id)?.in_reply_to_id ?? '')).toBe(true);
      seen.add(id);
    }
  });

  it('counts the answers it has', () => {
    for (const status of all) expect(status.replies_count).toBe(world.replies.get(status.id)?.length ?? 0);
  });

  it('shows every kind of post there is', () => {
    const kinds = <T>(pick: (status: StatusRecord) => T) => new Set(all.map(pick));
    expect(kinds(status => status.visibility).size).toBe(8);
    expect([...kinds(status => status.language)]).toEqual(expect.arrayContaining(['en', 'ar', 'ja', 'de', 'pt', null]));
    expect(kinds(status => status.quote?.state).size).toBe(10);
    expect([...kinds(status => status.favourites_count)]).toEqual(expect.arrayContaining([0, 1, 1_234_567]));
    expect([...kinds(status => status.media_attachments.length)].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(new Set([...world.media.values()].map(media => media.type))).toEqual(
      new Set(['image', 'gifv', 'video', 'audio', 'unknown']),
    );
    for (const has of [
      (status: StatusRecord) => status.poll?.multiple === true,
      (status: StatusRecord) => status.poll !== null && Date.parse(status.poll.expires_at ?? '') < NOW,
      (status: StatusRecord) => status.card !== null,
      (status: StatusRecord) => status.spoiler_text !== '',
      (status: StatusRecord) => status.edited_at !== null && status.edits.length === 1,
      (status: StatusRecord) => status.reactions.length > 2,
      (status: StatusRecord) => status.emojis.length > 0,
      (status: StatusRecord) => status.in_reply_to_id !== null && !world.statuses.has(status.in_reply_to_id),
    ]) {
      expect(all.some(has)).toBe(true);
    }
    const accounts = [...world.accounts.values()];
    expect(accounts.some(account => account.display_name === '')).toBe(true);
    expect(accounts.some(account => account.display_name.length === 60 && !account.display_name.includes(' '))).toBe(true);
    expect(accounts.some(account => account.fields.some(field => field.verified_at !== null))).toBe(true);
  });

  it('has no wide stretch of the same words in what mara reads first', () => {
    const texts = homeTimeline(world, world.memberId, { limit: 60 }).flatMap(id => {
      const status = world.statuses.get(id);
      return status === undefined || status.reblog_of_id !== null || status.text === '' ? [] : [status.text];
    });
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('writes links, mentions and tags as servers do', () => {
    const link = find(world, status => status.text.startsWith('The whole address'));
    expect(link.content).toContain(
      '<span class="invisible">https://</span><span class="ellipsis">ink.example/archive/archive/ar</span>',
    );
    const reply = find(world, status => status.text.startsWith('@mara the index survived! Every card, every coffee ring. I am'));
    expect(reply.content).toContain('<a href="https://rookery.example/@mara" class="u-url mention">@<span>mara</span></a>');
    expect(reply.content).toContain('class="mention hashtag" rel="tag">#<span>archives</span></a>');
    expect(reply.mentions.map(mention => mention.acct)).toEqual(['mara']);
  });

  it('talks of birdwatching, letterpress and NightTrains, with seven days each', () => {
    expect(trendingTags(world)).toEqual(['birdwatching', 'letterpress', 'NightTrains']);
    for (const name of ['birdwatching', 'letterpress', 'nighttrains']) expect(world.tags.get(name)?.history).toHaveLength(7);
    const days = world.tags.get('birdwatching')?.history.map(day => Number(day.day)) ?? [];
    expect(days).toEqual(days.toSorted((one, other) => other - one));
  });

  it('is made quickly', () => {
    const times = [3, 4, 5].map(seed => {
      const started = performance.now();
      make(NOW, seed);
      return performance.now() - started;
    });
    // The fastest: what the code costs, without what else the machine did meanwhile.
    expect(Math.min(...times)).toBeLessThan(1500);
  });
});

describe('who may see what', () => {
  const mara = world.memberId;
  const proof = (visibility: string) =>
    find(world, status => status.account_id === mara && status.text.startsWith('Proof ') && status.visibility === visibility).id;

  it('shows public, unlisted and local posts to everybody, and no others to a visitor', () => {
    for (const visibility of ['public', 'unlisted', 'local']) expect(canSee(world, proof(visibility), null)).toBe(true);
    for (const visibility of ['private', 'direct', 'list', 'self', 'mutuals_only'])
      expect(canSee(world, proof(visibility), null)).toBe(false);
  });

  it('shows private posts to followers, mutual ones to mutuals, the rest to the author alone', () => {
    const favouriter = followers(world, mara).find(id => relationship(world, mara, id).following);
    const stranger = [...world.accounts.keys()].find(id => id !== mara && !relationship(world, id, mara).following);
    if (favouriter === undefined || stranger === undefined) throw new Error('no such people');
    expect([canSee(world, proof('private'), favouriter), canSee(world, proof('mutuals_only'), favouriter)]).toEqual([true, true]);
    expect([canSee(world, proof('private'), stranger), canSee(world, proof('mutuals_only'), stranger)]).toEqual([false, false]);
    for (const visibility of ['direct', 'list', 'self']) {
      expect(canSee(world, proof(visibility), favouriter)).toBe(false);
      expect(canSee(world, proof(visibility), mara)).toBe(true);
    }
  });

  it('shows a direct post to whom it mentions', () => {
    const note = find(world, status => status.visibility === 'direct' && status.account_id !== mara);
    expect([canSee(world, note.id, mara), canSee(world, note.id, idOf(world, 'wren@north.example'))]).toEqual([true, false]);
    expect(homeTimeline(world, mara, whole)).not.toContain(note.id);
  });

  it('keeps a reblog as private as what it repeats', () => {
    const own = make();
    const secret = find(own, status => status.account_id === own.memberId && status.visibility === 'private');
    const wrapper = reblog(own, own.memberId, secret.id, NOW);
    expect(canSee(own, wrapper?.id ?? '', null)).toBe(false);
  });
});

describe('lists', () => {
  it('pages without repeating or leaving out anything, in both directions', () => {
    const everything = homeTimeline(world, world.memberId, { limit: 100 });
    const first = homeTimeline(world, world.memberId, { limit: 40 });
    const second = homeTimeline(world, world.memberId, { limit: 60, max_id: first.at(-1) });
    expect([...first, ...second]).toEqual(everything);
    expect(homeTimeline(world, world.memberId, { limit: 20, min_id: everything[60] })).toEqual(everything.slice(40, 60));
    expect(homeTimeline(world, world.memberId, { limit: 20, since_id: everything[60] })).toEqual(everything.slice(0, 20));
    expect(homeTimeline(world, world.memberId, { since_id: everything[0] })).toEqual([]);
  });

  it('keeps local and remote apart in the public lists, and answers to others out of them', () => {
    const host = (id: string) => world.accounts.get(world.statuses.get(id)?.account_id ?? '')?.host ?? null;
    expect(publicTimeline(world, null, { local: true }, whole).every(id => host(id) === null)).toBe(true);
    expect(publicTimeline(world, null, { remote: true }, whole).every(id => host(id) !== null)).toBe(true);
    expect(publicTimeline(world, null, { host: 'tram.city' }, whole).every(id => host(id) === 'tram.city')).toBe(true);
    expect(publicTimeline(world, null, {}, whole).every(id => world.statuses.get(id)?.visibility !== 'private')).toBe(true);
  });

  it('finds a tag in any case', () => {
    expect(tagTimeline(world, { name: 'NIGHTTRAINS' }, null)).toEqual(tagTimeline(world, { name: 'NightTrains' }, null));
    expect(tagTimeline(world, { name: 'nighttrains' }, null)).toHaveLength(20);
    expect(tagTimeline(world, { name: 'no-such-tag' }, null)).toEqual([]);
  });

  it('filters the posts of one account', () => {
    const ines = idOf(world, 'ines@mar.social');
    expect(accountStatuses(world, ines, null, { pinned: true })).toHaveLength(1);
    const media = accountStatuses(world, ines, null, { only_media: true }, whole);
    expect(media.length).toBeGreaterThan(0);
    expect(media.every(id => (world.statuses.get(id)?.media_attachments.length ?? 0) > 0)).toBe(true);
    const plain = accountStatuses(world, ines, null, { exclude_reblogs: true, exclude_replies: true }, whole);
    expect(plain.every(id => world.statuses.get(id)?.reblog_of_id === null)).toBe(true);
  });

  it('suggests people one does not follow yet', () => {
    const names = suggestions(world, world.memberId).map(id => world.accounts.get(id)?.acct);
    expect(names).toEqual(expect.arrayContaining(['ines@mar.social', 'kaz@tram.city', 'yui@hoshi.garden']));
    expect(names).not.toContain('tobi@tram.city');
  });
});

describe('what people do', () => {
  function live(own: World): void {
    const mara = own.memberId;
    const ines = idOf(own, 'ines@mar.social');
    const target = find(own, status => status.text.startsWith('is this thing on'));
    const poll = find(own, status => status.poll?.multiple === true && Date.parse(status.poll.expires_at ?? '') > NOW);
    const mine = createStatus(
      own,
      { account_id: mara, text: 'Ink & paper #letterpress with @ines@mar.social', in_reply_to_id: target.id },
      NOW + 1000,
    );
    favourite(own, mara, target.id);
    favourite(own, mara, target.id);
    reblog(own, mara, target.id, NOW + 2000);
    bookmark(own, mara, target.id);
    follow(own, mara, ines);
    actOnAccount(own, 'mute', mara, idOf(own, 'gus'));
    vote(own, mara, poll.id, [0, 2], NOW);
    editStatus(own, mine.id, { text: 'Ink and paper #proofs' }, NOW + 3000);
    const gone = createStatus(own, { account_id: mara, text: 'Never mind', quoted_status_id: mine.id }, NOW + 4000);
    deleteStatus(own, gone.id);
    nextStatusFor(own, mara, NOW + 5000);
  }

  it('comes back the same when its journal, as JSON, is replayed on a fresh world', () => {
    const lived = make();
    live(lived);
    const replayed = make();
    applyJournal(replayed, JSON.parse(JSON.stringify(lived.journal)));
    expect(snapshot(replayed)).toEqual(snapshot(lived));
    expect(replayed.journal).toEqual(JSON.parse(JSON.stringify(lived.journal)));
    expect(lived.journal.length).toBe(11);
  });

  it('changes counts once, and back', () => {
    const own = make();
    const target = find(own, status => status.text.startsWith('is this thing on'));
    favourite(own, own.memberId, target.id);
    favourite(own, own.memberId, target.id);
    expect(target.favourites_count).toBe(1);
    unfavourite(own, own.memberId, target.id);
    unfavourite(own, own.memberId, target.id);
    expect(target.favourites_count).toBe(0);
    const before = own.order.length;
    const wrapper = reblog(own, own.memberId, target.id, NOW);
    expect(reblog(own, own.memberId, target.id, NOW)?.id).toBe(wrapper?.id);
    expect([target.reblogs_count, own.order.length]).toEqual([1, before + 1]);
    unreblog(own, own.memberId, target.id);
    expect([target.reblogs_count, own.order.length]).toEqual([0, before]);
  });

  it('asks before it follows the locked, and follows the others', () => {
    const own = make();
    const pim = idOf(own, 'pim');
    const ines = idOf(own, 'ines@mar.social');
    unfollow(own, own.memberId, pim);
    follow(own, own.memberId, pim);
    follow(own, own.memberId, ines);
    expect(relationship(own, own.memberId, pim)).toMatchObject({ requested: true, following: false });
    expect(relationship(own, own.memberId, ines)).toMatchObject({ requested: false, following: true });
    expect(following(own, own.memberId)[0]).toBe(ines);
    expect(follow(own, own.memberId, own.memberId)).toBe(false);
  });

  it('refuses votes twice, too late, too many and for nothing', () => {
    const own = make();
    const single = find(own, status => status.poll?.multiple === false && Date.parse(status.poll.expires_at ?? '') > NOW);
    const ended = find(own, status => status.poll !== null && Date.parse(status.poll.expires_at ?? '') < NOW);
    expect(vote(own, own.memberId, single.id, [0, 1], NOW)).toBe('invalid');
    expect(vote(own, own.memberId, single.id, [99], NOW)).toBe('invalid');
    expect(vote(own, own.memberId, single.id, [], NOW)).toBe('invalid');
    expect(vote(own, own.memberId, single.id, [1], NOW)).toBe('voted');
    expect(vote(own, own.memberId, single.id, [1], NOW)).toBe('already');
    expect(vote(own, own.memberId, ended.id, [0], NOW)).toBe('ended');
    expect(vote(own, own.memberId, '1', [0], NOW)).toBe('gone');
  });

  it('takes a deleted post out of every list, and its quotes say so', () => {
    const own = make();
    const quoted = find(own, status => status.text.startsWith('New in the cabinet'));
    const quoting = own.quotes.get(quoted.id)?.[0] ?? '';
    deleteStatus(own, quoted.id);
    expect(own.order).not.toContain(quoted.id);
    expect(own.statuses.get(quoting)?.quote).toEqual({ state: 'deleted', quoted_status_id: null });
    expect(tagTimeline(own, { name: 'letterpress' }, null, whole)).not.toContain(quoted.id);
    expect(deleteStatus(own, quoted.id)).toBeNull();
  });

  it('writes new posts for a home, each after all others', () => {
    const own = make();
    const made = Array.from({ length: 25 }, () => nextStatusFor(own, own.memberId, NOW)?.id ?? '');
    expect(made).toEqual(made.toSorted());
    expect(homeTimeline(own, own.memberId, { limit: 25 })).toEqual(made.toReversed());
    expect(new Set(made.map(id => own.statuses.get(id)?.text)).size).toBeGreaterThan(20);
  });
});
