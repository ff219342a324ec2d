import { describe, expect, it } from 'vitest';

import { applicationToken, askWith, signUp } from './test-support/newcomer.js';
import { scene, type Scene } from './test-support/moderating.js';
import { type Json, pixel, upload, visit, walk } from './test-support/visitor.js';

const serverProfile = 'mastodon-4.7';
const ACCOUNTS = '/api/v1/admin/accounts';

/** Acts on an account of the server as the moderator. */
const act = ({ warden, idOf }: Scene, acct: string, type: string, more: Json = {}) =>
  warden.ask('POST', `${ACCOUNTS}/${idOf(acct)}/action`, { type, ...more });

/** The ids of local posts that the member sees in the public timeline, on the page of an account, and in a search for it. */
async function seen({ member, idOf }: Scene, acct: string) {
  const timeline = (await member.ask('GET', '/api/v1/timelines/public?local=true&limit=40')).json;
  const page = (await member.ask('GET', `/api/v1/accounts/${idOf(acct)}/statuses`)).json;
  const found = (await member.ask('GET', `/api/v1/accounts/search?q=${acct}`)).json;
  return {
    timeline: timeline.some(({ account }) => (account as Json)['acct'] === acct),
    page: Array.isArray(page) ? page.length : page,
    search: found.some(one => one['acct'] === acct),
  };
}

describe('[HINT-11] the API for the staff', () => {
  it.each([
    ['mara', 'read write admin:read admin:write', 403],
    ['warden', 'read write', 403],
    ['warden', 'read write admin:read', 200],
  ])('is for the staff with a token for it: %s with %s', async (username, scope, status) => {
    const { as } = scene(serverProfile);
    const { ask } = as(username, scope);
    expect((await ask('GET', '/api/v1/admin/reports')).status).toBe(status);
    expect((await ask('GET', '/api/v2/admin/accounts')).status).toBe(status);
  });

  it('refuses a visitor, and a moderator what administrators do', async () => {
    const { visitor, warden, owner, idOf } = scene(serverProfile);
    expect((await visitor.anonymous('/api/v1/admin/reports')).status).toBe(401);
    expect((await warden.ask('GET', '/api/v1/admin/domain_blocks')).status).toBe(403);
    expect((await owner.ask('GET', '/api/v1/admin/domain_blocks')).status).toBe(200);
    const path = `${ACCOUNTS}/${idOf('pilothouse')}/action`;
    expect((await warden.ask('POST', path, { type: 'suspend' })).status).toBe(403);
  });

  it('is absent where the family has another one, or none', async () => {
    for (const [name, path] of [
      ['pleroma', '/api/v1/admin/reports'],
      ['mastodon-4.7', '/api/v1/pleroma/admin/reports'],
      ['snac', '/api/v1/admin/reports'],
    ] as const)
      expect((await scene(name).warden.ask('GET', path)).status).toBe(404);
  });
});

describe('[HINT-11] approvals on Mastodon', () => {
  async function waiting() {
    const here = scene(serverProfile);
    await here.visitor.post('/_control/registrations', { confirmation: false });
    const { json } = await signUp(here.visitor);
    return { ...here, token: String(json['access_token']) };
  }

  it('show the words of the applicant, and let it in', async () => {
    const { visitor, warden, token, idOf } = await waiting();
    const { json } = await warden.ask('GET', '/api/v2/admin/accounts?status=pending');
    expect(json).toMatchObject([
      {
        username: 'wren',
        email: 'wren@post.example',
        approved: false,
        confirmed: true,
        invite_request: 'Trams, and the harbour.',
      },
    ]);
    expect((await warden.ask('POST', `${ACCOUNTS}/${idOf('wren')}/approve`)).json).toMatchObject({ approved: true });
    expect((await warden.ask('POST', `${ACCOUNTS}/${idOf('wren')}/approve`)).status).toBe(403);
    expect((await askWith(visitor, token, 'GET', '/api/v1/accounts/verify_credentials')).status).toBe(200);
    expect((await visitor.get<Json[]>('/_control/mails')).json).toMatchObject([{ to: 'wren@post.example', kind: 'approved' }]);
  });

  it('free the name of the one that is rejected', async () => {
    const { visitor, warden, token, idOf } = await waiting();
    expect((await warden.ask('POST', `${ACCOUNTS}/${idOf('wren')}/reject`)).status).toBe(200);
    expect((await askWith(visitor, token, 'GET', '/api/v1/accounts/verify_credentials')).status).toBe(401);
    expect((await signUp(visitor)).status).toBe(200);
  });
});

