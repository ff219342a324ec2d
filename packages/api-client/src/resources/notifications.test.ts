import { describe, expect, it } from 'vitest';
import { clientOf, rejection } from '../test-support/client-of.js';
import { anAccount } from '../testing/index.js';
import { notificationsOf } from './notifications.js';

type Notifications = ReturnType<typeof notificationsOf>;

const flat = '/api/v1/notifications';
const grouped = '/api/v2/notifications';
const one = { id: '9', type: 'follow', created_at: '2026-11-20T12:00:00.000Z', account: anAccount({ id: '7' }) };
const group = {
  group_key: 'g',
  type: 'follow',
  most_recent_notification_id: '9',
  sample_account_ids: ['7'],
  notifications_count: 1,
};
const groups = { accounts: [anAccount({ id: '7' })], statuses: [], notification_groups: [group] };
const policy = { for_not_following: 'drop', summary: { pending_requests_count: 2 } };
const request = { id: '3', updated_at: '2026-11-20T12:00:00.000Z', notifications_count: '2', account: anAccount({ id: '7' }) };

/** The request with its query and body, its response, and what it resolves to. */
const calls: readonly [string, (notifications: Notifications) => Promise<unknown>, data: unknown, expected: unknown][] = [
  [
    `GET ${flat}?types%5B%5D=follow&account_id=7&max_id=9&limit=20`,
    own => own.list({ types: ['follow'], account_id: '7' }, { max_id: '9', limit: 20 }),
    [one],
    { items: [{ id: '9' }] },
  ],
  [
    `GET ${grouped}?exclude_types%5B%5D=follow&max_id=9`,
    own => own.grouped({ exclude_types: ['follow'] }, { max_id: '9' }),
    groups,
    { items: [{ accounts: [{ id: '7' }] }] },
  ],
  [`GET ${grouped}?max_id=4`, own => own.follow(`${grouped}?max_id=4`), groups, { items: [{ accounts: [{ id: '7' }] }] }],
  [`GET ${flat}?max_id=4`, own => own.follow(`${flat}?max_id=4`), [one], { items: [{ id: '9' }] }],
  [`GET ${grouped}/a%2Fb/accounts`, own => own.groupAccounts('a/b'), [anAccount({ id: '7' })], [{ id: '7' }]],
  [`POST ${flat}/9/dismiss`, own => own.dismiss('9'), {}, undefined],
  [`POST ${grouped}/a%2Fb/dismiss`, own => own.dismissGroup('a/b'), {}, undefined],
  [`POST ${flat}/clear`, own => own.clear(), {}, undefined],
  ['POST /api/v1/pleroma/notifications/read {"max_id":"9"}', own => own.markSeen('9'), {}, undefined],
  [`GET ${grouped}/policy`, own => own.policy(), policy, { for_not_following: 'drop', canDrop: true, pending_requests_count: 2 }],
  [
    `PATCH ${grouped}/policy {"for_new_accounts":"drop"}`,
    own => own.setPolicy('for_new_accounts', 'drop', true),
    policy,
    { canDrop: true },
  ],
  [
    `PUT ${flat}/policy {"filter_new_accounts":true}`,
    own => own.setPolicy('for_new_accounts', 'filter', false),
    { filter_not_following: false, filter_new_accounts: true },
    { for_new_accounts: 'filter', canDrop: false },
  ],
  [
    `PUT ${flat}/policy {"filter_new_accounts":false}`,
    own => own.setPolicy('for_new_accounts', 'accept', false),
    { filter_not_following: true, filter_new_accounts: false },
    { for_new_accounts: 'accept' },
  ],
  [
    `GET ${flat}/requests?limit=20`,
    own => own.requests({ limit: 20 }),
    [request, { ...request, account: null }, { ...request, id: '' }],
    { items: [{ id: '3', account: { id: '7' }, last_status: null }] },
  ],
  [`GET ${flat}/requests?max_id=3`, own => own.requestsPage(`${flat}/requests?max_id=3`), [request], { items: [{ id: '3' }] }],
  [`POST ${flat}/requests/accept {"id":["3"]}`, own => own.acceptRequests(['3']), {}, undefined],
  [`POST ${flat}/requests/dismiss {"id":["3","4"]}`, own => own.dismissRequests(['3', '4']), {}, undefined],
];

describe('notifications', () => {
  it.each(calls)('[HINT-02] sends %s, and resolves to its content', async (name, call, data, expected) => {
    const [path = ''] = name.split(/\?| \{/);
    const { client, requests } = clientOf({ [path]: { data } });
    expect(await call(notificationsOf(client))).toMatchObject(expected as object);
    const bodyOf = (body: unknown) => (typeof body === 'string' ? ` ${body}` : '');
    expect(requests.map(({ name: route, url, body }) => route + url.search + bodyOf(body))).toEqual([name]);
  });

  it('have the policy of an older server', async () => {
    const { client, names } = clientOf({
      [`GET ${flat}/policy`]: { data: { filter_not_following: false, filter_private_mentions: true } },
    });
    expect(await notificationsOf(client).policy()).toMatchObject({ for_private_mentions: 'filter', canDrop: false });
    expect(names()).toEqual([`GET ${grouped}/policy`, `GET ${flat}/policy`]);
  });

  it('have no policy where the server has none, and fail where it fails', async () => {
    expect(await notificationsOf(clientOf({}).client).policy()).toBeNull();
    const { client } = clientOf({ [`GET ${grouped}/policy`]: { status: 500 } });
    expect(await rejection(notificationsOf(client).policy())).toMatchObject({ status: 500 });
  });
});
