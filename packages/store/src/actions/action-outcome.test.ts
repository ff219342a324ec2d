import { describe, expect, it } from 'vitest';
import { ApiError } from '@rookery/api-client';
import { isUnanswered, isWorthRetrying, outcomeOfError } from './action-outcome.js';

const http = (status: number, retryAt: number | null = null) => new ApiError('http', { status, retryAt });

describe('outcomeOfError', () => {
  it.each([
    ['a refusal', http(422), 'refused'],
    ['not found', http(404), 'refused'],
    ['not implemented', http(501), 'refused'],
    ['a rate limit', new ApiError('rate_limit', { status: 429 }), 'refused'],
    ['unavailable until a time', http(503, 1), 'refused'],
    ['a request that was never sent', new ApiError('decode'), 'refused'],
    ['unavailable without a time', http(503), 'lost'],
    ['a bad gateway', http(502), 'lost'],
    ['a gateway timeout', http(504), 'lost'],
    ['a request timeout of the server', http(408), 'lost'],
    ['no answer', new ApiError('network'), 'lost'],
    ['no answer in time', new ApiError('timeout'), 'lost'],
    ['an error of the server', http(500), 'broken'],
    ['an unreadable answer', new ApiError('decode', { status: 200 }), 'disagrees'],
  ])('[API-06] of %s', (_name, error, outcome) => {
    expect(outcomeOfError(error, false)).toBe(outcome);
  });

  it('[API-06] of anything is a refusal when there was no connection: nothing was sent', () => {
    expect(outcomeOfError(new ApiError('network'), true)).toBe('refused');
  });
});

describe('isUnanswered', () => {
  it.each([
    ['no answer', new ApiError('network'), true],
    ['no answer in time', new ApiError('timeout'), true],
    ['the page of a captive portal', new ApiError('decode', { status: 200 }), true],
    ['a network that wants a sign-in', http(511), true],
    ['a request that was never sent', new ApiError('decode'), false],
    ['a gateway timeout', http(504), false],
    ['an error of the code', new TypeError('x is not a function'), false],
  ])('[HINT-14] of %s', (_name, error, isSo) => {
    expect(isUnanswered(error)).toBe(isSo);
  });
});

describe('isWorthRetrying', () => {
  it.each([
    [http(422), false],
    [http(499), false],
    [http(500), true],
    [http(408), true],
    [new ApiError('network'), true],
    [new ApiError('rate_limit', { status: 429 }), true],
    [new TypeError('x is not a function'), false],
  ])('of %s: %s', (error, isWorthIt) => {
    expect(isWorthRetrying(error)).toBe(isWorthIt);
  });
});
