import { expect, it } from 'vitest';
import { afterStart, isOfferDue, isUpdateDue, offerText, parseOffer, updateStep } from './update-rules.js';

it.each([
  ['a page of the old version', { version: 'b.js', pageVersion: 'a.js', isWriting: false }, 'announce'],
  ['a page of the old version with a draft', { version: 'b.js', pageVersion: 'a.js', isWriting: true }, 'wait'],
  ['a page of the new version', { version: 'b.js', pageVersion: 'b.js', isWriting: false }, 'take over'],
  ['a page of the new version with a draft', { version: 'b.js', pageVersion: 'b.js', isWriting: true }, 'take over'],
  ['a worker that does not answer', { version: null, pageVersion: 'a.js', isWriting: false }, 'announce'],
])('[HINT-14] the update of %s: %j → %s', (_, facts, step) => {
  expect(updateStep(facts)).toBe(step);
});

it('[HINT-14] asks for a new version once an hour', () => {
  expect(isUpdateDue(0, 3_599_999)).toBe(false);
  expect(isUpdateDue(0, 3_600_000)).toBe(true);
});

it('[HINT-14] offers to be installed once, from the third start on', () => {
  const starts = [1, 2, 3].reduce<string[]>(([...all]) => [...all, offerText(afterStart(parseOffer(all.at(-1) ?? null)))], []);
  expect(starts).toEqual(['1', '2', '3']);
  expect(starts.map(text => isOfferDue(parseOffer(text)))).toEqual([false, false, true]);
  expect(isOfferDue(parseOffer('made'))).toBe(false);
  expect(afterStart('made')).toBe('made');
});

it.each(['', '-1', 'NaN', '1e400', '{}', '2.5'])('[HINT-14] counts from the start where %j is stored', text => {
  expect(parseOffer(text)).toEqual({ starts: 0 });
});
