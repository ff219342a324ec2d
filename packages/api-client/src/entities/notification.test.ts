import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDecoding } from './decode.js';
import { compareIds, timeId, wireId } from './ids.js';
import { notificationGroups, notifications, parseNotification } from './notification.js';
import { notificationRequests, parsePolicy } from './notification-policy.js';

const FOLDER = process.env['FIXTURES_DIR'] ?? resolve(import.meta.dirname, '../../../../../shared/fixtures');
const decoding = createDecoding();
const account = { id: '2', acct: 'mara', username: 'mara' };
const status = { id: '7', account, content: '<p>Hello</p>' };
const wire = { id: '1', type: 'mention', created_at: '2026-11-20T12:00:00Z', account, status };

describe('parseNotification', () => {
  it('reads the fields that types add', () => {
    const reaction = parseNotification(
      { ...wire, type: 'pleroma:emoji_reaction', emoji: '🚋', pleroma: { is_seen: true } },
      decoding,
    );
    expect(reaction).toMatchObject({ type: 'pleroma:emoji_reaction', emoji: '🚋', is_seen: true, notifications_count: 1 });
    const report = parseNotification(
      { ...wire, type: 'admin.report', report: { id: '3', comment: 'Spam', target_account: account } },
      decoding,
    );
    expect(report?.report).toMatchObject({ comment: 'Spam', target_account: { id: '2' } });
    expect(parseNotification({ ...wire, type: 'move', target: account }, decoding)?.target?.id).toBe('2');
    expect(parseNotification({ id: '1', type: 'annual_report', annual_report: { year: '2025' } }, decoding)?.year).toBe('2025');
  });

  it.each([
    ['reaction', '&#127881;', '🎉'],
    ['emoji_reaction', '&#x1F468;&#x200d;&#x1f33e;', '👨‍🌾'],
    ['pleroma:emoji_reaction', ':blobcat:', ':blobcat:'],
    ['reaction', '&#1114112;&#xd800;&#0;&lt;b&gt;', '&#1114112;&#xd800;&#0;&lt;b&gt;'],
    ['favourite', '&#127881;', ''],
  ])('[HINT-02] takes the emoji of a %s from its name %s where it has none', (type, given, emoji) => {
    const sent = { ...wire, type, emoji: undefined, name: given };
    expect(parseNotification(sent, createDecoding())?.emoji).toBe(emoji);
    expect(parseNotification({ ...sent, emoji: '🚋' }, createDecoding())?.emoji).toBe('🚋');
  });

  it('keeps a type that nobody knows', () => {
    expect(parseNotification({ ...wire, type: 'sung_about', status: null }, decoding)?.type).toBe('sung_about');
  });

  it.each([
    'mention',
    'reblog',
    'favourite',
    'poll',
    'status',
    'update',
    'quote',
    'quoted_update',
    'pending.favourite',
    'pending.reply',
    'pending.reblog',
    'reaction',
    'emoji_reaction',
    'pleroma:emoji_reaction',
    'pleroma:event_reminder',
    'pleroma:event_update',
    'pleroma:participation_request',
    'pleroma:participation_accepted',
  ])('of the type %s needs its post', type => {
    expect(parseNotification({ ...wire, type }, decoding)?.status?.id).toBe('7');
    expect(parseNotification({ ...wire, type, status: null }, decoding)).toBeNull();
  });

  it.each([
    ['without a type', { type: '' }],
    ['without an account', { account: null }],
    ['about a deleted post', { status: null }],
    ['without an id', { id: null }],
  ])('is null %s', (_, change) => {
    expect(parseNotification({ ...wire, ...change }, decoding)).toBeNull();
  });

  it('[API-07] never throws, whatever a server sends', () => {
    fc.assert(
      fc.property(fc.object({ maxDepth: 4 }), value => {
        const parse = () =>
          [parseNotification, notificationGroups, notificationRequests, parsePolicy, notifications].map(each =>
            each({ ...wire, ...value }, createDecoding()),
          );
        expect(parse).not.toThrow();
      }),
      { seed: 7, numRuns: 300 },
    );
  });
});

