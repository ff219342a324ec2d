import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAdminReport, parsePleromaReport } from '../entities/admin-report.js';
import { createDecoding } from '../entities/decode.js';
import { clientOf, rejection } from '../test-support/client-of.js';
import { missingPaths } from '../test-support/missing-paths.js';
import { aStatus } from '../testing/index.js';
import { adminReportsOf, adminStatusesOf } from './admin-reports.js';

const REPORTS = '/api/v1/pleroma/admin/reports';
const person = { id: '7', username: 'wren', domain: null };
const user = { id: 'A7', nickname: 'wren', local: true };

describe('reports of Mastodon', () => {
  it('[HINT-11] are listed and read whole', async () => {
    const report = {
      id: 3,
      action_taken: true,
      action_taken_at: '2026-11-20T12:00:00Z',
      category: 'spam',
      comment: '<b>Spam</b>',
      account: person,
      target_account: { ...person, id: '8' },
      assigned_account: person,
      action_taken_by_account: null,
      statuses: [aStatus({ id: '4' }), null],
      rules: [{ id: '1', text: 'Be kind' }],
    };
    const { client, requests } = clientOf({ 'GET /api/v1/admin/reports': { data: [report, { id: null }] } });
    const { items } = await adminReportsOf(client, 'accounts').list({ resolved: true, target_account_id: '8' });
    expect(items).toMatchObject([
      {
        id: '3',
        state: 'resolved',
        comment: '<b>Spam</b>',
        account: { id: '7' },
        target_account: { id: '8' },
        assigned_account: { nickname: 'wren' },
        action_taken_by_account: null,
        statuses: [{ id: '4' }],
        rules: [{ text: 'Be kind' }],
        notes: [],
      },
    ]);
    expect(requests[0]?.url.search).toBe('?resolved=true&target_account_id=8&limit=50');
  });

  it('[HINT-11] are changed, assigned, resolved and opened again', async () => {
    const actions = ['assign_to_self', 'unassign', 'resolve', 'reopen'];
    const routes = actions.map(action => `POST /api/v1/admin/reports/3/${action}`);
    const { client, names, requests } = clientOf({
      ...Object.fromEntries(routes.map(route => [route, { data: { id: '3' } }])),
      'PUT /api/v1/admin/reports/3': { data: { id: '3' } },
    });
    const reports = adminReportsOf(client, 'accounts');
    await reports.assignToSelf('3', 'warden');
    await reports.unassign('3');
    await reports.resolve('3');
    await reports.reopen('3');
    await reports.update('3', { category: 'violation', rule_ids: ['1'] });
    expect(names()).toEqual([...routes, 'PUT /api/v1/admin/reports/3']);
    expect(requests.at(-1)?.body).toBe('{"category":"violation","rule_ids":["1"]}');
    expect(await rejection(reports.addNote('3', 'x'))).toMatchObject({ isUnsupported: true });
    expect(await rejection(reports.deleteNote('3', '1'))).toMatchObject({ isUnsupported: true });
  });

  it('[HINT-11] are counted as far as one page tells', async () => {
    const count = async (length: number, link: boolean) => {
      const { client } = clientOf({
        'GET /api/v1/admin/reports': {
          data: Array.from({ length }, (_, id) => ({ id: String(id + 1) })),
          headers: link ? { Link: '<https://a.test/api/v1/admin/reports?max_id=1>; rel="next"' } : {},
        },
      });
      return adminReportsOf(client, 'accounts').openCount();
    };
    expect([await count(2, false), await count(200, true), await count(200, false)]).toEqual([
      { count: 2, isMore: false },
      { count: 200, isMore: true },
      { count: 200, isMore: false },
    ]);
  });
});

