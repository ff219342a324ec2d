import type { Entry } from '@rookery/store/list';
import { aStatus, anAccount } from '@rookery/api-client/testing';
import type { Notification } from '@rookery/api-client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  GROUP_MS,
  isMuted,
  isSameRow,
  newestNotificationId,
  notificationRowKey,
  notificationRows,
  type NotificationRow,
} from './notification-rows.js';
import { aNotification } from '../test-support/test-notifications.js';

const noon = Date.parse('2026-11-20T12:00:00Z');
const account = (id: string) => anAccount({ id, acct: `person${id}` });
const post = (id: string) => aStatus({ id });

interface RowsOptions {
  isGrouping?: boolean;
  gapAfter?: number;
  isFiltered?: (item: Notification) => boolean;
}

function rowsOf(items: readonly Notification[], options: RowsOptions = {}): NotificationRow[] {
  const { isGrouping = true, gapAfter, isFiltered = () => false } = options;
  const entries = items.flatMap(({ id }, index): Entry[] => {
    const next = items[index + 1];
    const gap: Entry[] = index === gapAfter && next !== undefined ? [{ kind: 'gap', newerId: id, olderId: next.id }] : [];
    return [{ kind: 'item', id }, ...gap];
  });
  return notificationRows({
    entries,
    itemOf: id => items.find(item => item.id === id),
    isGrouping,
    isUnread: id => Number(id) > 950,
    isFiltered,
  });
}

const items = (...ids: string[]): Entry[] => ids.map(id => ({ kind: 'item', id }));

describe('newestNotificationId', () => {
  it('[HINT-02] finds a group that grew below others', () => {
    expect(newestNotificationId(items('995', '1002', '990'))).toBe('1002');
    expect(newestNotificationId(items('995'))).toBe('995');
    expect(newestNotificationId([])).toBeUndefined();
  });
});

const idsOf = (rows: readonly NotificationRow[]) => rows.map(row => (row.kind === 'gap' ? 'gap' : row.ids.join('+')));

describe('notificationRows', () => {
  const like = (id: number, by: string, of = '7') => aNotification({ id: `${id}`, accounts: [account(by)], status: post(of) });

  it('[HINT-02] has one row for the likes of a post, at the place of the newest one', () => {
    const mention = aNotification({ id: '902', type: 'mention' });
    const rows = rowsOf([like(903, '1'), mention, like(901, '2'), like(900, '3', '8')]);
    expect(idsOf(rows)).toEqual(['903+901', '902', '900']);
    expect(rows[0]).toMatchObject({ count: 2, accounts: [{ id: '1' }, { id: '2' }] });
  });

  it('has a row for each when the reader groups nothing', () => {
    expect(idsOf(rowsOf([like(903, '1'), like(901, '2')], { isGrouping: false }))).toEqual(['903', '901']);
  });

  it('counts an account once that liked a post twice', () => {
    expect(rowsOf([like(903, '1'), like(901, '1')])[0]).toMatchObject({ count: 1 });
  });

  it('adds a streamed like to the number that the server counted', () => {
    const group = aNotification({
      id: '901',
      group_key: 'favourite-7-1',
      notifications_count: 12,
      accounts: [account('2'), account('3')],
    });
    const fresh = aNotification({ id: '903', group_key: 'favourite-7-1', accounts: [account('1')] });
    expect(rowsOf([fresh, group])[0]).toMatchObject({ count: 13, ids: ['903', '901'] });
  });

  it('does not count the older part of a group twice, which a later page repeats', () => {
    const newer = aNotification({ id: '901', group_key: 'favourite-7-1', notifications_count: 12 });
    const older = aNotification({ id: '801', group_key: 'favourite-7-1', notifications_count: 5 });
    expect(rowsOf([newer, older])[0]).toMatchObject({ count: 12 });
  });

  it('keeps the key of a row when its group grows at either end', () => {
    const [key] = rowsOf([like(901, '2')]).map(row => row.key);
    expect(rowsOf([like(903, '1'), like(901, '2'), like(800, '3')])[0]?.key).toBe(key);
  });

  it('leaves out posts of filters for notifications, and mentions in muted conversations', () => {
    const items = [
      aNotification({ id: '903', type: 'mention', status: aStatus({ id: '9' }) }),
      aNotification({ id: '902', type: 'mention', status: aStatus({ id: '10', muted: true }) }),
      aNotification({ id: '901', type: 'mention' }),
    ];
    expect(idsOf(rowsOf(items, { isFiltered: ({ id }) => id === '903' }))).toEqual(['901']);
  });

  it('neither loses nor doubles a notification, whatever comes', () => {
    const type = fc.constantFrom('favourite', 'reblog', 'mention', 'follow', 'sung_about', 'pleroma:emoji_reaction');
    const one = fc.record({
      type,
      post: fc.constantFrom('7', '8'),
      by: fc.constantFrom('1', '2', '3'),
      hours: fc.integer({ min: 0, max: 40 }),
      key: fc.constantFrom(null, 'ungrouped-1', 'favourite-7-1'),
      count: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 30 }), fc.boolean(), fc.nat(29), (drafts, isGrouping, gapAfter) => {
        const items = drafts.map(({ type: kind, post: of, by, hours, key, count }, index) =>
          aNotification({
            id: String(1000 - index),
            type: kind,
            status: post(of),
            accounts: [account(by)],
            group_key: key,
            notifications_count: key === 'favourite-7-1' ? count : 1,
            created_at: new Date(noon - hours * 3_600_000).toISOString(),
          }),
        );
        const rows = rowsOf(items, { isGrouping, gapAfter });
        const ids = rows.flatMap(row => (row.kind === 'gap' ? [] : row.ids));
        expect(ids.toSorted()).toEqual(items.map(({ id }) => id).toSorted());
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
        for (const row of rows) {
          if (row.kind === 'gap') continue;
          expect(row.count).toBeGreaterThanOrEqual(row.accounts.length);
          expect(row.newest.id).toBe(row.ids[0]);
        }
        // A row is at the place of its newest member.
        const newest = rows.flatMap(row => (row.kind === 'gap' ? [] : [Number(row.newest.id)]));
        expect(newest).toEqual(newest.toSorted((a, b) => b - a));
      }),
      { seed: 7, numRuns: 200 },
    );
  });

  it('does not group likes that are more than half a day apart', () => {
    const late = aNotification({ id: '2', created_at: new Date(noon).toISOString() });
    const early = aNotification({ id: '1', created_at: new Date(noon - GROUP_MS).toISOString() });
    expect(notificationRowKey(late, true)).not.toBe(notificationRowKey(early, true));
  });

  it('knows rows that look the same', () => {
    const [a] = rowsOf([like(903, '1')]);
    const [b] = rowsOf([like(903, '1'), like(901, '2')]);
    if (a === undefined || b === undefined) throw new Error('There are no rows.');
    expect([isSameRow(a, a), isSameRow(a, b)]).toEqual([true, false]);
  });
});

describe('isMuted', () => {
  it('is true for mentions in a muted conversation alone', () => {
    const muted = (type: string) => isMuted(aNotification({ type, status: aStatus({ muted: true }) }));
    expect([muted('mention'), muted('favourite'), isMuted(aNotification({ type: 'mention' }))]).toEqual([true, false, false]);
    expect(isMuted(aNotification({ type: 'follow', status: null }))).toBe(false);
  });
});
