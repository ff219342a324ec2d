import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

import { applicationToken, askWith, draft, lastLink, signUp, solved } from './test-support/newcomer.js';
import { register, showPage, decide } from './test-support/oauth-app.js';
import { visit, type Json, type Visitor } from './test-support/visitor.js';

const control = true;
const verify = (visitor: Visitor, token: string) => askWith(visitor, token, 'GET', '/api/v1/accounts/verify_credentials');
const settings = (visitor: Visitor, changes: Json) => visitor.post('/_control/registrations', changes);

describe('[HINT-09] signing up on Mastodon', () => {
  const serverProfile = 'mastodon-4.7';

  it('needs the token of an application', async () => {
    const visitor = visit({ serverProfile, control });
    expect((await signUp(visitor, {}, '')).status).toBe(401);
    expect((await signUp(visitor, {}, visitor.token)).json).toEqual({
      error: 'This method requires an client credentials authentication',
    });
    expect((await signUp(visitor, {}, applicationToken(visitor, 'read'))).status).toBe(403);
  });

  it('waits for the confirmation and the approval, and then can do everything', async () => {
    const visitor = visit({ serverProfile, control });
    const answer = await signUp(visitor);
    expect(answer.json).toMatchObject({ token_type: 'Bearer', scope: 'read write follow push' });
    const token = String(answer.json['access_token']);
    const error = 'Your login is missing a confirmed e-mail address';
    expect(await verify(visitor, token)).toMatchObject({ status: 403, json: { error } });
    expect((await visitor.get('/api/v1/accounts/lookup?acct=wren')).status).toBe(404);
    const found = (await visitor.get<Json[]>('/api/v1/accounts/search?q=wren')).json;
    expect(found.map(({ acct }) => acct)).toEqual(['wren@north.example']);
    expect((await askWith(visitor, token, 'GET', '/api/v1/emails/check_confirmation')).text).toBe('false');
    expect((await visitor.anonymous(await lastLink(visitor))).text).toContain('Address confirmed');
    expect((await askWith(visitor, token, 'GET', '/api/v1/emails/check_confirmation')).text).toBe('true');
    expect((await verify(visitor, token)).json).toEqual({ error: 'Your login is currently pending approval' });
  });

  it('confirms each address once, and the latest alone', async () => {
    const visitor = visit({ serverProfile, control });
    const token = String((await signUp(visitor)).json['access_token']);
    const first = await lastLink(visitor);
    const resend = (body: Json) => askWith(visitor, token, 'POST', '/api/v1/emails/confirmations', body);
    expect(await resend({ email: 'no address' })).toMatchObject({
      status: 422,
      json: { details: { email: [{ error: 'ERR_INVALID' }] } },
    });
    expect((await resend({ email: 'lev@post.example' })).json).toMatchObject({ details: { email: [{ error: 'ERR_TAKEN' }] } });
    expect((await resend({ email: 'other@post.example' })).status).toBe(200);
    expect((await visitor.get<Json[]>('/_control/mails')).json.map(({ to }) => to)).toEqual([
      'wren@post.example',
      'other@post.example',
    ]);
    expect((await visitor.anonymous(first)).status).toBe(404);
    const link = await lastLink(visitor);
    expect([(await visitor.anonymous(link)).status, (await visitor.anonymous(link)).status]).toEqual([200, 404]);
    expect((await resend({})).status).toBe(403);
    expect((await askWith(visitor, visitor.token, 'POST', '/api/v1/emails/confirmations', {})).status).toBe(403);
  });

  it('says of each field why it is refused', async () => {
    const visitor = visit({ serverProfile, control });
    const nothing = { username: '', email: '', password: '', agreement: false, reason: '', date_of_birth: '' };
    const { status, json } = await signUp(visitor, nothing);
    expect(status).toBe(422);
    expect(Object.keys(json['details'] as Json)).toEqual([
      'username',
      'email',
      'password',
      'agreement',
      'reason',
      'date_of_birth',
    ]);
    expect(json['error']).toMatch(/^Validation failed: Username can't be blank, Email can't be blank, /);
    expect(visitor.instance.world.accountIdsByAcct.has('')).toBe(false);
  });

  it.each([
    [{ username: 'mara' }, 'username', 'ERR_TAKEN'],
    [{ username: 'MARA' }, 'username', 'ERR_TAKEN'],
    [{ username: 'a b' }, 'username', 'ERR_INVALID'],
    [{ username: 'Admin' }, 'username', 'ERR_RESERVED'],
    [{ username: 'w'.repeat(31) }, 'username', 'ERR_TOO_LONG'],
    [{ email: 'wren' }, 'email', 'ERR_INVALID'],
    [{ email: 'Mara@post.example' }, 'email', 'ERR_TAKEN'],
    [{ password: 'seven77' }, 'password', 'ERR_TOO_SHORT'],
    [{ password: 'p'.repeat(73) }, 'password', 'ERR_TOO_LONG'],
    [{ reason: 'r'.repeat(421) }, 'reason', 'ERR_TOO_LONG'],
    [{ date_of_birth: '2010-11-21' }, 'date_of_birth', 'ERR_BELOW_LIMIT'],
    [{ date_of_birth: '2001-02-30' }, 'date_of_birth', 'ERR_INVALID'],
    [{ date_of_birth: '2101-02-03' }, 'date_of_birth', 'ERR_INVALID'],
  ])('refuses %j', async (fields, field, error) => {
    const { status, json } = await signUp(visit({ serverProfile, control }), fields);
    expect(status).toBe(422);
    expect(Object.entries(json['details'] as Json)).toEqual([[field, [{ error, description: expect.any(String) as string }]]]);
  });

  it.each([
    { date_of_birth: '2010-11-20' },
    { username: 'w'.repeat(30) },
    { password: 'eight888' },
    { password: 'p'.repeat(72) },
    { reason: 'r'.repeat(420) },
  ])('accepts %j', async fields => {
    expect((await signUp(visit({ serverProfile, control }), fields)).status).toBe(200);
  });

  it('tells the staff', async () => {
    const visitor = visit({ serverProfile, control, as: 'warden' });
    await signUp(visitor);
    const { json } = await visitor.get<{ type: string; account: Json }[]>('/api/v1/notifications?types[]=admin.sign_up');
    expect(json.map(({ account }) => account['username'])).toEqual(['wren']);
  });

  it('is refused where it is closed, but to those with an invitation, who need no approval', async () => {
    const visitor = visit({ serverProfile, control });
    await settings(visitor, { isOpen: false, confirmation: false, message: '<p>Full.</p>', url: 'https://join.example/' });
    const instance = (await visitor.get('/api/v2/instance')).json['registrations'];
    expect(instance).toMatchObject({ enabled: false, message: '<p>Full.</p>', url: 'https://join.example/', min_age: 16 });
    expect((await signUp(visitor)).status).toBe(403);
    const { code } = (await visitor.post('/_control/invitations', { max_uses: 1 })).json;
    const token = String((await signUp(visitor, { invite_code: code })).json['access_token']);
    expect((await verify(visitor, token)).json).toMatchObject({ username: 'wren' });
    expect((await signUp(visitor, { username: 'robin', email: 'r@post.example', invite_code: code })).status).toBe(403);
  });

  it('keeps the new member when the server starts again', async () => {
    const visitor = visit({ serverProfile, control });
    const token = String((await signUp(visitor)).json['access_token']);
    await visitor.anonymous(await lastLink(visitor));
    const { world, grants } = visitor.instance;
    const again = visit({ serverProfile, control, journal: [...world.journal], grants: grants.snapshot() });
    expect((await verify(again, token)).json).toEqual({ error: 'Your login is currently pending approval' });
    again.instance.reset();
    expect((await signUp(again)).status).toBe(200);
  });
});

