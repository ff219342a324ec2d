import { describe, expect, it } from 'vitest';
import { ApiError, isSessionRefusal, isSignInNeeded } from './errors.js';

describe('isSessionRefusal', () => {
  it.each([401, 403, 422])('[API-08] returns true for %i', status => {
    expect(isSessionRefusal(status)).toBe(true);
  });

  it.each([null, 400, 402, 404, 410, 421, 423, 500])('[API-08] returns false for %s', status => {
    expect(isSessionRefusal(status)).toBe(false);
  });
});

describe('isSignInNeeded', () => {
  it.each([
    [401, true],
    [403, true],
    [422, true],
    [400, false],
    [402, false],
    [404, false],
    [410, false],
    [421, false],
    [423, false],
    [500, false],
  ])('returns for the status %i: %s', (status, isNeeded) => {
    expect(isSignInNeeded(new ApiError('http', { status }))).toBe(isNeeded);
  });

  it('returns false for errors without a response', () => {
    expect(isSignInNeeded(new ApiError('network'))).toBe(false);
    expect(isSignInNeeded(new Error('401'))).toBe(false);
  });
});