describe('[HINT-11] reports on Mastodon', () => {
  async function reported(fields: Json = {}) {
    const here = scene(serverProfile);
    const wren = await here.newcomer('wren');
    const { json: post } = await wren.ask('POST', '/api/v1/statuses', { status: 'Buy <b>this</b>' });
    const draft = {
      account_id: here.idOf('wren'),
      status_ids: [post['id']],
      comment: '<script>1</script>',
      category: 'violation',
      rule_ids: ['3'],
    };
    await here.member.ask('POST', '/api/v1/reports', { ...draft, ...fields });
    return { ...here, wren, post };
  }

  it('reach the queue, and the notifications of the staff', async () => {
    const { warden, post } = await reported();
    const { json } = await warden.ask('GET', '/api/v1/admin/reports');
    expect(json).toMatchObject([
      {
        id: '1',
        action_taken: false,
        category: 'violation',
        comment: '<script>1</script>',
        account: { username: 'mara', account: { acct: 'mara' } },
        target_account: { username: 'wren' },
        assigned_account: null,
        statuses: [{ id: post['id'] }],
        rules: [{ id: '3', text: 'No advertising of any kind.' }],
      },
    ]);
    const told = (await warden.ask('GET', '/api/v1/notifications?types[]=admin.report')).json;
    expect(told).toMatchObject([{ account: { acct: 'mara' }, report: { id: '1', target_account: { acct: 'wren' } } }]);
  });

  it('have no post of another account than the reported one', async () => {
    const { warden, member } = await reported();
    const { json: own } = await member.ask('POST', '/api/v1/statuses', { status: 'Mine', visibility: 'direct' });
    const { idOf } = scene(serverProfile);
    await member.ask('POST', '/api/v1/reports', { account_id: idOf('lev'), status_ids: [own['id']] });
    expect((await warden.ask('GET', '/api/v1/admin/reports/2')).json).toMatchObject({ statuses: [] });
  });

  it('are assigned, changed, resolved and opened again', async () => {
    const { warden, idOf } = await reported();
    const on = (action: string) => warden.ask('POST', `/api/v1/admin/reports/1/${action}`);
    expect((await on('assign_to_self')).json).toMatchObject({ assigned_account: { username: 'warden' } });
    expect((await on('unassign')).json).toMatchObject({ assigned_account: null });
    const change = { category: 'spam', rule_ids: [] };
    expect((await warden.ask('PUT', '/api/v1/admin/reports/1', change)).json).toMatchObject({ category: 'spam', rules: [] });
    expect((await warden.ask('PUT', '/api/v1/admin/reports/1', { category: 'rude' })).status).toBe(422);
    expect((await on('resolve')).json).toMatchObject({ action_taken: true, action_taken_by_account: { username: 'warden' } });
    const list = async (query: string) => (await warden.ask('GET', `/api/v1/admin/reports?${query}`)).json.length;
    expect([await list(''), await list('resolved=true'), await list(`resolved=true&target_account_id=${idOf('lev')}`)]).toEqual([
      0, 1, 0,
    ]);
    expect((await on('reopen')).json).toMatchObject({
      action_taken: false,
      action_taken_at: null,
      action_taken_by_account: null,
    });
    expect((await warden.ask('GET', '/api/v1/admin/reports/7')).status).toBe(404);
  });

  it('are resolved by an action, of which the account is told', async () => {
    const here = await reported();
    const more = { report_id: '1', text: 'Please stop.', send_email_notification: true };
    expect((await act(here, 'wren', 'none', more)).status).toBe(200);
    expect((await here.warden.ask('GET', '/api/v1/admin/reports/1')).json).toMatchObject({ action_taken: true });
    const told = (await here.wren.ask('GET', '/api/v1/notifications?types[]=moderation_warning')).json;
    expect(told).toMatchObject([{ moderation_warning: { action: 'none', text: 'Please stop.' } }]);
    expect((await here.visitor.get<Json[]>('/_control/mails')).json).toMatchObject([
      { to: 'wren@new.example', kind: 'warning', text: 'Please stop.' },
    ]);
  });

  it('stay when the server starts again', async () => {
    const here = await reported();
    await here.warden.ask('POST', '/api/v1/admin/reports/1/resolve');
    const { world } = here.visitor.instance;
    const again = visit({ serverProfile, journal: structuredClone(world.journal), as: 'warden' });
    const token = again.instance.issueToken('warden', 'read admin:read');
    expect((await askWith(again, token, 'GET', '/api/v1/admin/reports/1')).json).toMatchObject({ action_taken: true });
  });
});

