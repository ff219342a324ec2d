import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAdminAccount, parseAdminUser } from '../entities/admin-account.js';
import { createDecoding } from '../entities/decode.js';
import { clientOf, rejection } from '../test-support/client-of.js';
import { missingPaths } from '../test-support/missing-paths.js';
import { anAccount } from '../testing/index.js';
import { adminAccountsOf, adminActions, adminUsersOf } from './admin-accounts.js';

const wren = { id: '7', nickname: 'wren' };
const USERS = '/api/v1/pleroma/admin/users';

/** The requests that `act` sends: name and body of each. */
async function sent(
  api: 'accounts' | 'users',
  routes: readonly string[],
  act: (accounts: ReturnType<typeof adminAccountsOf>) => Promise<unknown>,
): Promise<[string, unknown][]> {
  const { client, requests } = clientOf(Object.fromEntries(routes.map(route => [route, { data: {} }])));
  await act(adminAccountsOf(client, api));
  return requests.map(({ name, body }) => [name, typeof body === 'string' ? JSON.parse(body) : null]);
}

describe('accounts of Mastodon', () => {
  it('[HINT-11] are listed with filters and in pages', async () => {
    const { client, requests } = clientOf({
      'GET /api/v2/admin/accounts': {
        data: [
          { id: '7', username: 'wren', domain: null, invite_request: 'Trams', approved: false, confirmed: true },
          { id: '' },
          7,
        ],
        headers: { Link: '<https://a.test/api/v2/admin/accounts?max_id=7>; rel="next"' },
      },
    });
    const page = await adminAccountsOf(client, 'accounts').list({ status: 'pending', origin: 'local', isStaff: true });
    expect(page.items).toMatchObject([
      { nickname: 'wren', invite_request: 'Trams', approved: false, confirmed: true, account: null },
    ]);
    expect(requests[0]?.url.search).toBe('?status=pending&origin=local&permissions=staff&limit=50');
    await adminAccountsOf(client, 'accounts').page(page.next ?? '');
    expect(requests[1]?.url.search).toBe('?max_id=7');
  });

  it('[HINT-11] are read, with the addresses they signed in from', async () => {
    const data = {
      id: '7',
      username: 'wren',
      domain: 'post.example',
      ip: { ip: '198.51.100.4' },
      ips: [{ ip: '198.51.100.4', used_at: '2026-11-20T10:00:00Z' }, {}, null],
      role: { id: '3', name: 'Moderator', permissions: '1308' },
      invited_by_account_id: 5,
      account: anAccount({ id: '7' }),
    };
    const { client } = clientOf({ 'GET /api/v1/admin/accounts/7': { data } });
    expect(await adminAccountsOf(client, 'accounts').get(wren)).toMatchObject({
      nickname: 'wren@post.example',
      ip: '198.51.100.4',
      ips: [{ ip: '198.51.100.4', used_at: '2026-11-20T10:00:00Z' }],
      role: { name: 'Moderator' },
      invited_by_account_id: '5',
      account: { id: '7' },
    });
  });

  it('[HINT-11] are acted on, with a text and the report that it answers', async () => {
    const requests = await sent('accounts', ['POST /api/v1/admin/accounts/7/action'], async accounts => {
      await accounts.act(wren, { type: 'silence', text: 'Please stop.', report_id: '3', send_email_notification: true });
      await accounts.act(wren, { type: 'none', report_id: null });
    });
    expect(requests).toEqual([
      [
        'POST /api/v1/admin/accounts/7/action',
        { type: 'silence', text: 'Please stop.', send_email_notification: true, report_id: '3' },
      ],
      ['POST /api/v1/admin/accounts/7/action', { type: 'none' }],
    ]);
  });

  it('[HINT-11] are approved, rejected, deleted, and actions are taken back', async () => {
    const at = '/api/v1/admin/accounts/7';
    const routes = ['approve', 'reject', 'unsensitive', 'enable', 'unsilence', 'unsuspend'].map(name => `POST ${at}/${name}`);
    const requests = await sent('accounts', [...routes, `DELETE ${at}`], async accounts => {
      await accounts.approve(wren);
      await accounts.reject(wren);
      for (const type of ['sensitive', 'disable', 'silence', 'suspend'] as const) await accounts.undo(wren, type);
      await accounts.delete(wren);
    });
    expect(requests.map(([name]) => name)).toEqual([...routes, `DELETE ${at}`]);
  });
});

