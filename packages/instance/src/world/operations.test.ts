import { describe, expect, it } from 'vitest';

import { nextChatId } from './chat-tables.js';
import type { ListRecord, ScheduledRecord } from './records.js';
import { changeList, createList, createStatus } from './actions.js';
import { record } from './tables.js';
import { idOf, now, seedWorld } from './test-worlds.js';
import { tagTimeline } from './timelines.js';
import { emptyWorld, hasLink, snowflake, type Operation, type World } from './world.js';

const account = (world: World) => ({ account_id: world.memberId, target_id: idOf(world, 'bo') });

const seeded = seedWorld();

/** A world with Mara, the member, Bo and a post of each. */
function smallWorld(): World {
  const world = emptyWorld(1, now, 'https://server.test');
  world.memberId = seeded.memberId;
  for (const acct of ['mara', 'bo']) {
    const id = idOf(seeded, acct);
    const known = seeded.accounts.get(id);
    if (known !== undefined) world.accounts.set(id, structuredClone(known));
    world.accountIdsByAcct.set(acct, id);
    createStatus(world, { account_id: id, text: 'Ink' }, now);
  }
  return world;
}

/** The parts of the world that an operation changes. */
function changedBy(operation: (world: World) => Operation): string[] {
  const world = smallWorld();
  const before = structuredClone({ ...world });
  record(world, operation(world));
  const names = Object.keys(before) as (keyof World)[];
  return names.filter(
    name => name !== 'journal' && JSON.stringify(entries(world[name])) !== JSON.stringify(entries(before[name])),
  );
}

/** Maps and sets as lists, since JSON has neither. */
function entries(value: unknown): unknown {
  if (value instanceof Map) return [...value].map(([key, item]) => [key, entries(item)]);
  return value instanceof Set ? [...value] : value;
}

