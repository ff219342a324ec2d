import { expect, it } from 'vitest';
import { createCatalogue, defineMessages } from '../i18n/messages.js';
import { parseTranslations } from './parse-translations.js';

const trees = defineMessages('garden', { trees: '{count, plural, one {# tree} other {# trees}}' });

it('[I18N-01] parses what has placeholders, and keeps plain texts', () => {
  const texts = parseTranslations({
    'garden.title': 'Jardin',
    'garden.trees': '{count, plural, one {# arbre} other {# arbres}}',
  });
  expect(texts['garden.title']).toBe('Jardin');
  expect(texts['garden.trees']).toBeInstanceOf(Array);
  expect(createCatalogue('fr', texts).messages(trees).trees({ count: 3 })).toBe('3 arbres');
});

it('[I18N-01] keeps a malformed message as it is', () => {
  expect(parseTranslations({ 'garden.trees': '{count' })).toEqual({ 'garden.trees': '{count' });
});
