import { ApiError } from '@rookery/api-client';
import { expect, it } from 'vitest';
import { pushFailure } from './push-failure.js';

it.each([
  [new DOMException('denied', 'NotAllowedError'), 'blocked'],
  [new DOMException('Registration failed - push service error', 'AbortError'), 'noService'],
  [new DOMException('no keys', 'NotSupportedError'), 'noService'],
  [new DOMException('bad key', 'InvalidAccessError'), 'unknown'],
  [new ApiError('http', { status: 403 }), 'refused'],
  [new ApiError('http', { status: 422 }), 'refused'],
  [new ApiError('http', { status: 404, isUnsupported: true }), 'refused'],
  [new ApiError('http', { status: 408 }), 'unavailable'],
  [new ApiError('rate_limit', { status: 429 }), 'unavailable'],
  [new ApiError('http', { status: 500 }), 'unavailable'],
  [new ApiError('network'), 'unavailable'],
  [new ApiError('decode', { status: 200 }), 'unavailable'],
  [new TypeError('Failed to register'), 'unknown'],
  [null, 'unknown'],
])('[HINT-14] %s is read as %s', (error, failure) => {
  expect(pushFailure(error)).toBe(failure);
});
