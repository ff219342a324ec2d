import { describe, expect, it } from 'vitest';
import { ar as threadAr } from '../thread/ar.js';
import { messages as thread } from '../thread/messages.js';
import { ar as statusAr } from './ar.js';
import { messages as status } from './messages.js';

/** Names of the values; a word that is a whole plural branch is none. */
const placeholders = (text: unknown) =>
  [...new Set(String(text).match(/(?<!(?:zero|one|two|few|other) )\{[a-z]+(?=[},])/gu))].toSorted();

describe.each([
  ['posts', status, statusAr],
  ['threads', thread, threadAr],
])('the Arabic texts of %s', (_name, set, ar) => {
  it('are there for every English one, and no more', () => {
    expect(Object.keys(ar).toSorted()).toEqual(
      Object.keys(set.texts)
        .map(key => `${set.namespace}.${key}`)
        .toSorted(),
    );
  });
  it('fill in the same values', () => {
    for (const [key, text] of Object.entries(set.texts)) {
      expect([key, placeholders(ar[`${set.namespace}.${key}`])]).toEqual([key, placeholders(text)]);
    }
  });
});