describe('[HINT-11] actions on Mastodon', () => {
  it('limit: the posts leave the public timeline, and stay for those who look', async () => {
    const here = scene(serverProfile);
    const wren = await here.newcomer('wren');
    await wren.ask('POST', '/api/v1/statuses', { status: 'Hello #harbour' });
    expect(await seen(here, 'wren')).toEqual({ timeline: true, page: 1, search: true });
    await act(here, 'wren', 'silence');
    expect(await seen(here, 'wren')).toEqual({ timeline: false, page: 1, search: true });
    expect((await here.member.ask('GET', `/api/v1/accounts/${here.idOf('wren')}`)).json).toMatchObject({ limited: true });
    expect((await here.warden.ask('GET', '/api/v2/admin/accounts?status=silenced&origin=local')).json).toMatchObject([
      { username: 'wren' },
    ]);
    await here.warden.ask('POST', `${ACCOUNTS}/${here.idOf('wren')}/unsilence`);
    expect((await seen(here, 'wren')).timeline).toBe(true);
  });

  it('freeze: the account cannot act, and its posts stay', async () => {
    const here = scene(serverProfile);
    const wren = await here.newcomer('wren');
    await wren.ask('POST', '/api/v1/statuses', { status: 'Hello' });
    let closed = 0;
    const open = () =>
      here.visitor.instance.subscribe(
        wren.token,
        () => undefined,
        () => (closed += 1),
      );
    expect(open()).not.toBeNull();
    await act(here, 'wren', 'disable');
    expect([closed, open()]).toEqual([1, null]);
    expect(await wren.ask('POST', '/api/v1/statuses', { status: 'More' })).toMatchObject({
      status: 403,
      json: { error: 'Your login is currently disabled' },
    });
    expect(await seen(here, 'wren')).toEqual({ timeline: true, page: 1, search: true });
    await here.warden.ask('POST', `${ACCOUNTS}/${here.idOf('wren')}/enable`);
    expect((await wren.ask('POST', '/api/v1/statuses', { status: 'More' })).status).toBe(200);
  });

  it('suspend: nobody sees the account and its posts, until it is taken back', async () => {
    const here = scene(serverProfile);
    const wren = await here.newcomer('wren');
    const { json: post } = await wren.ask('POST', '/api/v1/statuses', { status: 'Hello' });
    await act(here, 'wren', 'suspend');
    expect(await seen(here, 'wren')).toEqual({ timeline: false, page: 0, search: false });
    expect((await here.member.ask('GET', `/api/v1/statuses/${String(post['id'])}`)).status).toBe(404);
    expect((await here.member.ask('GET', `/api/v1/accounts/${here.idOf('wren')}`)).json).toMatchObject({
      suspended: true,
      note: '',
    });
    expect((await wren.ask('GET', '/api/v1/accounts/verify_credentials')).status).toBe(403);
    await here.warden.ask('POST', `${ACCOUNTS}/${here.idOf('wren')}/unsuspend`);
    expect(await seen(here, 'wren')).toEqual({ timeline: true, page: 1, search: true });
  });

  it('delete: only an administrator, and only a suspended account', async () => {
    const here = scene(serverProfile);
    const wren = await here.newcomer('wren');
    await wren.ask('POST', '/api/v1/statuses', { status: 'Hello' });
    const remove = (who: Scene['owner']) => who.ask('DELETE', `${ACCOUNTS}/${here.idOf('wren')}`);
    expect((await remove(here.owner)).status).toBe(403);
    await act(here, 'wren', 'suspend');
    expect((await remove(here.warden)).status).toBe(403);
    expect((await remove(here.owner)).status).toBe(200);
    expect((await here.member.ask('GET', `/api/v1/accounts/${here.idOf('wren')}`)).status).toBe(410);
    expect((await here.owner.ask('GET', `${ACCOUNTS}/${here.idOf('wren')}`)).status).toBe(404);
  });

  it('sensitive: media are covered, and text is not', async () => {
    const here = scene(serverProfile);
    const file = await upload({ ...here.visitor, token: here.member.token }, pixel);
    const posts = [
      (await here.member.ask('POST', '/api/v1/statuses', { status: 'Picture', media_ids: [file.json['id']] })).json,
      (await here.member.ask('POST', '/api/v1/statuses', { status: 'Text' })).json,
    ];
    await act(here, 'mara', 'sensitive');
    const read = async ({ id }: Json) => (await here.warden.ask('GET', `/api/v1/statuses/${String(id)}`)).json['sensitive'];
    expect(await Promise.all(posts.map(read))).toEqual([true, false]);
    await here.warden.ask('POST', `${ACCOUNTS}/${here.idOf('mara')}/unsensitive`);
    expect(await Promise.all(posts.map(read))).toEqual([false, false]);
  });

  it.each([undefined, 'silence_all', 7])('refuses the action %j', async type => {
    const here = scene(serverProfile);
    expect((await here.warden.ask('POST', `${ACCOUNTS}/${here.idOf('lev')}/action`, { type })).status).toBe(422);
  });
});

