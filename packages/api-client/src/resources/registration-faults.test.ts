import fc from 'fast-check';
import { expect, it } from 'vitest';
import { registrationFaults } from './registration-faults.js';

const fault = (field: string | null, text: string, code: string | null = null) => ({ field, code, text });

it('[HINT-09] reads the details of Mastodon', () => {
  const details = {
    username: [{ error: 'ERR_TAKEN', description: 'has already been taken' }],
    password: [
      { error: 'ERR_TOO_SHORT', description: 'is too short' },
      { error: 'ERR_BLOCKED', description: 'is too common' },
    ],
    date_of_birth: [{ error: 'ERR_BELOW_LIMIT', description: 'is below the age limit' }],
  };
  expect(registrationFaults({ error: 'Validation failed', details })).toEqual([
    fault('username', 'has already been taken', 'ERR_TAKEN'),
    fault('password', 'is too short', 'ERR_TOO_SHORT'),
    fault('password', 'is too common', 'ERR_BLOCKED'),
    fault('date_of_birth', 'is below the age limit', 'ERR_BELOW_LIMIT'),
  ]);
});

it('[HINT-09] reads the JSON inside the error of Pleroma, each fault once', () => {
  const error = JSON.stringify({
    ap_id: ['has already been taken'],
    nickname: ['has already been taken'],
    registration_reason: ['should be at most 500 character(s)'],
  });
  expect(registrationFaults({ error })).toEqual([
    fault('username', 'has already been taken'),
    fault('reason', 'should be at most 500 character(s)'),
  ]);
  expect(registrationFaults({ error: JSON.stringify({ captcha: ['Invalid CAPTCHA'] }) })).toEqual([
    fault('captcha', 'Invalid CAPTCHA'),
  ]);
  expect(registrationFaults({ error: { birthday: 'is too young' } })).toEqual([fault('date_of_birth', 'is too young')]);
});

it.each([
  ['Invalid token', 'invite_code'],
  ['Expired token', 'invite_code'],
  ['Missing field: username.', 'username'],
  ['Missing parameter: email', 'email'],
])('[HINT-09] knows the field of %j', (error, field) => {
  expect(registrationFaults({ error })).toEqual([fault(field, error)]);
});

it('[HINT-09] keeps the words for a field that it does not know', () => {
  expect(registrationFaults({ details: { favourite_colour: [{ error: 'ERR_BLANK', description: "can't be blank" }] } })).toEqual([
    fault(null, "can't be blank", 'ERR_BLANK'),
  ]);
});

it.each([
  null,
  7,
  'x',
  [],
  {},
  { error: 'Registrations are closed' },
  { error: 7 },
  { details: [] },
  { details: { email: null } },
])('finds no field in %j', data => {
  expect(registrationFaults(data)).toEqual([]);
});

it('is bounded for huge bodies', () => {
  const many = Object.fromEntries(
    Array.from({ length: 5000 }, (_, index) => [`f${index}`, [`${index}${'x'.repeat(5000)}`, 'y']]),
  );
  const faults = registrationFaults({ details: many });
  expect(faults).toHaveLength(40);
  expect(faults[0]?.text).toHaveLength(300);
  expect(registrationFaults({ error: `{"email":["${'x'.repeat(100_000)}"]}` })).toEqual([]);
});

it('never throws, and reads no property of all objects as a field', () => {
  const named = fc.constantFrom('constructor', '__proto__', 'toString', 'username', 'email');
  const body = fc.oneof(
    fc.jsonValue(),
    fc.record({
      error: fc.oneof(
        fc.string(),
        fc.jsonValue().map(value => JSON.stringify(value)),
        fc.jsonValue(),
      ),
    }),
    fc.record({ details: fc.dictionary(named, fc.jsonValue()) }),
  );
  fc.assert(
    fc.property(body, data => {
      for (const { field, text } of registrationFaults(data)) {
        expect(field === null || typeof field === 'string').toBe(true);
        expect(text.length).toBeLessThanOrEqual(300);
      }
    }),
    { numRuns: 500, seed: 32 },
  );
});
