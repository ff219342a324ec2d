import { describe, expect, it } from 'vitest';
import { clientOf, rejection } from '../test-support/client-of.js';
import { anAccount } from '../testing/index.js';
import { emailConfirmationsOf, type RegistrationDraft, RegistrationError, registrationOf } from './registration.js';

const draft: RegistrationDraft = {
  username: 'wren',
  email: 'wren@post.example',
  password: 'correct horse',
  agreement: true,
  locale: 'en',
};

describe('registration', () => {
  it('[HINT-09] sends what the server asks for, under the names of each family', async () => {
    const { client, requests } = clientOf({ 'POST /api/v1/accounts': { data: { access_token: 'T', scope: 'read write' } } });
    const answer = await registrationOf(client).create({
      ...draft,
      reason: 'Trams',
      date_of_birth: '1990-02-03',
      invite_code: 'i',
      time_zone: 'Europe/Lisbon',
      captcha: { solution: 'abcde', token: 't', answer_data: 'a' },
    });
    expect(answer).toEqual({ access_token: 'T', scope: 'read write', identifier: null, message: null });
    expect(JSON.parse(String(requests[0]?.body))).toEqual({
      ...draft,
      reason: 'Trams',
      date_of_birth: '1990-02-03',
      birthday: '1990-02-03',
      invite_code: 'i',
      token: 'i',
      time_zone: 'Europe/Lisbon',
      captcha_solution: 'abcde',
      captcha_token: 't',
      captcha_answer_data: 'a',
    });
    await registrationOf(client).create(draft);
    expect(JSON.parse(String(requests[1]?.body))).toEqual(draft);
  });

  it('[HINT-09] says what is left to do on Pleroma', async () => {
    const data = { identifier: 'awaiting_approval', message: 'You will be able to log in once your account is approved.' };
    const { client } = clientOf({ 'POST /api/v1/accounts': { data } });
    expect(await registrationOf(client).create(draft)).toMatchObject({ access_token: null, ...data });
  });

  it.each([[null], [{}], [[]], [{ access_token: 'a\nb' }], [{ access_token: {}, identifier: 'x' }], [{ message: '' }]])(
    '[API-07] rejects %j as the answer to a registration',
    async data => {
      const { client } = clientOf({ 'POST /api/v1/accounts': { data } });
      expect(await rejection(registrationOf(client).create(draft))).toMatchObject({ kind: 'decode', faults: [] });
    },
  );

  it('[HINT-09] rejects with the faults of the fields', async () => {
    const details = { email: [{ error: 'ERR_BLOCKED', description: 'contains a disallowed e-mail provider' }] };
    const error = 'Validation failed: Email contains a disallowed e-mail provider';
    const { client } = clientOf({ 'POST /api/v1/accounts': { status: 422, data: { error, details } } });
    const refused = await rejection(registrationOf(client).create(draft));
    expect(refused).toBeInstanceOf(RegistrationError);
    expect(refused).toMatchObject({
      status: 422,
      serverMessage: error,
      faults: [{ field: 'email', code: 'ERR_BLOCKED', text: 'contains a disallowed e-mail provider' }],
    });
  });

  it('[HINT-09] shows no JSON as the message of a refusal', async () => {
    const error = JSON.stringify({ captcha: ['CAPTCHA expired'] });
    const { client } = clientOf({ 'POST /api/v1/accounts': { status: 400, data: { error } } });
    expect(await rejection(registrationOf(client).create(draft))).toMatchObject({
      serverMessage: null,
      faults: [{ field: 'captcha', code: null, text: 'CAPTCHA expired' }],
    });
  });

  it('[HINT-09] keeps the time of a rate limit', async () => {
    const headers = { 'Retry-After': '60' };
    const { client } = clientOf({ 'POST /api/v1/accounts': { status: 429, data: {}, headers } }, { now: () => 0 });
    expect(await rejection(registrationOf(client).create(draft))).toMatchObject({ kind: 'rate_limit', retryAt: 60_000 });
  });

  it.each([
    [{ data: anAccount({ username: 'Wren' }) }, true],
    [{ data: anAccount({ username: 'another' }) }, false],
    [{ status: 404, data: {} }, false],
    [{ status: 410, data: {} }, true],
    [{ status: 401, data: {} }, null],
    [{ data: [] }, null],
  ])('[HINT-09] knows from %j whether a name is taken', async (reply, expected) => {
    const { client, requests } = clientOf({ 'GET /api/v1/accounts/lookup': reply });
    expect(await registrationOf(client).isTaken('wren')).toBe(expected);
    expect(requests[0]?.url.search).toBe('?acct=wren');
  });

  it('rejects the check of a name without a network', async () => {
    const { client } = clientOf({}, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    expect(await rejection(registrationOf(client).isTaken('wren'))).toMatchObject({ kind: 'network' });
  });

  const nothing = {
    enabled: false,
    approval_required: false,
    reason_required: false,
    invites_enabled: false,
    birthday_required: false,
    confirmation_required: null,
    min_age: null,
    message: null,
    url: null,
    rules: [],
  };
  const asked = { enabled: true, approval_required: true, reason_required: true, min_age: 16, url: 'https://a.test/join' };
  const metadata = { account_activation_required: true, birthday_required: true, birthday_min_age: 13 };
  it.each([
    [
      'version 2',
      { registrations: asked, rules: [{ id: '1', text: 'Be kind' }] },
      { ...asked, rules: [{ id: '1', text: 'Be kind', hint: '' }] },
    ],
    ['version 1', { registrations: true, invites_enabled: true }, { enabled: true, invites_enabled: true }],
    [
      'Pleroma',
      { registrations: true, pleroma: { metadata } },
      { enabled: true, birthday_required: true, confirmation_required: true, min_age: 13 },
    ],
    ['no least age', { registrations: true, pleroma: { metadata: { birthday_min_age: 0 } } }, { enabled: true }],
    ['a broken one', { registrations: { enabled: 'yes', min_age: -1, message: {}, url: 7, reason_required: [] }, rules: 7 }, {}],
    ['nothing', { registrations: null, pleroma: 7 }, {}],
  ])('[HINT-09] reads what a new member is asked for from %s', async (_name, data, expected) => {
    const { client } = clientOf({ 'GET /api/v2/instance': { data } });
    expect(await registrationOf(client).settings()).toEqual({ ...nothing, ...expected });
  });

  it('[HINT-09] reads the first version of the instance where there is no second', async () => {
    const { client } = clientOf({ 'GET /api/v1/instance': { data: { registrations: true } } });
    expect((await registrationOf(client).settings()).enabled).toBe(true);
    const failing = clientOf({ 'GET /api/v2/instance': { status: 500, data: {} } });
    expect(await rejection(registrationOf(failing.client).settings())).toMatchObject({ status: 500 });
    expect(failing.requests).toHaveLength(1);
  });

  it('reads the rules', async () => {
    const { client } = clientOf({ 'GET /api/v1/instance/rules': { data: [{ id: 1, text: 'Be kind' }, null, 7] } });
    expect(await registrationOf(client).rules()).toEqual([{ id: '1', text: 'Be kind', hint: '' }]);
  });
});

describe('the captcha', () => {
  const read = async (data: unknown) => registrationOf(clientOf({ 'GET /api/pleroma/captcha': { data } }).client).captcha();

  it('[HINT-09] has a picture inside the answer, or its address', async () => {
    const url = `data:image/png;base64,${'A'.repeat(60_000)}`;
    const native = { type: 'native', token: 't', url, answer_data: 'a', seconds_valid: 300 };
    expect(await read(native)).toEqual(native);
    expect(await read({ ...native, type: 'kocaptcha', url: 'https://captcha.example/1' })).toMatchObject({ type: 'kocaptcha' });
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>',
    'data:image/svg+xml;base64,AA==',
    `data:image/png;base64,${'A'.repeat(500_000)}`,
    null,
    7,
    {},
  ])('[API-07] takes no picture from %j', async url => {
    expect((await read({ type: 'native', token: 't', url })).url).toBeNull();
  });

  it.each([null, [], 7, { type: 'hcaptcha' }])('[API-07] is unknown in %j', async data => {
    expect(await read(data)).toEqual({ type: 'unknown', token: '', url: null, answer_data: '', seconds_valid: null });
  });
});

describe('confirmations of an e-mail address', () => {
  it('[HINT-09] are sent again, and to another address', async () => {
    const { client, requests } = clientOf({ 'POST /api/v1/emails/confirmations': { data: {} } });
    await emailConfirmationsOf(client).resend();
    await emailConfirmationsOf(client).resend('other@post.example');
    expect(requests.map(({ body }) => body)).toEqual(['{}', '{"email":"other@post.example"}']);
  });

  it('[HINT-09] are sent again by name on Pleroma, which answers with nothing', async () => {
    const { client, requests } = clientOf({ 'POST /api/v1/pleroma/accounts/confirmation_resend': { status: 204 } });
    await emailConfirmationsOf(client).resendTo('wren');
    expect(requests[0]?.url.search).toBe('?nickname=wren');
  });

  it.each([
    [true, true],
    [false, false],
    [null, null],
    ['yes', null],
  ])('[API-07] are read from %j', async (data, expected) => {
    const { client } = clientOf({ 'GET /api/v1/emails/check_confirmation': { data } });
    expect(await emailConfirmationsOf(client).isConfirmed()).toBe(expected);
  });
});
