import { expect, it } from 'vitest';
import { forgetWords, keepWords, withKeptWords } from './unstored-words.js';
import { anEmptyDraft as aDraft, anEmptyPart as aPart, ids } from '@rookery/store/testing';

function aStorage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  };
}

const stored = aDraft({ parts: [aPart({ id: 'a', text: 'Half a th' }), aPart({ id: 'b', text: 'Two' })] });
const typed = aDraft({ parts: [aPart({ id: 'c', text: 'Half a thought' }), aPart({ id: 'b', text: 'Two' })] });

it('[CMP-02] restores what was typed while the page closed, under a new key', () => {
  const storage = aStorage();
  keepWords(storage, typed);
  expect(withKeptWords(storage, stored, ids()).parts).toMatchObject([
    { id: 'key-1', text: 'Half a thought' },
    { id: 'b', text: 'Two' },
  ]);
});

it('leaves a draft whose words are stored', () => {
  const storage = aStorage();
  keepWords(storage, typed);
  forgetWords(storage, typed.id);
  expect(withKeptWords(storage, stored, ids())).toBe(stored);
  keepWords(storage, stored);
  expect(withKeptWords(storage, stored, ids())).toBe(stored);
});

it.each(['{', '5', '[]', '[[1,2],[3,4]]', '[["a"],["b"]]'])('ignores damaged words: %s', text => {
  const storage = aStorage();
  storage.setItem('rookery:unstored-words:draft-1', text);
  expect(withKeptWords(storage, stored, ids())).toBe(stored);
  expect(withKeptWords(null, stored, ids())).toBe(stored);
});
