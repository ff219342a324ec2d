import { describe, expect, test } from 'vitest';
import { defineMessages } from '../i18n/messages.js';
import { ar } from '../locales/ar.js';
import { messages } from '../messages.js';
import { catalogueFaults } from './catalogue-faults.js';

const set = defineMessages('garden', {
  title: 'Garden',
  greeting: 'Hello, {name}',
  trees: '{count, plural, one {# tree of {owner}} other {# trees of {owner}}}',
});
const whole = {
  'garden.title': 'Jardin',
  'garden.greeting': 'Bonjour, {name}',
  'garden.trees': '{count, plural, one {# arbre de {owner}} many {# d’arbres de {owner}} other {# arbres de {owner}}}',
};

describe('[I18N-01] a translation', () => {
  test('with every key and the same values has no fault', () => {
    expect(catalogueFaults('fr', [set], whole)).toEqual([]);
  });

  test.each([
    ['one key too few', { ...whole, 'garden.title': undefined }, 'garden.title has no text.'],
    ['one key too many', { ...whole, 'garden.rose': 'Rose' }, 'garden.rose is the key of no text.'],
    ['an unreadable text', { ...whole, 'garden.greeting': 'Bonjour, {name' }, 'garden.greeting cannot be read.'],
    [
      'a value of another name',
      { ...whole, 'garden.greeting': 'Bonjour, {nom}' },
      'garden.greeting fills in (nom) where English fills in (name).',
    ],
    [
      'a value lost in a plural',
      { ...whole, 'garden.trees': '{count, plural, one {# arbre} other {# arbres}}' },
      'garden.trees fills in (count) where English fills in (count, owner).',
    ],
  ])('with %s has that fault alone', (_name, texts, fault) => {
    const given = Object.fromEntries(Object.entries(texts).filter((entry): entry is [string, string] => entry[1] !== undefined));
    expect(catalogueFaults('fr', [set], given)).toEqual([fault]);
  });
});

test('[I18N-01] the Arabic texts of the package are whole', () => {
  expect(catalogueFaults('ar', [messages], ar)).toEqual([]);
});
