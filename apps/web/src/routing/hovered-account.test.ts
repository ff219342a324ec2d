import { expect, it } from 'vitest';
import { acctOfPath } from './hovered-account.js';

it.each([
  ['/@ines@mar.example', 'ines@mar.example'],
  ['/@%D9%86%D9%88%D8%B1', 'نور'],
  ['/@ines/followers', null],
  ['/@ines/posts/1', null],
  ['/@%E0', null],
  ['/tags/a', null],
])('[HINT-03] reads the handle of %s', (path, acct) => {
  expect(acctOfPath(path)).toBe(acct);
});