describe('[HINT-09] signing up on Pleroma', () => {
  const serverProfile = 'pleroma';

  it('waits for the approval without a token', async () => {
    const visitor = visit({ serverProfile, control });
    const { status, json } = await signUp(visitor, await solved(visitor));
    expect(status).toBe(200);
    expect(json).toEqual({
      identifier: 'awaiting_approval',
      message: "You have been registered. You'll be able to log in once your account is approved.",
    });
    const form = await showPage(visitor, await register(visitor));
    const refused = await decide(visitor, form, { account: visitor.instance.world.accountIdsByAcct.get('wren') ?? '' });
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('Your login is currently pending approval');
  });

  it('asks a captcha with a picture, which is answered once', async () => {
    const visitor = visit({ serverProfile, control });
    const { json } = await visitor.anonymous('/api/pleroma/captcha');
    expect(json).toMatchObject({ type: 'native', seconds_valid: 300 });
    const bytes = Buffer.from(String(json['url']).replace('data:image/png;base64,', ''), 'base64');
    expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    const data = bytes.indexOf('IDAT');
    // A line of 216 pixels and its filter, 70 times.
    expect(inflateSync(bytes.subarray(data + 4, data + 4 + bytes.readUInt32BE(data - 4)))).toHaveLength(217 * 70);
    const right = await solved(visitor);
    const refusal = async (fields: Json): Promise<unknown> => (await signUp(visitor, fields)).json['error'];
    expect(await refusal({})).toBe('{"captcha":["Invalid CAPTCHA"]}');
    expect(await refusal({ ...right, captcha_answer_data: 'x' })).toBe('{"captcha":["Invalid answer data"]}');
    expect(await refusal({ ...right, captcha_solution: 'zzzzz' })).toBe('{"captcha":["Invalid CAPTCHA"]}');
    expect(await refusal(right)).toBe('{"captcha":["CAPTCHA already used"]}');
    const late = await solved(visitor);
    visitor.advance(300_000);
    expect(await refusal(late)).toBe('{"captcha":["CAPTCHA expired"]}');
  });

  it.each([
    [{ username: 'mara' }, { ap_id: ['has already been taken'], nickname: ['has already been taken'] }],
    [{ email: 'x' }, { email: ['has invalid format'] }],
    [{ reason: 'r'.repeat(501) }, { registration_reason: ['should be at most 500 character(s)'] }],
  ])('refuses %j as JSON inside the error', async (fields, expected) => {
    const visitor = visit({ serverProfile, control });
    const { status, json } = await signUp(visitor, { ...fields, ...(await solved(visitor)) });
    expect([status, JSON.parse(String(json['error']))]).toEqual([400, expected]);
  });

  it('names a field that is missing, and an invitation that is not valid', async () => {
    const visitor = visit({ serverProfile, control });
    const { agreement: _agreement, ...without } = draft;
    const token = applicationToken(visitor);
    expect((await askWith(visitor, token, 'POST', '/api/v1/accounts', without)).json).toEqual({
      error: 'Missing field: agreement.',
    });
    await settings(visitor, { isOpen: false, captcha: false });
    expect((await signUp(visitor)).json).toEqual({ error: 'Invalid token' });
    const { code } = (await visitor.post('/_control/invitations', {})).json;
    expect((await signUp(visitor, { token: code })).json).toHaveProperty('access_token');
  });
});

