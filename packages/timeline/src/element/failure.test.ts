import { ApiError } from '@rookery/api-client';
import { expect, it } from 'vitest';
import { attributeFailure, requestFailure } from './failure.js';
import type { ElementSource } from './source-attribute.js';

const everyone: ElementSource = { kind: 'public', isLocal: false };
const account: ElementSource = { kind: 'account', acct: 'mara' };
const answer = (status: number) => new ApiError(status === 429 ? 'rate_limit' : 'http', { status });

it.each([
  [null, everyone, 'no-server'],
  ['https://tram.example', null, 'unknown-source'],
  ['https://tram.example', { kind: 'status', statusId: '1', origin: 'https://far.example' } as const, 'other-server'],
  ['https://tram.example', { kind: 'status', statusId: '1', origin: 'https://tram.example' } as const, null],
  ['https://tram.example', everyone, null],
])('finds the fault of %j and %j: %j', (server, source, failure) => {
  expect(attributeFailure(server, source)).toBe(failure);
});

it.each([
  [401, everyone, 'members-only'],
  [403, account, 'members-only'],
  [422, everyone, 'members-only'],
  [404, account, 'not-found'],
  [410, account, 'not-found'],
  [404, everyone, 'incompatible'],
  [429, everyone, 'rate-limited'],
  [503, everyone, 'failed'],
])('[API-08] takes the status %i of %j for %j', (status, source, failure) => {
  expect(requestFailure(answer(status), source, true)).toBe(failure);
});

it.each([
  ['network', true, 'unreachable'],
  ['network', false, 'offline'],
  ['timeout', true, 'unreachable'],
  ['decode', true, 'incompatible'],
] as const)('takes an error of the kind %j for %j', (kind, isOnline, failure) => {
  expect(requestFailure(new ApiError(kind), everyone, isOnline)).toBe(failure);
});

it('takes any other error for a failure', () => {
  expect(requestFailure(new TypeError('no'), everyone, true)).toBe('failed');
});
