import { expect, it } from 'vitest';
import { neighbourOf, shownRecipients } from './recipient-rules.js';

it.each([
  [[], null, []],
  [['edda'], 'EDDA', []],
  [['edda'], null, ['edda']],
  [['edda', 'noor'], 'Edda', ['edda!', 'noor']],
])('[CMP-01] shows of %j with the author %j: %j', (to, author, shown) => {
  expect(shownRecipients(to, author).map(({ acct, isAuthor }) => `${acct}${isAuthor ? '!' : ''}`)).toEqual(shown);
});

it.each([
  ['noor', 'ilse'],
  ['ilse', 'noor'],
  ['nobody', 'noor'],
])('[A11Y-01] the focus goes from %s to %s', (acct, neighbour) => {
  expect(neighbourOf(shownRecipients(['edda', 'noor', 'ilse'], 'edda'), acct)).toBe(neighbour);
});

it('[A11Y-01] the focus goes to no author', () => {
  expect(neighbourOf(shownRecipients(['edda', 'noor'], 'edda'), 'noor')).toBeNull();
});