describe('accounts of Pleroma', () => {
  it('[HINT-11] are listed by number of page, and filtered in its words', async () => {
    const users = [
      {
        id: 'A1',
        nickname: 'wren',
        local: true,
        is_active: false,
        is_approved: false,
        is_confirmed: true,
        registration_reason: 'Trams',
      },
      {
        id: 'A2',
        nickname: 'mole@post.example',
        is_active: true,
        tags: ['mrf_tag:force-unlisted', 7],
        roles: { moderator: true },
      },
      { id: 'A1', nickname: 'wren' },
      null,
    ];
    const { client, requests } = clientOf({ [`GET ${USERS}`]: { data: { users, count: 120, page_size: 50 } } });
    const accounts = adminAccountsOf(client, 'users');
    const page = await accounts.list({ status: 'pending', origin: 'remote', isStaff: true, by_domain: 'post.example' });
    expect(page.items).toMatchObject([
      {
        nickname: 'wren',
        domain: null,
        suspended: true,
        approved: false,
        confirmed: true,
        silenced: false,
        invite_request: 'Trams',
      },
      {
        nickname: 'mole@post.example',
        domain: 'post.example',
        silenced: true,
        is_moderator: true,
        account: { fqn: 'mole@post.example' },
      },
    ]);
    expect(decodeURIComponent(requests[0]?.url.search ?? '')).toBe(
      '?page=1&page_size=50&filters=external,need_approval,is_admin,is_moderator&query=@post.example',
    );
    expect((await accounts.page(page.next ?? '')).next).toContain('page=3');
    expect((await accounts.page(`${USERS}?page=3&page_size=50`)).next).toBeNull();
    await accounts.list({ status: 'silenced', username: 'wr' });
    expect(requests.at(-1)?.url.searchParams.getAll('tags[]')).toEqual(['mrf_tag:force-unlisted']);
    await accounts.list({ status: 'sensitized' });
    expect(requests.at(-1)?.url.searchParams.getAll('tags[]')).toEqual(['mrf_tag:media-force-nsfw']);
    expect(await rejection(adminAccountsOf(client, 'accounts').list({ status: 'sensitized' }))).toMatchObject({
      isUnsupported: true,
    });
    expect(await rejection(accounts.list({ status: 'disabled' }))).toMatchObject({
      isUnsupported: true,
    });
  });

  it.each([[null], [[]], [7]])('[API-07] are not read from %j', async data => {
    const { client } = clientOf({ [`GET ${USERS}`]: { data } });
    expect(await rejection(adminAccountsOf(client, 'users').list())).toMatchObject({ kind: 'decode' });
  });

  it.each([[{}], [{ users: 7, count: 'many' }], [{ users: null, count: -5 }]])('[API-07] are none in %j', async data => {
    const { client } = clientOf({ [`GET ${USERS}`]: { data } });
    expect(await adminAccountsOf(client, 'users').list()).toMatchObject({ items: [], next: null });
  });

  it('[HINT-11] are acted on by tags and deactivation, and the report is resolved', async () => {
    const names = { nicknames: ['wren'] };
    const routes = [`PUT ${USERS}/tag`, `PATCH ${USERS}/deactivate`, `PATCH ${USERS}/activate`, `DELETE ${USERS}/tag`];
    const requests = await sent('users', [...routes, 'PATCH /api/v1/pleroma/admin/reports'], async accounts => {
      await accounts.act(wren, { type: 'silence', text: 'Please stop.', report_id: '3' });
      await accounts.act(wren, { type: 'suspend' });
      await accounts.undo(wren, 'suspend');
      await accounts.undo(wren, 'sensitive');
    });
    expect(requests).toEqual([
      [`PUT ${USERS}/tag`, { ...names, tags: ['mrf_tag:force-unlisted'] }],
      ['PATCH /api/v1/pleroma/admin/reports', { reports: [{ id: '3', state: 'resolved' }] }],
      [`PATCH ${USERS}/deactivate`, names],
      [`PATCH ${USERS}/activate`, names],
      [`DELETE ${USERS}/tag`, { ...names, tags: ['mrf_tag:media-force-nsfw'] }],
    ]);
  });

  it('[HINT-11] are not acted on in a way that is not among its actions', async () => {
    const { client, requests } = clientOf({});
    const accounts = adminAccountsOf(client, 'users');
    for (const type of adminActions.accounts.filter(action => !adminActions.users.includes(action))) {
      expect(await rejection(accounts.act(wren, { type, report_id: '3' }))).toMatchObject({ isUnsupported: true });
    }
    expect(requests).toEqual([]);
  });

  it('[HINT-11] are approved, rejected and deleted by name', async () => {
    const requests = await sent('users', [`PATCH ${USERS}/approve`, `DELETE ${USERS}`], async accounts => {
      await accounts.approve(wren);
      await accounts.reject(wren);
      await accounts.delete(wren);
    });
    expect(requests.map(([name]) => name)).toEqual([`PATCH ${USERS}/approve`, `DELETE ${USERS}`, `DELETE ${USERS}`]);
    expect(requests.map(([, body]) => body)).toEqual(Array.from({ length: 3 }, () => ({ nicknames: ['wren'] })));
  });

  it('[HINT-11] are confirmed, tagged, made staff and invited', async () => {
    const { client, requests } = clientOf({
      [`PATCH ${USERS}/confirm_email`]: { data: {} },
      [`PATCH ${USERS}/resend_confirmation_email`]: { data: {} },
      [`PUT ${USERS}/tag`]: { data: {} },
      [`DELETE ${USERS}/permission_group/admin`]: { data: {} },
      [`POST ${USERS}/permission_group/moderator`]: { data: {} },
      [`POST ${USERS}/invite_token`]: { data: { token: 'T' } },
    });
    const users = adminUsersOf(client);
    await users.confirmEmail(wren);
    await users.resendConfirmation(wren);
    await users.tag(wren, 'mrf_tag:sandbox', true);
    await users.setRole(wren, 'admin', false);
    await users.setRole(wren, 'moderator', true);
    expect(await users.invite({ max_use: 1, expires_at: null })).toBe('T');
    expect(requests).toHaveLength(6);
    expect(requests.at(-1)?.body).toBe('{"max_use":1}');
    const silent = clientOf({ [`POST ${USERS}/invite_token`]: { data: {} } });
    expect(await rejection(adminUsersOf(silent.client).invite({ max_use: null, expires_at: null }))).toMatchObject({
      kind: 'decode',
    });
  });
});

it('[API-07] no account of either API is partial, for any JSON value', () => {
  const keys = ['id', 'nickname', 'tags', 'roles', 'ips', 'ip', 'role', 'account', 'invite_request', 'domain', '__proto__'];
  const value = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(fc.constantFrom(...keys), fc.jsonValue()).map(fields => ({ id: '1', ...fields })),
  );
  fc.assert(
    fc.property(value, data => {
      for (const parse of [parseAdminAccount, parseAdminUser]) expect(missingPaths(parse(data, createDecoding()))).toEqual([]);
    }),
    { numRuns: 1000, seed: 11 },
  );
});
