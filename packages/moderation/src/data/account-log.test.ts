import { expect, it } from 'vitest';
import { namesAccount } from './account-log.js';

it.each([
  ['@warden deactivated users: @ada', true],
  ['@warden tagged @ada, @lev.', true],
  ['@warden deactivated users: @adam', false],
  ['@warden deactivated users: @ada@tram.example', false],
  ['@adam deactivated users: @Ada', true],
  ['', false],
])('[HINT-11] %s names @ada: %s', (message, expected) => {
  expect(namesAccount(message, 'ada')).toBe(expected);
});