describe('notificationGroups', () => {
  const group = {
    type: 'favourite',
    group_key: 'f-7',
    most_recent_notification_id: 9,
    notifications_count: '12',
    status_id: '7',
  };

  it('joins groups with the accounts and posts beside them', () => {
    const sent = {
      accounts: [account],
      statuses: [status],
      notification_groups: [{ ...group, sample_account_ids: ['2', '404'] }],
    };
    const [parsed] = notificationGroups(sent, decoding);
    expect(parsed).toMatchObject({ id: '9', group_key: 'f-7', notifications_count: 12, status: { id: '7' } });
    expect(parsed?.accounts.map(({ id }) => id)).toEqual(['2']);
  });

  it('has the time of the newest of its page, else its own', () => {
    const timeOf = (fields: object) =>
      notificationGroups(
        {
          accounts: [account],
          statuses: [status],
          notification_groups: [{ ...group, sample_account_ids: ['2'], created_at: '2026-11-19T12:00:00.000Z', ...fields }],
        },
        decoding,
      )[0]?.created_at;
    expect(timeOf({ latest_page_notification_at: '2026-11-20T12:00:00.000Z' })).toBe('2026-11-20T12:00:00.000Z');
    expect(timeOf({ latest_page_notification_at: null })).toBe('2026-11-19T12:00:00.000Z');
  });

  it('skips a group whose post or accounts are missing', () => {
    const groups = [group, { ...group, sample_account_ids: ['2'], status_id: 'gone' }];
    expect(notificationGroups({ accounts: [account], statuses: [status], notification_groups: groups }, decoding)).toEqual([]);
    expect(notificationGroups([], decoding)).toEqual([]);
  });
});

describe('ids of notifications', () => {
  it('that begin with their time sort by it, and are sent as they came', () => {
    const older = '2026-11-20T11:59:59.000Z/pleroma:emoji_reaction/ffffffff';
    const newer = '2026-11-20T12:00:00.000Z/follow/00000000';
    expect(compareIds(timeId(older), timeId(newer))).toBeLessThan(0);
    expect([older, newer, '117'].map(id => wireId(timeId(id)))).toEqual([older, newer, '117']);
    expect(timeId(newer)).not.toContain(':');
  });
});

describe('a policy', () => {
  it('of the first version filters and never drops', () => {
    const policy = parsePolicy({ filter_not_following: true, summary: { pending_requests_count: 3 } }, decoding);
    expect(policy).toMatchObject({
      for_not_following: 'filter',
      for_new_accounts: 'accept',
      canDrop: false,
      pending_requests_count: 3,
    });
  });

  it('of the second version has a choice for each group', () => {
    const policy = parsePolicy({ for_not_following: 'drop', for_new_accounts: 'sometimes' }, decoding);
    expect(policy).toMatchObject({ for_not_following: 'drop', for_new_accounts: 'accept', canDrop: true });
  });
});

describe.skipIf(!existsSync(FOLDER))('recorded answers', () => {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(FOLDER, 'recorded', path), 'utf8'));

  it.each([
    ['mastodon/v2-notifications.json', 5],
    ['mastodon/v2-notifications-2.json', 5],
    ['mastodon/notification-groups-grouped-notifications.json', 1],
  ])('%s has groups', (path, least) => {
    const sent = read(path) as { notification_groups: unknown[] };
    const parsed = notificationGroups(sent, decoding);
    expect(parsed.length).toBeGreaterThanOrEqual(least);
    expect(parsed).toHaveLength(sent.notification_groups.length);
  });

  it.each(['mastodon/notifications.json', 'pleroma/notifications.json', 'mastodon-legacy/notifications.json'])(
    '%s keeps every notification',
    path => {
      const sent = read(path) as unknown[];
      expect(notifications(sent, decoding)).toHaveLength(sent.length);
    },
  );

  it('have a policy and requests', () => {
    expect(parsePolicy(read('mastodon/v2-notifications-policy.json'), decoding)?.for_limited_accounts).toBe('filter');
    expect(notificationRequests(read('mastodon/notifications-requests.json'), decoding)[0]?.notifications_count).toBe(5);
  });
});
