import { expect, it } from 'vitest';
import { precompiled } from './precompile-messages.ts';

const built = (code: string, file = '/src/list/gap.tsx') => precompiled(code, file);
const messages = (texts: string) => `export const messages = defineMessages('list', { ${texts} });`;

it('parses the texts of defineMessages in any file', () => {
  const code = built(messages(`loaded: '{count} posts', more: \`Load {count}\``));
  expect(code).not.toContain("'{count} posts'");
  expect(code).not.toContain('`Load {count}`');
  expect(code).toContain('"value":"count"');
});

it('keeps texts that need no formatting, and objects that are no texts', () => {
  expect(built(messages(`gap: 'Load missing posts'`))).toBeNull();
  expect(built(`const path = { at: '/{id}' };`)).toBeNull();
  expect(built(`const path = { at: '/{id}' };\n${messages(`a: '{b}'`)}`)).toContain(`{ at: '/{id}' }`);
});

it.each(['/src/locales/ar.ts', 'dist/locales/pt-br.js'])('parses the texts of the catalogue %s', file => {
  expect(built(`export const ar = { 'list.loaded': '{count}' };`, file)).toContain('"value":"count"');
});

it('keeps the texts of the players, which are no ICU', () => {
  expect(built(`export const fr = { mute: "Couper l'audio" };`, '/src/locales/fr.ts')).toBeNull();
});

it('fails the build for a text that is no literal', () => {
  expect(() => built(messages(`loaded: 'Posts: ' + name`))).toThrow(
    '/src/list/gap.tsx: a text of defineMessages must be a literal.',
  );
  expect(() => built(`const messages = defineMessages('list', texts);`)).toThrow('must be an object literal');
});
