import { describe, expect, it } from 'vitest';

import { askWith, signUp, solved } from './test-support/newcomer.js';
import { scene, type Scene } from './test-support/moderating.js';
import type { Json } from './test-support/visitor.js';

const ADMIN = '/api/v1/pleroma/admin';
const USERS = `${ADMIN}/users`;

describe.each(['pleroma', 'rebased'] as const)('[HINT-11] the staff of %s', serverProfile => {
  const named = (nickname: string): Json => ({ nicknames: [nickname] });
  async function reported(): Promise<Scene & { wren: Scene['owner']; post: Json }> {
    const here = scene(serverProfile);
    const wren = await here.newcomer('wren');
    const { json: post } = await wren.ask('POST', '/api/v1/statuses', { status: 'Buy this' });
    await here.member.ask('POST', '/api/v1/reports', {
      account_id: here.idOf('wren'),
      status_ids: [post['id']],
      comment: 'Spam',
    });
    return { ...here, wren, post };
  }

  it('has the flags of Pleroma, and no role', async () => {
    const { warden, owner } = scene(serverProfile);
    const own = async (who: Scene['owner']) => (await who.ask('GET', '/api/v1/accounts/verify_credentials')).json;
    expect(await own(warden)).toMatchObject({ pleroma: { is_moderator: true, is_admin: false } });
    expect(await own(owner)).toMatchObject({ pleroma: { is_moderator: false, is_admin: true } });
    expect(await own(owner)).not.toHaveProperty('role');
  });

  it('is asked at both addresses, and others are refused', async () => {
    const { member, warden, owner } = scene(serverProfile);
    expect((await owner.ask('GET', '/api/pleroma/admin/reports')).status).toBe(200);
    expect((await member.ask('GET', `${ADMIN}/reports`)).json).toEqual({ error: 'User is not a staff member.' });
    expect((await warden.ask('GET', `${ADMIN}/reports`)).status).toBe(200);
    expect((await warden.ask('GET', USERS)).json).toEqual({ error: "User isn't privileged." });
  });

  it('approves a new member, who signs in then', async () => {
    const { visitor, owner } = scene(serverProfile);
    await visitor.post('/_control/registrations', { approval: true, captcha: true });
    expect((await signUp(visitor, await solved(visitor))).json).toMatchObject({ identifier: 'awaiting_approval' });
    const { json } = await owner.ask('GET', `${USERS}?filters=local,need_approval`);
    expect(json).toMatchObject({
      count: 1,
      page_size: 50,
      users: [{ nickname: 'wren', is_approved: false, is_confirmed: true, registration_reason: 'Trams, and the harbour.' }],
    });
    const verify = () => askWith(visitor, visitor.instance.issueToken('wren'), 'GET', '/api/v1/accounts/verify_credentials');
    expect((await verify()).status).toBe(403);
    expect((await owner.ask('PATCH', `${USERS}/approve`, named('wren'))).json).toMatchObject({ users: [{ is_approved: true }] });
    expect((await verify()).status).toBe(200);
  });

  it('rejects a new member, whose name is free again', async () => {
    const { visitor, owner } = scene(serverProfile);
    await visitor.post('/_control/registrations', { approval: true, captcha: false });
    await signUp(visitor);
    await owner.ask('DELETE', USERS, named('wren'));
    expect((await owner.ask('GET', `${USERS}?filters=need_approval`)).json).toMatchObject({ count: 0 });
    expect((await signUp(visitor)).status).toBe(200);
  });

  it('has the reports of members, with notes, an assignee and states', async () => {
    const { warden, post } = await reported();
    const list = async (query = '') => (await warden.ask('GET', `${ADMIN}/reports${query}`)).json;
    expect(await list('?state=open')).toMatchObject({
      total: 1,
      reports: [
        {
          id: '1',
          state: 'open',
          content: 'Spam',
          account: { nickname: 'wren' },
          actor: { nickname: 'mara' },
          statuses: [{ id: post['id'] }],
          notes: [],
        },
      ],
    });
    expect((await warden.ask('POST', `${ADMIN}/reports/1/notes`, { content: 'Known' })).status).toBe(204);
    expect((await warden.ask('POST', `${ADMIN}/reports/1/notes`, { content: ' ' })).status).toBe(400);
    await warden.ask('POST', `${ADMIN}/reports/assign_account`, { reports: [{ id: '1', nickname: 'warden' }] });
    expect((await warden.ask('GET', `${ADMIN}/reports/1`)).json).toMatchObject({
      assigned_account: { nickname: 'warden' },
      notes: [{ id: '1', content: 'Known', user: { nickname: 'warden' } }],
    });
    expect((await warden.ask('DELETE', `${ADMIN}/reports/1/notes/1`)).status).toBe(204);
    expect((await warden.ask('DELETE', `${ADMIN}/reports/1/notes/1`)).status).toBe(404);
    expect((await warden.ask('PATCH', `${ADMIN}/reports`, { reports: [{ id: '1', state: 'resolved' }] })).status).toBe(204);
    expect((await warden.ask('PATCH', `${ADMIN}/reports`, { reports: [{ id: '1', state: 'gone' }] })).status).toBe(400);
    expect([(await list('?state=open'))['total'], (await list('?state=resolved'))['total']]).toEqual([0, 1]);
    const told = await warden.ask('GET', '/api/v1/notifications?include_types[]=pleroma:report');
    expect(told.json).toMatchObject([{ type: 'pleroma:report', account: { acct: 'mara' } }]);
  });

  it('deletes and covers posts', async () => {
    const { warden, member, wren, post } = await reported();
    const at = `${ADMIN}/statuses/${String(post['id'])}`;
    const read = () => member.ask('GET', `/api/v1/statuses/${String(post['id'])}`);
    expect((await warden.ask('PUT', at, { sensitive: true, visibility: 'unlisted' })).json).toMatchObject({
      sensitive: true,
      visibility: 'unlisted',
    });
    expect((await read()).json).toMatchObject({ sensitive: true, visibility: 'unlisted' });
    expect((await warden.ask('PUT', at, { visibility: 'direct' })).status).toBe(400);
    expect((await wren.ask('DELETE', at)).status).toBe(403);
    expect((await warden.ask('DELETE', at)).status).toBe(200);
    expect((await read()).status).toBe(404);
  });

  it('deactivates an account, which nobody sees until it is activated', async () => {
    const { owner, member, wren, post, idOf } = await reported();
    await owner.ask('PATCH', `${USERS}/deactivate`, named('wren'));
    const status = async () => [
      (await member.ask('GET', `/api/v1/accounts/${idOf('wren')}`)).status,
      (await member.ask('GET', `/api/v1/statuses/${String(post['id'])}`)).status,
      (await wren.ask('GET', '/api/v1/accounts/verify_credentials')).status,
    ];
    expect(await status()).toEqual([404, 404, 403]);
    expect((await owner.ask('GET', `${USERS}?filters=deactivated,local`)).json).toMatchObject({
      users: [{ nickname: 'wren', is_active: false }],
    });
    await owner.ask('PATCH', `${USERS}/activate`, named('wren'));
    expect(await status()).toEqual([200, 200, 200]);
  });

  it('limits an account by a tag', async () => {
    const { owner, member } = await reported();
    const isShown = async () => {
      const { json } = await member.ask('GET', '/api/v1/timelines/public?local=true&limit=40');
      return json.some(({ account }) => (account as Json)['acct'] === 'wren');
    };
    const tags = ['mrf_tag:force-unlisted'];
    expect(await isShown()).toBe(true);
    expect((await owner.ask('PUT', `${USERS}/tag`, { ...named('wren'), tags })).json).toMatchObject({ users: [{ tags }] });
    expect(await isShown()).toBe(false);
    expect((await owner.ask('GET', `${USERS}?filters=local&tags[]=mrf_tag:force-unlisted`)).json).toMatchObject({
      users: [{ nickname: 'wren' }],
    });
    await owner.ask('DELETE', `${USERS}/tag`, { ...named('wren'), tags });
    expect(await isShown()).toBe(true);
    expect((await owner.ask('PUT', `${USERS}/tag`, { ...named('wren'), tags: ['other'] })).status).toBe(400);
  });

  it('changes the staff, confirms and invites', async () => {
    const { visitor, owner, as } = await reported();
    await owner.ask('POST', `${USERS}/permission_group/moderator`, named('wren'));
    expect((await as('wren').ask('GET', `${ADMIN}/reports`)).status).toBe(200);
    expect((await owner.ask('GET', `${USERS}?filters=is_admin,is_moderator`)).json).toMatchObject({ count: 3 });
    await owner.ask('DELETE', `${USERS}/permission_group/moderator`, named('wren'));
    expect((await as('wren').ask('GET', `${ADMIN}/reports`)).status).toBe(403);
    await visitor.post('/_control/registrations', { isOpen: false, captcha: false, confirmation: true });
    const { token } = (await owner.ask('POST', `${USERS}/invite_token`, { max_use: 1 })).json;
    const joined = await signUp(visitor, { username: 'robin', email: 'robin@post.example', token });
    expect(joined.json).toMatchObject({ identifier: 'missing_confirmed_email' });
    await owner.ask('PATCH', `${USERS}/resend_confirmation_email`, named('robin'));
    expect((await visitor.get<Json[]>('/_control/mails')).json).toHaveLength(2);
    expect((await owner.ask('PATCH', `${USERS}/confirm_email`, named('robin'))).json).toMatchObject({
      users: [{ is_confirmed: true }],
    });
  });

  it('deletes an account with its posts', async () => {
    const { owner, member, post, idOf } = await reported();
    expect((await owner.ask('DELETE', USERS, named('wren'))).json).toEqual({ users: [] });
    expect((await member.ask('GET', `/api/v1/statuses/${String(post['id'])}`)).status).toBe(404);
    expect((await member.ask('GET', `/api/v1/accounts/${idOf('wren')}`)).status).toBe(410);
    expect((await owner.ask('GET', `${USERS}/wren`)).status).toBe(404);
  });

  it('writes announcements, which members read while they are valid', async () => {
    const { visitor, owner, member } = scene(serverProfile);
    const at = `${ADMIN}/announcements`;
    const shown = async () => (await member.ask('GET', '/api/v1/announcements')).json.map(({ content }) => content);
    const before = await shown();
    const draft = {
      content: 'Tea at <four>',
      starts_at: '2026-11-20T13:00:00Z',
      ends_at: '2026-11-20T14:00:00Z',
      all_day: false,
    };
    const { json } = await owner.ask('POST', at, draft);
    expect(json).toMatchObject({ content: '<p>Tea at &lt;four&gt;</p>', pleroma: { raw_content: 'Tea at <four>' } });
    expect(await shown()).toEqual(before);
    visitor.advance(3_600_000);
    expect(await shown()).toEqual([...before, '<p>Tea at &lt;four&gt;</p>']);
    await owner.ask('PATCH', `${at}/${String(json['id'])}`, { content: 'Tea at five' });
    expect(await shown()).toContain('<p>Tea at five</p>');
    visitor.advance(3_600_000);
    expect(await shown()).toEqual(before);
    expect((await owner.ask('GET', at)).json).toHaveLength(before.length + 1);
    await owner.ask('DELETE', `${at}/902`);
    expect(await shown()).toHaveLength(before.length - 1);
    expect((await owner.ask('POST', at, { content: ' ' })).status).toBe(400);
    expect((await owner.ask('POST', at, { content: 'x', starts_at: 'soon' })).status).toBe(400);
  });

  it('changes the rules, in the order of their priority', async () => {
    const { visitor, owner } = scene(serverProfile);
    const at = `${ADMIN}/rules`;
    const texts = async () => (await visitor.anonymous('/api/v1/instance/rules')).json.map(({ text }) => text);
    const { json } = await owner.ask('POST', at, { text: 'No noise at night.', hint: 'After ten.', priority: -1 });
    expect((await texts())[0]).toBe('No noise at night.');
    await owner.ask('PATCH', `${at}/${String(json['id'])}`, { priority: 9 });
    expect((await texts()).at(-1)).toBe('No noise at night.');
    await owner.ask('DELETE', `${at}/1`);
    expect(await texts()).toEqual(['Describe your pictures.', 'No advertising of any kind.', 'No noise at night.']);
    expect((await owner.ask('POST', at, { text: '' })).status).toBe(400);
  });

  it('has a log of what was done by whom', async () => {
    const { visitor, owner, warden } = await reported();
    await warden.ask('PATCH', `${ADMIN}/reports`, { reports: [{ id: '1', state: 'closed' }] });
    visitor.advance(1000);
    await owner.ask('PATCH', `${USERS}/deactivate`, named('wren'));
    const { json } = await owner.ask('GET', `${ADMIN}/moderation_log?page=1&page_size=1`);
    expect(json).toMatchObject({
      total: 2,
      items: [
        {
          data: { actor: { nickname: 'pilothouse' }, action: 'deactivate' },
          message: '@pilothouse deactivated users: @wren',
          time: 1_795_176_001,
        },
      ],
    });
    expect((await owner.ask('GET', `${ADMIN}/moderation_log?search=CLOSED`)).json).toMatchObject({
      items: [{ message: "@warden updated report #1 with 'closed' state" }],
    });
    expect((await warden.ask('GET', `${ADMIN}/moderation_log`)).status).toBe(403);
  });
});
