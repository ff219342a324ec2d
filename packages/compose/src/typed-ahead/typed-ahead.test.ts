import { expect, test, vi } from 'vitest';
import { createTypedAhead, textAfterKey, type TypedKey } from './typed-ahead.js';

const aPress = (key: string, more: Partial<TypedKey> = {}): TypedKey => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  isComposing: false,
  repeat: false,
  getModifierState: () => false,
  ...more,
});

function typing() {
  const typedAhead = createTypedAhead();
  const onCancel = vi.fn();
  const press = (...keys: string[]) => keys.map(key => typedAhead.press(aPress(key)));
  return { typedAhead, onCancel, press, begin: (subject = 'new') => typedAhead.begin(subject, onCancel) };
}

test.each([
  ['a letter', 'a', 'Twoa'],
  ['Space', ' ', 'Two '],
  ['a letter outside the first plane', '𝒳', 'Two𝒳'],
  ['a key with two characters', 'لا', 'Twoلا'],
  ['Enter as a line break', 'Enter', 'Two\n'],
  ['Backspace', 'Backspace', 'Tw'],
])('[CMP-02] %s changes the text', (_, key, text) => {
  expect(textAfterKey('Two', aPress(key))).toBe(text);
});

test('Backspace removes a whole character of two code units', () => {
  expect(textAfterKey('a🎉', aPress('Backspace'))).toBe('a');
});

test.each(['Shift', 'Tab', 'ArrowUp', 'F5', 'Dead', 'Process'])('%s is no text', key => {
  expect(textAfterKey('Two', aPress(key))).toBeNull();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])('a press with %o is no text', more => {
  expect(textAfterKey('Two', aPress('a', more))).toBeNull();
});

test('AltGr prints characters', () => {
  const press = aPress('@', { ctrlKey: true, altKey: true, getModifierState: () => true });
  expect(textAfterKey('', press)).toBe('@');
});

test('[CMP-02] collects keys in order until the composer is ready', () => {
  const { typedAhead, press, begin } = typing();
  begin();
  expect(press('T', 'w', 'x', 'Backspace', 'o')).toEqual([true, true, true, true, true]);
  expect(typedAhead.take('new')).toBe('Two');
  expect(press('j')).toEqual([false]);
  expect(typedAhead.take('new')).toBe('');
});

test('collects nothing before a command', () => {
  const { typedAhead, press } = typing();
  expect(press('a', 'Escape')).toEqual([false, false]);
  expect(typedAhead.take('new')).toBe('');
});

test('swallows the repetitions of the key that opened the composer', () => {
  const { typedAhead, press, begin } = typing();
  begin();
  expect(typedAhead.press(aPress('n', { repeat: true }))).toBe(true);
  press('a');
  typedAhead.press(aPress('a', { repeat: true }));
  expect(typedAhead.take('new')).toBe('aa');
});

test('Escape cancels the opening and drops the text', () => {
  const { typedAhead, press, begin, onCancel } = typing();
  begin();
  press('a', 'Escape');
  expect(onCancel).toHaveBeenCalledOnce();
  expect(press('j')).toEqual([false]);
  expect(typedAhead.take('new')).toBe('');
});

test('[CMP-02] keeps the text of a failed opening for the next composer of its subject', () => {
  const { typedAhead, press, begin } = typing();
  begin('reply to 1');
  press('a');
  typedAhead.end();
  expect(press('j')).toEqual([false]);
  begin('reply to 2');
  expect(typedAhead.take('reply to 2')).toBe('');
  begin('reply to 1');
  press('b');
  expect(typedAhead.take('reply to 1')).toBe('ab');
});

test('another account gets none of the texts', () => {
  const { typedAhead, press, begin } = typing();
  begin();
  press('a');
  typedAhead.clear();
  expect(typedAhead.take('new')).toBe('');
});
