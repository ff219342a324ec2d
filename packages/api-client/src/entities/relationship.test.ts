import { describe, expect, it } from 'vitest';
import { aRelationship } from '../testing/index.js';
import { createDecoding } from './decode.js';
import { isSilenced, parseRelationship } from './relationship.js';

describe('a relationship', () => {
  it('has the languages that are followed, or all', () => {
    const languagesOf = (languages: unknown) => parseRelationship({ id: '7', languages }, createDecoding())?.languages;
    expect(languagesOf(['en', 7, 'ar', null])).toEqual(['en', 'ar']);
    expect([languagesOf(null), languagesOf('en'), languagesOf(undefined)]).toEqual([null, null, null]);
  });

  it('belongs to an account', () => {
    expect(parseRelationship({ following: true }, createDecoding())).toBeNull();
  });

  it.each([
    [{}, false],
    [{ blocking: true }, true],
    [{ muting: true }, true],
    [{ blocking: true, muting: true }, true],
  ])('%o silences the account: %s', (fields, expected) => {
    expect(isSilenced(aRelationship(fields))).toBe(expected);
  });

  it('that is not known silences nobody', () => {
    expect(isSilenced(undefined)).toBe(false);
  });
});
