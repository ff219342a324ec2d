import { expect, it } from 'vitest';
import { languageNamer } from './language-name.js';

it.each([
  ['de', 'German'],
  ['EN_us', 'American English'],
  [' de ', 'German'],
  ['pt-BR', 'Brazilian Portuguese'],
  ['xyz', null],
  ['x-foo', null],
  ['<script>', null],
  ['a'.repeat(35), null],
  ['', null],
])('names the language %j in the language of the interface: %s', (tag, name) => {
  expect(languageNamer('en')(tag)).toBe(name);
});

it('has an own name where the browser has none', () => {
  expect(languageNamer('en')('sc')).toMatch(/^sard/i);
});
