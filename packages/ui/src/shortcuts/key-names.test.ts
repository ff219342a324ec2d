import { expect, it } from 'vitest';
import { keyName } from './key-names.js';

/** Each text as its own key. */
const text = new Proxy({} as Parameters<typeof keyName>[1], { get: (_, key) => () => String(key) });

it.each([
  'Enter',
  'Backspace',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'PageUp',
  'PageDown',
  'Home',
  'End',
  'Delete',
  'Insert',
])("shows the key %s by its name in the reader's language", key => {
  expect(keyName(key, text)).toBe(key[0]?.toLowerCase() + key.slice(1));
});

it('shows other keys by their character', () => {
  expect(['j', '?', 'constructor'].map(key => keyName(key, text))).toEqual(['j', '?', 'constructor']);
});
