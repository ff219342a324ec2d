import { expect, it } from 'vitest';
import { outboxFate } from './outbox-fate.js';

it('sends what was handed over before another account was shown', () => {
  expect(outboxFate({ token: 'a', present: 'a', isRefused: false })).toBe('go-on');
});

it('[API-10] leaves it to the new token once the account has signed in again', () => {
  expect(outboxFate({ token: 'a', present: 'b', isRefused: false })).toBe('stop');
  expect(outboxFate({ token: 'a', present: 'b', isRefused: true })).toBe('stop');
});

it('keeps it for the next sign-in where the server ended the session, and as drafts where the person did', () => {
  expect(outboxFate({ token: 'a', present: null, isRefused: true })).toBe('stop');
  expect(outboxFate({ token: 'a', present: null, isRefused: false })).toBe('return');
});
