import { expect, it } from 'vitest';
import { readEmojiMemory, writeEmojiMemory } from './emoji-memory.js';

const holding = (text: string | null) => ({ getItem: (key: string) => (key === 'rookery:emoji:mara' ? text : null) });

it('[CMP-01] remembers recent emoji and the skin tone', () => {
  let stored = '';
  const memory = { recent: [{ text: '👋', label: 'waving hand', url: null }], tone: 3 as const };
  writeEmojiMemory({ setItem: (_key, text) => void (stored = text) }, 'mara', memory);
  expect(readEmojiMemory(holding(stored), 'mara')).toEqual(memory);
  expect(readEmojiMemory(holding(stored), 'noor')).toEqual({ recent: [], tone: 0 });
});

it.each([null, '{', '5', 'null', '{"recent":5,"tone":9}', '{"recent":[null,{"text":5}]}'])('reads %j as nothing', text => {
  expect(readEmojiMemory(holding(text), 'mara')).toEqual({ recent: [], tone: 0 });
  expect(readEmojiMemory(null, 'mara')).toEqual({ recent: [], tone: 0 });
});

it.each([0, 1, 2, 3, 4, 5])('keeps the skin tone %i', tone => {
  expect(readEmojiMemory(holding(JSON.stringify({ tone })), 'mara')).toEqual({ recent: [], tone });
});

it('keeps the emoji that can be shown', () => {
  const wave = { text: '👋', label: 'wave', url: null };
  const heron = { text: ':heron:', label: 'heron', url: 'https://a.test/heron.png' };
  const recent = [wave, heron, { ...wave, text: 'x'.repeat(100) }, { ...wave, label: 5 }, { ...wave, url: 5 }, 'wave'];
  expect(readEmojiMemory(holding(JSON.stringify({ recent })), 'mara').recent).toEqual([wave, heron]);
  const longest = { ...wave, text: 'x'.repeat(99) };
  expect(readEmojiMemory(holding(JSON.stringify({ recent: [longest] })), 'mara').recent).toEqual([longest]);
});

it('goes on without a storage that is full', () => {
  const full = {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => writeEmojiMemory(full, 'mara', { recent: [], tone: 0 })).not.toThrow();
});