describe('[HINT-09] signing up on Rebased', () => {
  const serverProfile = 'rebased';

  it('is done at once, without captcha', async () => {
    const visitor = visit({ serverProfile, control });
    expect((await visitor.anonymous('/api/pleroma/captcha')).json).toEqual({ type: 'none' });
    const token = String((await signUp(visitor)).json['access_token']);
    expect((await verify(visitor, token)).json).toMatchObject({ username: 'wren' });
    expect((await askWith(visitor, token, 'POST', '/api/v1/statuses', { status: 'Hello' })).status).toBe(200);
    expect((await visitor.get('/api/v1/accounts/lookup?acct=wren')).json).toMatchObject({ statuses_count: 1 });
  });

  it('waits for the confirmation, which is sent again by name', async () => {
    const visitor = visit({ serverProfile, control });
    await settings(visitor, { confirmation: true, birthday: true, minAge: 13 });
    const { pleroma } = (await visitor.get<{ pleroma: { metadata: Json } }>('/api/v1/instance')).json;
    expect(pleroma.metadata).toMatchObject({ account_activation_required: true, birthday_required: true, birthday_min_age: 13 });
    expect((await signUp(visitor, { date_of_birth: undefined, birthday: '2020-01-01' })).json).toEqual({
      error: '{"birthday":["Invalid age"]}',
    });
    expect((await signUp(visitor)).json).toMatchObject({ identifier: 'missing_confirmed_email' });
    const resend = (query: string) =>
      visitor.anonymous(`/api/v1/pleroma/accounts/confirmation_resend?${query}`, { method: 'POST' });
    expect([(await resend('nickname=wren')).status, (await resend('nickname=nobody')).status]).toEqual([204, 404]);
    expect((await visitor.get<Json[]>('/_control/mails')).json).toHaveLength(2);
    expect((await visitor.anonymous(await lastLink(visitor))).status).toBe(200);
    expect(visitor.instance.issueToken('wren')).not.toBe('');
    expect((await verify(visitor, visitor.instance.issueToken('wren'))).status).toBe(200);
  });
});