describe('an operation', () => {
  it.each<[string, (world: World) => Operation, string[]]>([
    ['bookmark', world => ({ kind: 'bookmark', account_id: world.memberId, status_id: world.order[0] ?? '' }), ['bookmarks']],
    ['request_follow', world => ({ kind: 'request_follow', ...account(world) }), ['requests']],
    ['mute', world => ({ kind: 'mute', ...account(world) }), ['mutes']],
    ['relation', world => ({ kind: 'relation', ...account(world), change: { note: 'Ink' } }), ['relationSettings']],
    ['endorse', world => ({ kind: 'endorse', ...account(world) }), ['accounts']],
    ['dismiss_suggestion', world => ({ kind: 'dismiss_suggestion', ...account(world) }), ['dismissed']],
    ['follow_tag', world => ({ kind: 'follow_tag', account_id: world.memberId, name: 'ink' }), ['followedTags']],
    ['unblock_domain', world => ({ kind: 'unblock_domain', account_id: world.memberId, domain: 'ink.example' }), []],
    ['unmute', world => ({ kind: 'unmute', ...account(world) }), []],
    ['unblock', world => ({ kind: 'unblock', ...account(world) }), []],
    ['unfollow_tag', world => ({ kind: 'unfollow_tag', account_id: world.memberId, name: 'none' }), []],
    ['unschedule', () => ({ kind: 'unschedule', id: '0' }), []],
    ['delete_list', () => ({ kind: 'delete_list', id: '0' }), []],
    ['leave', world => ({ kind: 'leave', account_id: world.memberId, status_id: '0' }), []],
    [
      'leave of a post that is no event',
      world => ({ kind: 'leave', account_id: world.memberId, status_id: world.order[0] ?? '' }),
      [],
    ],
    ['delete', () => ({ kind: 'delete', id: '0' }), []],
    ['standing', world => ({ kind: 'standing', account_id: world.memberId, change: { limited: true } }), ['accounts']],
    ['standing of no account', () => ({ kind: 'standing', account_id: '0', change: { limited: true } }), []],
    ['unjoin of no account', () => ({ kind: 'unjoin', account_id: '0' }), []],
    ['report_change of no report', () => ({ kind: 'report_change', id: '0', change: { state: 'closed' } }), []],
    ['staff_row', () => ({ kind: 'staff_row', table: 'rules', id: '1', row: null }), ['staffRows']],
    [
      'log',
      world => ({ kind: 'log', entry: { account_id: world.memberId, action: 'a', message: 'm', created_at: '' } }),
      ['moderationLog'],
    ],
    ['unreblog', world => ({ kind: 'unreblog', account_id: world.memberId, status_id: '0' }), []],
    ['unreact', world => ({ kind: 'unreact', account_id: world.memberId, status_id: '0', name: '🚋' }), []],
    ['vote', world => ({ kind: 'vote', account_id: world.memberId, status_id: '0', choices: [0] }), []],
  ])('%s changes its own part of the world alone', (_name, operation, parts) => {
    expect(changedBy(operation)).toEqual(parts);
  });

  it('that ends a follow which is not there takes the request back and no count', () => {
    const world = smallWorld();
    const { account_id: from, target_id: to } = account(world);
    record(world, { kind: 'request_follow', account_id: from, target_id: to });
    const counts = () => [world.accounts.get(from)?.following_count, world.accounts.get(to)?.followers_count];
    const before = counts();
    record(world, { kind: 'unfollow', account_id: from, target_id: to });
    expect([hasLink(world.requests, from, to), counts()]).toEqual([false, before]);
  });

  it('is undone by its counterpart', () => {
    const world = smallWorld();
    const ids = account(world);
    for (const [kind, undo, links] of [
      ['mute', 'unmute', world.mutes],
      ['block', 'unblock', world.blocks],
      ['request_follow', 'unfollow', world.requests],
    ] as const) {
      record(world, { kind, ...ids });
      expect([kind, hasLink(links, ids.account_id, ids.target_id)]).toEqual([kind, true]);
      record(world, { kind: undo, ...ids });
      expect([undo, hasLink(links, ids.account_id, ids.target_id)]).toEqual([undo, false]);
    }
    record(world, { kind: 'follow_tag', account_id: ids.account_id, name: 'ink' });
    record(world, { kind: 'unfollow_tag', account_id: ids.account_id, name: 'ink' });
    expect(hasLink(world.followedTags, ids.account_id, 'ink')).toBe(false);
  });

  it('keeps copies of lists and scheduled posts', () => {
    const world = smallWorld();
    const list: ListRecord = { id: '9', owner_id: world.memberId, title: 'Ink', replies_policy: 'list', account_ids: ['1'] };
    record(world, { kind: 'list', list });
    list.account_ids.push('2');
    expect(world.lists.get('9')).toMatchObject({ title: 'Ink', account_ids: ['1'] });
    const scheduled: ScheduledRecord = {
      id: '8',
      scheduled_at: '2026-11-21T12:00:00.000Z',
      draft: { account_id: world.memberId, text: 'Later' },
    };
    record(world, { kind: 'schedule', scheduled });
    scheduled.draft.text = 'Changed';
    expect(world.scheduled.get('8')?.draft.text).toBe('Later');
    record(world, { kind: 'unschedule', id: '8' });
    record(world, { kind: 'delete_list', id: '9' });
    expect([world.scheduled.has('8'), world.lists.has('9')]).toEqual([false, false]);
  });
});

it('a list has the id after the greatest one, at least 1001', () => {
  const world = smallWorld();
  const list = { owner_id: world.memberId, title: 'Ink', replies_policy: 'list', account_ids: [] } as const;
  const ids = [1, 2].map(() => createList(world, { ...list, account_ids: [] }).id);
  expect(ids).toEqual(['1001', '1002']);
  changeList(world, { ...list, id: '2000', account_ids: [] });
  expect(createList(world, { ...list, account_ids: [] }).id).toBe('2001');
});

it('ids of chats grow with the time, and past the last one', () => {
  const world = smallWorld();
  const fresh = nextChatId(world, now + 86_400_000);
  expect(fresh).toBe(snowflake(now + 86_400_000, 0));
  world.lastChatId = fresh;
  expect(nextChatId(world, now)).toBe((BigInt(fresh) + 1n).toString());
});

it('hashtags are compared in any case when a timeline asks for all or none', () => {
  const name = 'nighttrains';
  const all = tagTimeline(seeded, { name }, null);
  expect(all.length).toBeGreaterThan(0);
  for (const tag of ['NIGHTTRAINS', 'NightTrains', 'nighttrains']) {
    expect(tagTimeline(seeded, { name, all: [tag] }, null)).toEqual(all);
    expect(tagTimeline(seeded, { name, none: [tag] }, null)).toEqual([]);
  }
});