describe('[HINT-11] the accounts of Mastodon', () => {
  it('are found by origin, role, name, address and host, in pages', async () => {
    const here = scene(serverProfile);
    const { visitor, warden } = here;
    const names = async (query: string, version = 2) =>
      (await warden.ask('GET', `/api/v${String(version)}/admin/accounts?${query}`)).json.map(({ username }) => username);
    expect(await names('permissions=staff')).toEqual(['pilothouse', 'warden']);
    expect(await names('staff=true', 1)).toEqual(['pilothouse', 'warden']);
    expect(await names('origin=local&username=MAR')).toEqual(['mara']);
    expect(await names('email=mara@post')).toEqual(['mara']);
    expect((await names('by_domain=ink.example')).length).toBeGreaterThan(3);
    expect(await names('by_domain=ink.example&origin=local')).toEqual([]);
    const local = await walk(
      { ...visitor, get: path => warden.ask('GET', path.replace('https://server.test', '')) as never },
      '/api/v2/admin/accounts?origin=local&limit=7',
    );
    expect(local).toHaveLength(26);
    expect(new Set(local).size).toBe(26);
  });
});

describe('[HINT-11] blocks on Mastodon', () => {
  const ADMIN = '/api/v1/admin';

  it('of a server limit it or cut it off, and tell before who is lost', async () => {
    const { member, owner, visitor } = scene(serverProfile);
    const hosts = async () => {
      const { json } = await member.ask('GET', '/api/v1/timelines/public?remote=true&limit=40');
      return json.map(({ account }) => String((account as Json)['acct']).split('@')[1]);
    };
    expect(await hosts()).toContain('tram.example');
    const measured = {
      keys: ['instance_accounts', 'instance_follows'],
      instance_accounts: { domain: 'tram.example' },
      instance_follows: { domain: 'tram.example' },
    };
    const { json: ties } = await owner.ask('POST', `${ADMIN}/measures`, measured);
    expect(ties.map(({ key, total }) => [key, Number(total) > 0])).toEqual([
      ['instance_accounts', true],
      ['instance_follows', true],
    ]);
    const { json: block } = await owner.ask('POST', `${ADMIN}/domain_blocks`, {
      domain: 'Tram.example',
      public_comment: 'Noise',
      obfuscate: true,
    });
    expect(block).toMatchObject({ domain: 'tram.example', severity: 'silence' });
    expect(await hosts()).not.toContain('tram.example');
    expect((await visitor.anonymous('/api/v1/instance/domain_blocks')).json.at(-1)).toMatchObject({
      domain: 'tr**.example',
      comment: 'Noise',
    });
    const at = `${ADMIN}/domain_blocks/${String(block['id'])}`;
    await owner.ask('PUT', at, { severity: 'suspend' });
    const { json: found } = await member.ask('GET', '/api/v1/accounts/search?q=tobi@tram.example');
    expect(found).toEqual([]);
    await owner.ask('DELETE', at);
    expect(await hosts()).toContain('tram.example');
  });

  it('of a server begin with those that the server tells, which are limited once they are changed', async () => {
    const { member, owner } = scene(serverProfile);
    const shown = async () => {
      const { json } = await member.ask('GET', '/api/v1/timelines/public?remote=true&limit=40');
      return json.some(({ account }) => String((account as Json)['acct']).endsWith('@mar.example'));
    };
    expect((await owner.ask('GET', `${ADMIN}/domain_blocks`)).json.map(({ domain }) => domain)).toEqual([
      'sp*m.example',
      'mar.example',
      'loud.example',
    ]);
    expect(await shown()).toBe(true);
    await owner.ask('PUT', `${ADMIN}/domain_blocks/2`, { public_comment: 'Now' });
    expect(await shown()).toBe(false);
  });

  it.each([
    ['domain_blocks', { domain: 'no host' }],
    ['domain_blocks', { domain: 'a.example', severity: 'all' }],
    ['domain_allows', {}],
    ['email_domain_blocks', { domain: '' }],
    ['ip_blocks', { ip: 'x', severity: 'no_access' }],
    ['ip_blocks', { ip: '198.51.100.4' }],
    ['canonical_email_blocks', {}],
  ])('in %s refuse %j', async (table, fields) => {
    expect((await scene(serverProfile).owner.ask('POST', `${ADMIN}/${table}`, fields)).status).toBe(422);
  });

  it('exist once', async () => {
    const { owner } = scene(serverProfile);
    const add = () => owner.ask('POST', `${ADMIN}/domain_blocks`, { domain: 'spam.example' });
    const { json } = await add();
    expect(await add()).toMatchObject({ status: 422, json: { existing_domain_block: { id: json['id'] } } });
  });

  it('of e-mail providers and addresses keep new members out, or wait for approval', async () => {
    const { visitor, owner } = scene(serverProfile);
    await visitor.post('/_control/registrations', { approval: false, confirmation: false });
    await owner.ask('POST', `${ADMIN}/email_domain_blocks`, { domain: 'trash.example' });
    await owner.ask('POST', `${ADMIN}/email_domain_blocks`, { domain: 'maybe.example', allow_with_approval: true });
    await owner.ask('POST', `${ADMIN}/canonical_email_blocks`, { email: 'b.ad+1@post.example' });
    const refusal = async (email: string) => (await signUp(visitor, { email })).json['details'];
    const blocked = { email: [{ error: 'ERR_BLOCKED', description: expect.any(String) as string }] };
    expect(await refusal('a@mx.trash.example')).toEqual(blocked);
    expect(await refusal('bad@post.example')).toEqual(blocked);
    const test = async (email: string) =>
      (await owner.ask('POST', `${ADMIN}/canonical_email_blocks/test`, { email })).json.length;
    expect([await test('BAD@post.example'), await test('good@post.example')]).toEqual([1, 0]);
    const token = String((await signUp(visitor, { email: 'a@maybe.example' })).json['access_token']);
    expect((await askWith(visitor, token, 'GET', '/api/v1/accounts/verify_credentials')).json).toEqual({
      error: 'Your login is currently pending approval',
    });
  });

  it('of network addresses keep new members out until they end', async () => {
    const { visitor, owner } = scene(serverProfile);
    const from = async (address: string, username: string) => {
      const body = JSON.stringify({
        username,
        email: `${username}@post.example`,
        password: 'correct horse',
        agreement: true,
        reason: 'x',
        date_of_birth: '1990-02-03',
      });
      const headers = { Authorization: `Bearer ${applicationToken(visitor)}`, 'Content-Type': 'application/json' };
      return (
        await visitor.instance.fetch(
          new Request('https://server.test/api/v1/accounts', { method: 'POST', headers, body }),
          address,
        )
      ).status;
    };
    await owner.ask('POST', `${ADMIN}/ip_blocks`, { ip: '198.51.100.0/24', severity: 'sign_up_block', expires_in: 60 });
    expect([await from('198.51.100.9', 'one'), await from('198.51.101.9', 'two')]).toEqual([403, 200]);
    visitor.advance(61_000);
    expect(await from('198.51.100.9', 'one')).toBe(200);
  });
});