describe('reports of Pleroma', () => {
  it('[HINT-11] have the same shape, with notes', async () => {
    const report = {
      id: 'B3',
      state: 'closed',
      content: 'Spam',
      created_at: '2026-11-20T12:00:00Z',
      account: { ...user, id: 'A8', nickname: 'mole@post.example', local: false },
      actor: user,
      statuses: [aStatus({ id: '4' })],
      notes: [{ id: 1, content: 'Known', user, created_at: '2026-11-20T12:00:00Z' }, { content: 'x' }],
    };
    const { client, requests } = clientOf({ [`GET ${REPORTS}`]: { data: { reports: [report], total: 1 } } });
    const { items, next } = await adminReportsOf(client, 'users').list();
    expect(items).toMatchObject([
      {
        id: 'B3',
        state: 'closed',
        action_taken: true,
        comment: 'Spam',
        category: 'other',
        account: { nickname: 'wren' },
        target_account: { nickname: 'mole@post.example' },
        statuses: [{ id: '4' }],
        notes: [{ id: '1', content: 'Known', account: { nickname: 'wren' } }],
      },
    ]);
    expect(next).toBeNull();
    expect(requests[0]?.url.search).toBe('?state=open&page=1&page_size=50');
  });

  it('[HINT-11] are assigned, resolved, opened again and noted', async () => {
    const { client, requests } = clientOf({
      [`POST ${REPORTS}/assign_account`]: { status: 204 },
      [`PATCH ${REPORTS}`]: { status: 204 },
      [`POST ${REPORTS}/B3/notes`]: { status: 204 },
      [`DELETE ${REPORTS}/B3/notes/1`]: { status: 204 },
    });
    const reports = adminReportsOf(client, 'users');
    await reports.assignToSelf('B3', 'warden');
    await reports.unassign('B3');
    await reports.resolve('B3');
    await reports.reopen('B3');
    await reports.addNote('B3', 'Known');
    await reports.deleteNote('B3', '1');
    expect(requests.map(({ body }) => (typeof body === 'string' ? JSON.parse(body) : null))).toEqual([
      { reports: [{ id: 'B3', nickname: 'warden' }] },
      { reports: [{ id: 'B3', nickname: null }] },
      { reports: [{ id: 'B3', state: 'resolved' }] },
      { reports: [{ id: 'B3', state: 'open' }] },
      { content: 'Known' },
      null,
    ]);
    expect(await rejection(reports.update('B3', { category: 'spam' }))).toMatchObject({ isUnsupported: true });
  });

  it('[HINT-11] are counted by the server, or as far as one page tells', async () => {
    const count = (data: unknown) => adminReportsOf(clientOf({ [`GET ${REPORTS}`]: { data } }).client, 'users').openCount();
    expect(await count({ reports: [{ id: '1' }], total: 17 })).toEqual({ count: 17, isMore: false });
    expect(await count({ reports: [{ id: '1' }] })).toEqual({ count: 1, isMore: true });
    expect(await count({ reports: [] })).toEqual({ count: 0, isMore: false });
  });
});

it('[HINT-11] posts are deleted and changed by the staff of Pleroma', async () => {
  const at = '/api/v1/pleroma/admin/statuses/4';
  const { client, names, requests } = clientOf({ [`DELETE ${at}`]: { data: {} }, [`PUT ${at}`]: { data: {} } });
  await adminStatusesOf(client).delete('4');
  await adminStatusesOf(client).update('4', { sensitive: true });
  expect(names()).toEqual([`DELETE ${at}`, `PUT ${at}`]);
  expect(requests[1]?.body).toBe('{"sensitive":true}');
});

it('[API-07] no report of either API is partial, for any JSON value', () => {
  const keys = [
    'id',
    'state',
    'account',
    'actor',
    'statuses',
    'rules',
    'notes',
    'comment',
    'content',
    'category',
    'assigned_account',
  ];
  const value = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(fc.constantFrom(...keys), fc.jsonValue()).map(fields => ({ id: '1', ...fields })),
  );
  fc.assert(
    fc.property(value, data => {
      for (const parse of [parseAdminReport, parsePleromaReport]) expect(missingPaths(parse(data, createDecoding()))).toEqual([]);
    }),
    { numRuns: 1000, seed: 12 },
  );
});
