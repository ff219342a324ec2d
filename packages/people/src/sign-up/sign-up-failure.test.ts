import { ApiError } from '@rookery/api-client';
import { SignInError } from '@rookery/api-client/sign-in';
import { expect, it } from 'vitest';
import { failureOf, without } from './sign-up-failure.js';

const none = new Map();

it('[HINT-09] tells an answer that was lost from a refusal', () => {
  expect(failureOf(new ApiError('network'), none)).toEqual({ kind: 'lost', message: null });
  expect(failureOf(new ApiError('timeout'), none)).toEqual({ kind: 'lost', message: null });
  expect(failureOf(new ApiError('decode'), none)).toEqual({ kind: 'lost', message: null });
  const closed = new ApiError('http', { status: 403, serverMessage: 'Registrations are closed' });
  expect(failureOf(closed, none)).toEqual({ kind: 'failed', message: 'Registrations are closed' });
  expect(failureOf(new ApiError('rate_limit', { status: 429 }), none)).toEqual({ kind: 'later', message: null });
  expect(failureOf(new SignInError('registration-refused', 'No apps'), none)).toEqual({ kind: 'app', message: 'No apps' });
  expect(failureOf(new TypeError('x'), none)).toEqual({ kind: 'failed', message: null });
});

it('[HINT-09] has the words about no field; those of fields are at the fields', () => {
  const refused = new Map([
    ['username', 'is reserved'],
    [null, 'You are a robot'],
  ] as const);
  const error = new ApiError('http', { status: 422, serverMessage: 'Validation failed: Username is reserved' });
  expect(failureOf(error, refused)).toEqual({ kind: 'refused', message: 'You are a robot' });
  expect(failureOf(error, new Map([['username', 'is reserved']] as const))).toEqual({ kind: 'refused', message: null });
});

it('drops the refusal of a field that has changed', () => {
  const refused = new Map([['username', 'is reserved']] as const);
  expect(without(refused, 'username').size).toBe(0);
  expect(without(refused, 'email')).toBe(refused);
});
