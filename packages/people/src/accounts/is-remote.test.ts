import { anAccount } from '@rookery/api-client/testing';
import { expect, it } from 'vitest';
import { isRemote } from './is-remote.js';

it.each([
  ['noor', false],
  ['noor@hoshi.example', true],
  ['mara@tram.example', false],
  ['mara@social.tram.example', false],
  ['mara@localhost:4771', false],
  ['mara@notram.example', true],
])('is %s of another server: %s', (acct, expected) => {
  expect(isRemote(anAccount({ acct }), ['social.tram.example', 'tram.example', 'localhost:4771'])).toBe(expected);
});
