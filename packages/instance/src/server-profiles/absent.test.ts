import { expect, it } from 'vitest';

import { visit, type Json } from '../test-support/visitor.js';
import type { ServerProfileName } from './server-profile.js';

/** Requests that some family lacks or refuses. The upload is of nobody. */
const requests = [
  'GET /api/v2/instance',
  'GET /api/v2/suggestions',
  'GET /api/v1/trends',
  'GET /api/v1/trends/links',
  'GET /api/v1/conversations',
  'GET /api/v1/scheduled_statuses',
  'GET /api/v1/blocks',
  'GET /api/v1/mutes',
  'GET /api/v1/filters',
  'GET /api/v2/filters',
  'GET /api/v1/follow_requests',
  'GET /api/v1/domain_blocks',
  'GET /api/v1/followed_tags',
  'GET /api/v1/featured_tags',
  'GET /api/v1/preferences',
  'GET /api/v1/notifications/requests',
  'GET /api/v1/notifications/unread_count',
  'GET /api/v2/notifications/policy',
  'GET /api/v2/notifications',
  'GET /api/v1/announcements',
  'GET /api/v1/reports',
  'GET /api/v1/statuses/:post/quotes',
  'GET /api/v1/statuses/:post/history',
  'GET /api/v1/statuses/:post/source',
  'GET /api/v1/accounts/:account/lists',
  'GET /api/v1/accounts/familiar_followers',
  'POST /api/v1/accounts/:account/mute',
  'POST /api/v1/accounts/:account/note',
  'POST /api/v1/accounts/:account/remove_from_followers',
  'POST /api/v1/statuses/:post/mute',
  'POST /api/v1/notifications/clear',
  'DELETE /api/v1/media/1',
];

const grouped = ['GET /api/v2/notifications/policy', 'GET /api/v2/notifications'];
const mastodon = ['GET /api/v1/reports', 'DELETE /api/v1/media/1'];

it.each<[ServerProfileName, readonly string[]]>([
  ['default', mastodon],
  ['mastodon-4.7', mastodon],
  [
    'gotosocial',
    [
      'GET /api/v1/trends',
      'GET /api/v1/domain_blocks',
      'GET /api/v1/notifications/requests',
      'GET /api/v1/notifications/unread_count',
      ...grouped,
      'GET /api/v1/statuses/:post/quotes',
      'GET /api/v1/accounts/familiar_followers',
      'POST /api/v1/accounts/:account/remove_from_followers',
      'DELETE /api/v1/media/1',
    ],
  ],
  [
    'hollo',
    [
      'GET /api/v1/conversations',
      'GET /api/v1/scheduled_statuses',
      'GET /api/v1/filters',
      'GET /api/v2/filters',
      'GET /api/v1/domain_blocks',
      'GET /api/v1/notifications/requests',
      'GET /api/v1/notifications/unread_count',
      'GET /api/v2/notifications/policy',
      'GET /api/v1/reports',
      'GET /api/v1/statuses/:post/quotes',
      'GET /api/v1/statuses/:post/history',
      'POST /api/v1/accounts/:account/note',
      'POST /api/v1/accounts/:account/remove_from_followers',
      'POST /api/v1/statuses/:post/mute',
      'POST /api/v1/notifications/clear',
      'DELETE /api/v1/media/1',
    ],
  ],
  [
    'snac',
    [
      'GET /api/v2/instance',
      'GET /api/v2/suggestions',
      'GET /api/v1/trends/links',
      'GET /api/v1/blocks',
      'GET /api/v1/mutes',
      'GET /api/v1/follow_requests',
      'GET /api/v1/domain_blocks',
      'GET /api/v1/followed_tags',
      'GET /api/v1/notifications/requests',
      'GET /api/v1/notifications/unread_count',
      ...grouped,
      'GET /api/v1/announcements',
      'GET /api/v1/reports',
      'GET /api/v1/statuses/:post/quotes',
      'GET /api/v1/statuses/:post/history',
      'GET /api/v1/accounts/:account/lists',
      'GET /api/v1/accounts/familiar_followers',
      'POST /api/v1/accounts/:account/mute',
      'POST /api/v1/accounts/:account/note',
      'POST /api/v1/accounts/:account/remove_from_followers',
      'POST /api/v1/statuses/:post/mute',
      'DELETE /api/v1/media/1',
    ],
  ],
  [
    'truth',
    [
      'GET /api/v2/instance',
      'GET /api/v1/conversations',
      'GET /api/v2/filters',
      'GET /api/v1/followed_tags',
      'GET /api/v1/notifications/requests',
      'GET /api/v1/notifications/unread_count',
      ...grouped,
      'GET /api/v1/announcements',
      'GET /api/v1/reports',
      'GET /api/v1/statuses/:post/quotes',
      'GET /api/v1/statuses/:post/history',
      'GET /api/v1/statuses/:post/source',
      'GET /api/v1/accounts/familiar_followers',
      'POST /api/v1/accounts/:account/remove_from_followers',
      'DELETE /api/v1/media/1',
    ],
  ],
  [
    'rebased',
    [
      'GET /api/v2/filters',
      'GET /api/v1/followed_tags',
      'GET /api/v1/notifications/requests',
      'GET /api/v1/notifications/unread_count',
      ...grouped,
      'GET /api/v1/reports',
      'DELETE /api/v1/media/1',
    ],
  ],
  [
    'pleroma',
    [
      'GET /api/v2/suggestions',
      'GET /api/v2/filters',
      'GET /api/v1/followed_tags',
      'GET /api/v1/notifications/requests',
      'GET /api/v1/notifications/unread_count',
      ...grouped,
      'GET /api/v1/reports',
      'GET /api/v1/statuses/:post/quotes',
      'GET /api/v1/accounts/familiar_followers',
      'POST /api/v1/accounts/:account/remove_from_followers',
      'DELETE /api/v1/media/1',
    ],
  ],
])('%s answers 404 to %j', async (serverProfile, absent) => {
  const visitor = visit({ serverProfile });
  const { id } = (await visitor.post('/api/v1/statuses', { status: 'Ink' })).json;
  const [account] = (await visitor.get<Json[]>('/api/v1/accounts/search?q=tobi')).json;
  const lacking: string[] = [];
  for (const request of requests) {
    const [method = '', path = ''] = request.replace(':post', String(id)).replace(':account', String(account?.['id'])).split(' ');
    const { status } = await visitor.send(method, path);
    expect([request, [200, 404].includes(status)]).toEqual([request, true]);
    if (status === 404) lacking.push(request);
  }
  expect(lacking).toEqual(absent);
});
