import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ageOn,
  emptySignUp,
  isAskable,
  noSecrets,
  readSignUp,
  refusedFields,
  registrationOfDraft,
  signUpMistakes,
  storedSignUp,
  typedName,
  type SignUpDraft,
} from './sign-up-draft.js';
import type { SignUpQuestions } from './sign-up-plan.js';

const origin = 'https://tram.example';
const NOW = Date.UTC(2026, 10, 29, 12);
const plain: SignUpQuestions = { isApproved: false, reason: null, birthday: false, minAge: null, captcha: null };
const captcha = { type: 'native', token: 't', url: 'data:image/png;base64,AA==', answer_data: 'a', seconds_valid: 300 } as const;
const filled: SignUpDraft = {
  isAgreed: true,
  username: 'wren',
  email: 'wren@post.example',
  birthday: '1990-02-03',
  reason: 'Trams',
  inviteCode: '',
};
const secrets = { password: 'correct horse', solution: 'abcde' };
const mistakes = (draft: Partial<SignUpDraft>, asks: Partial<SignUpQuestions> = {}, isTaken = false) =>
  Object.fromEntries(
    signUpMistakes({ ...filled, ...draft }, secrets, { ...plain, ...asks }, { host: 'tram.example', isTaken, now: NOW }),
  );

describe('signUpMistakes', () => {
  it('[HINT-09] finds none in complete answers', () => {
    expect(mistakes({}, { reason: 'required', birthday: true, minAge: 16, captcha })).toEqual({});
  });

  it('[HINT-09] finds each answer that is missing, and none that is not asked for', () => {
    const asks: SignUpQuestions = { isApproved: true, reason: 'required', birthday: true, minAge: 16, captcha };
    const device = { host: 'tram.example', isTaken: false, now: NOW };
    expect([...signUpMistakes(emptySignUp, noSecrets, asks, device).keys()]).toEqual([
      'username',
      'email',
      'password',
      'date_of_birth',
      'reason',
      'captcha',
    ]);
    expect([...signUpMistakes(emptySignUp, noSecrets, plain, device).keys()]).toEqual(['username', 'email', 'password']);
  });

  it.each([
    ['wren bird', 'letters'],
    ['wren@other.example', 'letters'],
    ['żuk', 'letters'],
    ['   ', 'missing'],
    ['@', 'missing'],
  ])('[HINT-09] refuses the name %j', (username, mistake) => {
    expect(mistakes({ username })).toEqual({ username: mistake });
  });

  it.each(['@wren', 'wren@tram.example', '@wren@TRAM.example', ' wren ', 'wr_en', 'w.r-en'])('takes the name %j', username => {
    expect(mistakes({ username })).toEqual({});
  });

  it('[HINT-09] refuses a name that the server has', () => {
    expect(mistakes({}, {}, true)).toEqual({ username: 'taken' });
  });

  it.each(['wren', 'wren@', '@post.example', 'a b@post.example'])('refuses the address %j', email => {
    expect(mistakes({ email })).toEqual({ email: 'email' });
  });

  it.each([
    ['2010-11-29', undefined],
    ['2010-11-30', 'young'],
    ['2030-01-01', 'date'],
    ['2001-02-30', 'date'],
    ['yesterday', 'date'],
    ['', 'missing'],
  ])('[HINT-09] judges the date of birth %j for members from 16 years', (birthday, mistake) => {
    expect(mistakes({ birthday }, { birthday: true, minAge: 16 })['date_of_birth']).toBe(mistake);
  });
});

it('counts whole years, up to the day before a birthday', () => {
  expect(ageOn('2000-11-29', NOW)).toBe(26);
  expect(ageOn('2000-11-30', NOW)).toBe(25);
  expect(ageOn('2000-12-01', NOW)).toBe(25);
});

it('asks the server about names that it could have', () => {
  expect(['wren', 'a'.repeat(64)].every(isAskable)).toBe(true);
  expect(['', 'a b', 'a'.repeat(65), '../x', 'a?b'].some(isAskable)).toBe(false);
  expect(typedName('@wren@tram.example', 'tram.example')).toBe('wren');
});

describe('readSignUp', () => {
  it('[HINT-09] reads what was typed, and never a password', () => {
    expect(readSignUp(storedSignUp(filled, origin), origin)).toEqual(filled);
    expect(readSignUp(JSON.stringify({ ...filled, password: 'x' }), origin)).not.toHaveProperty('password');
    expect(readSignUp(null, origin)).toBe(emptySignUp);
  });

  it('[HINT-09] accepts the rules of one server alone', () => {
    const invited = { ...filled, inviteCode: 'code' };
    expect(readSignUp(storedSignUp(invited, origin), 'https://other.example')).toEqual({ ...filled, isAgreed: false });
  });

  it('never throws, and is bounded', () => {
    const fields = fc.record({ username: fc.jsonValue(), isAgreed: fc.jsonValue(), reason: fc.string() });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fields.map(value => JSON.stringify(value)),
        ),
        text => {
          const draft = readSignUp(text, origin);
          expect(typeof draft.isAgreed).toBe('boolean');
          expect(typeof draft.username).toBe('string');
        },
      ),
      { seed: 9 },
    );
    expect(readSignUp(JSON.stringify({ reason: 'x'.repeat(100_000) }), origin).reason).toHaveLength(5_000);
  });
});

it('[HINT-09] puts each refusal at its field, and the others below the form', () => {
  const fault = (field: 'username' | 'password' | 'locale' | null, text: string) => ({ field, code: null, text });
  expect([
    ...refusedFields([
      fault('username', 'has already been taken'),
      fault('password', 'is too short'),
      fault('password', 'is too common'),
      fault('locale', 'is unknown'),
      fault(null, 'You are a robot'),
    ]),
  ]).toEqual([
    ['username', 'has already been taken'],
    ['password', 'is too short\nis too common'],
    [null, 'is unknown\nYou are a robot'],
  ]);
});

describe('registrationOfDraft', () => {
  const device = { host: 'tram.example', locale: 'de', timeZone: 'Europe/Lisbon' };

  it('[HINT-09] sends what the server asks for, the language and the time zone of the device', () => {
    const asks: SignUpQuestions = { isApproved: true, reason: 'required', birthday: true, minAge: 16, captcha };
    expect(registrationOfDraft({ ...filled, username: '@wren', inviteCode: ' code ' }, secrets, asks, device)).toEqual({
      username: 'wren',
      email: 'wren@post.example',
      password: 'correct horse',
      agreement: true,
      locale: 'de',
      time_zone: 'Europe/Lisbon',
      reason: 'Trams',
      date_of_birth: '1990-02-03',
      invite_code: 'code',
      captcha: { solution: 'abcde', token: 't', answer_data: 'a' },
    });
  });

  it('sends nothing else', () => {
    expect(Object.keys(registrationOfDraft(filled, secrets, plain, { ...device, timeZone: null }))).toEqual([
      'username',
      'email',
      'password',
      'agreement',
      'locale',
    ]);
  });
});
