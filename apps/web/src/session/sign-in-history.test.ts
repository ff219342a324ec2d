import { expect, it } from 'vitest';
import { isContinuing, stepsToSignInPage } from './sign-in-history.js';

it.each([
  ['one page of the server', 2, 4, 2],
  ['three pages of the server', 2, 6, 4],
  ['a server that replaces its page', 2, 3, 1],
  ['the longest history that tells positions', 2, 49, 47],
  ['a history that is full', 2, 50, 0],
  ['a history that did not grow', 2, 2, 0],
  ['no record of the sign-in page', 0, 4, 0],
])('counts the steps back over %s', (_name, before, now, steps) => {
  expect(stepsToSignInPage(before, now)).toBe(steps);
});

it.each([
  [null, false],
  [1_000_000, true],
  [1_000_000 - 9_999, true],
  [1_000_000 - 10_000, false],
  [1_000_001, false],
])('continues a sign-in completed at %j: %j', (completedAt, expected) => {
  expect(isContinuing(completedAt, 1_000_000)).toBe(expected);
});
