import { describe, expect, it } from 'vitest';
import { trendingTags } from './discovery.js';
import { everything, findStatus, now, seedWorld, snapshotOf } from './test-worlds.js';
import { homeTimeline, threadOf } from './timelines.js';
import type { StatusRecord } from './records.js';

const world = seedWorld();
const all = [...world.statuses.values()];

describe('the seed world', () => {
  it('is equal for the same seed and time, and differs for another seed', () => {
    expect(snapshotOf(seedWorld())).toEqual(snapshotOf(world));
    expect([...seedWorld(now, 8).statuses.values()].map(status => status.text)).not.toEqual(all.map(status => status.text));
  });

  it('keeps ids and texts throughout a day', () => {
    const later = seedWorld(now + 3_600_000);
    expect(later.order).toEqual(world.order);
    for (const id of world.order) {
      expect(later.statuses.get(id)?.content).toBe(world.statuses.get(id)?.content);
      expect(Date.parse(later.statuses.get(id)?.created_at ?? '')).toBe(
        Date.parse(world.statuses.get(id)?.created_at ?? '') + 3_600_000,
      );
    }
  });

  it('has at least 60 accounts and 3,000 posts over six weeks', () => {
    expect(world.accounts.size).toBeGreaterThanOrEqual(60);
    expect(all.length).toBeGreaterThan(3000);
    const ages = all.map(status => now - Date.parse(status.created_at));
    expect(Math.min(...ages)).toBe(4 * 60_000);
    expect(Math.max(...ages)).toBeGreaterThan(40 * 86_400_000);
    expect(Math.max(...ages)).toBeLessThanOrEqual(42 * 86_400_000);
  });

  it('fills the member’s Home with more than 3,000 posts', () => {
    expect(homeTimeline(world, world.memberId, everything).length).toBeGreaterThan(3000);
  });

  it('has eighteen-digit ids that sort by time', () => {
    for (const id of [...world.order, ...world.accounts.keys(), ...world.media.keys()]) expect(id).toMatch(/^\d{18}$/);
    const times = world.order.map(id => Date.parse(world.statuses.get(id)?.created_at ?? ''));
    for (let index = 1; index < times.length; index += 1) {
      expect(times[index]).toBeGreaterThanOrEqual(times[index - 1] ?? 0);
      expect((world.order[index] ?? '') > (world.order[index - 1] ?? '')).toBe(true);
    }
    expect(new Set(world.order).size).toBe(world.statuses.size);
  });

  it('has a deep thread of 500 replies and several of 20 to 60', () => {
    const root = findStatus(world, status => status.text.startsWith('We have opened the depot'));
    expect(threadOf(world, root.id, null).descendants).toHaveLength(500);
    const sizes = all
      .filter(status => status.in_reply_to_id === null)
      .map(status => threadOf(world, status.id, null).descendants.length);
    expect(sizes.filter(size => size >= 20 && size < 80).length).toBeGreaterThanOrEqual(5);
    const depths = threadOf(world, root.id, null).descendants.map(id => threadOf(world, id, null).ancestors.length);
    expect(Math.max(...depths)).toBeGreaterThan(5);
  });

  it('orders a thread so that every reply follows its parent', () => {
    const root = findStatus(world, status => status.text.startsWith('We have opened the depot'));
    const seen = new Set([root.id]);
    for (const id of threadOf(world, root.id, null).descendants) {
      expect(seen.has(world.statuses.get(id)?.in_reply_to_id ?? '')).toBe(true);
      seen.add(id);
    }
  });

  it('counts replies correctly', () => {
    for (const status of all) expect(status.replies_count).toBe(world.replies.get(status.id)?.length ?? 0);
  });

  it('has every kind of post', () => {
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
      (status: StatusRecord) => status.poll !== null && Date.parse(status.poll.expires_at ?? '') < now,
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

  it('has no repeated text among the first 60 posts of Home', () => {
    const texts = homeTimeline(world, world.memberId, { limit: 60 }).flatMap(id => {
      const status = world.statuses.get(id);
      return status === undefined || status.reblog_of_id !== null || status.text === '' ? [] : [status.text];
    });
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('writes links, mentions and tags as Mastodon does', () => {
    const link = findStatus(world, status => status.text.startsWith('The whole address'));
    expect(link.content).toContain(
      '<span class="invisible">https://</span><span class="ellipsis">ink.example/archive/archive/ar</span>',
    );
    const reply = findStatus(world, status =>
      status.text.startsWith('@mara the index survived! Every card, every coffee ring. I am'),
    );
    expect(reply.content).toContain('<a href="https://rookery.example/@mara" class="u-url mention">@<span>mara</span></a>');
    expect(reply.content).toContain('class="mention hashtag" rel="tag">#<span>archives</span></a>');
    expect(reply.mentions.map(mention => mention.acct)).toEqual(['mara']);
  });

  it('has three trending tags with a history of seven days', () => {
    expect(trendingTags(world)).toEqual(['birdwatching', 'letterpress', 'NightTrains']);
    for (const name of ['birdwatching', 'letterpress', 'nighttrains']) expect(world.tags.get(name)?.history).toHaveLength(7);
    const days = world.tags.get('birdwatching')?.history.map(day => Number(day.day)) ?? [];
    expect(days).toEqual(days.toSorted((one, other) => other - one));
  });
});