it('[HINT-09] is unknown where the family has no endpoint for it', async () => {
  expect((await signUp(visit({ serverProfile: 'snac', control }))).status).toBe(404);
});

describe('the consent page', () => {
  it('has the staff, and who signed up last', async () => {
    const visitor = visit({ serverProfile: 'rebased', control });
    await signUp(visitor);
    const app = await register(visitor);
    const page = await visitor.anonymous(
      `/oauth/authorize?${new URLSearchParams({ response_type: 'code', client_id: app.client_id, redirect_uri: 'https://app.test/callback', scope: 'read' }).toString()}`,
    );
    const shown = [...page.text.matchAll(/class="acct">@([^<]+)</g)].map(([, acct]) => acct);
    expect(shown[0]).toBe('mara');
    expect(shown.slice(-3)).toEqual(['warden', 'pilothouse', 'wren']);
  });
});

describe('the control endpoints of members and reports', () => {
  it('make accounts that wait, and reports that the staff is told of', async () => {
    const visitor = visit({ serverProfile: 'mastodon-4.7', control });
    const made = await visitor.post('/_control/members', { count: 3, username: 'reed', approved: false, reason: 'Trams' });
    expect(made.json).toEqual({ usernames: ['reed1', 'reed2', 'reed3'] });
    expect((await visitor.post('/_control/members', { username: 'reed1' })).status).toBe(422);
    expect((await visitor.post('/_control/members', { count: 1001 })).status).toBe(422);
    expect((await visitor.post('/_control/reports', { about: 'lev', count: 2, comment: 'Spam' })).json).toEqual({
      ids: ['1', '2'],
    });
    expect((await visitor.post('/_control/reports', { about: 'mara' })).status).toBe(422);
    const staff = visitor.instance.issueToken('warden', 'read admin:read');
    const list = async (path: string) => (await askWith(visitor, staff, 'GET', path)).json;
    expect(await list('/api/v2/admin/accounts?status=pending')).toHaveLength(3);
    expect((await list('/api/v1/admin/reports')).map(({ statuses }) => (statuses as Json[]).length)).toEqual([1, 1]);
    expect(await list('/api/v1/notifications?types[]=admin.report')).toHaveLength(2);
  });
});

describe('the control endpoint of tokens', () => {
  it('signs in as the staff', async () => {
    const visitor = visit({ control });
    const own = async (username: string) => {
      const { access_token } = (await visitor.post('/_control/tokens', { username })).json;
      return (await verify(visitor, String(access_token))).json;
    };
    expect(await own('warden')).toMatchObject({ username: 'warden', role: { name: 'Moderator', permissions: '1308' } });
    expect(await own('pilothouse')).toMatchObject({ role: { name: 'Owner', permissions: '1048573', highlighted: true } });
    expect((await visitor.post('/_control/tokens', { username: 'tobi@tram.example' })).status).toBe(422);
  });
});
