import type { CustomEmoji } from '@rookery/api-client';
import { describe, expect, it } from 'vitest';
import {
  COLUMNS,
  customSections,
  emojiAt,
  MOST_RECENT,
  movedTo,
  pickerRows,
  rowsWithin,
  withRecent,
  type PickerEmoji,
  type PickerKey,
  type PickerSection,
} from './picker-rows.js';

const emoji = (text: string): PickerEmoji => ({ text, label: text, url: null });
const section = (id: string, count: number): PickerSection => ({
  id,
  title: { name: id },
  emojis: Array.from({ length: count }, (_, index) => emoji(`${id}${index}`)),
});
/** Two rows of eight and three, then one of two. */
const rows = pickerRows([section('a', COLUMNS + 3), section('b', 2)]);
const walk = (from: number | null, keys: readonly PickerKey[], direction: 'ltr' | 'rtl' = 'ltr') =>
  keys.reduce((at, key) => movedTo(rows, at, key, direction), from);

describe('movedTo', () => {
  it.each<[number | null, PickerKey[], number | null]>([
    [null, ['ArrowDown'], 0],
    [null, ['ArrowUp'], null],
    [0, ['ArrowUp'], null],
    [0, ['ArrowLeft'], 0],
    [7, ['ArrowRight'], 8],
    [5, ['ArrowDown'], 10],
    [5, ['ArrowDown', 'ArrowDown'], 12],
    [12, ['ArrowDown'], 12],
    [12, ['ArrowRight'], 12],
    [12, ['ArrowUp'], 9],
    [9, ['Home'], 8],
    [9, ['End'], 10],
  ])('[CMP-01] moves from %s with %j to %s', (from, keys, to) => {
    expect(walk(from, keys)).toBe(to);
  });

  it.each<[number, PickerKey, number]>([
    [0, 'ArrowLeft', 1],
    [7, 'ArrowLeft', 8],
    [12, 'ArrowLeft', 12],
    [8, 'ArrowRight', 7],
    [0, 'ArrowRight', 0],
    [9, 'Home', 8],
  ])('[CMP-01] [I18N-01] moves from %s with %s to %s where rows begin at the right', (from, key, to) => {
    expect(walk(from, [key], 'rtl')).toBe(to);
  });
});

it('finds the emoji of a number across sections', () => {
  expect([emojiAt(rows, 10), emojiAt(rows, 11), emojiAt(rows, 13), emojiAt(rows, null)].map(found => found?.text)).toEqual([
    'a10',
    'b0',
    undefined,
    undefined,
  ]);
});

it('renders a few rows of 2,400 emoji', () => {
  const many = pickerRows([section('a', 500), section('b', 1900)]);
  expect(many.length).toBeGreaterThan(300);
  expect(rowsWithin(many, 4000, 280).length).toBeLessThan(25);
  expect(rowsWithin(many, 0, 280)[0]).toMatchObject({ kind: 'title', top: 0 });
});

it('[CMP-01] groups the server’s emoji by category and leaves out hidden ones', () => {
  const custom = (shortcode: string, category: string | null, visible_in_picker = true): CustomEmoji => ({
    shortcode,
    url: '',
    static_url: 'https://a.test/e.png',
    visible_in_picker,
    category,
  });
  const sections = customSections([custom('a', 'Cats'), custom('b', null), custom('c', 'Cats'), custom('d', 'Dogs', false)]);
  expect(sections.map(({ title, emojis }) => [title, emojis.map(({ text }) => text)])).toEqual([
    [{ key: 'custom' }, [':b:']],
    [{ name: 'Cats' }, [':a:', ':c:']],
  ]);
});

it('keeps the emoji used last, each once', () => {
  const used = Array.from({ length: 20 }, (_, index) => emoji(String(index))).reduce<readonly PickerEmoji[]>(withRecent, []);
  expect(used.map(({ text }) => text).slice(0, 2)).toEqual(['19', '18']);
  expect(used).toHaveLength(MOST_RECENT);
  expect(
    withRecent(used, emoji('18'))
      .map(({ text }) => text)
      .slice(0, 3),
  ).toEqual(['18', '19', '17']);
});
