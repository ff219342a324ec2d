import { describe, expect, test } from 'vitest';
import { defineMessages } from '../i18n/messages.js';
import { catalogueFaults } from './catalogue-faults.js';

const set = defineMessages('garden', {
  title: 'Garden',
  greeting: 'Hello, {name}',
  trees: '{count, plural, one {# tree of {owner}} other {# trees of {owner}}}',
  plant: '{kind, select, rose {a rose} other {a plant}}',
});
const whole = {
  'garden.title': 'Jardin',
  'garden.greeting': 'Bonjour, {name}',
  'garden.trees': '{count, plural, one {# arbre de {owner}} many {# d’arbres de {owner}} other {# arbres de {owner}}}',
  'garden.plant': '{kind, select, rose {une rose} other {une plante}}',
};

describe('[I18N-01] a translation', () => {
  test('with every key and the same placeholders has no faults', () => {
    expect(catalogueFaults('fr', [set], whole)).toEqual([]);
  });

  test.each([
    ['a missing key', { ...whole, 'garden.title': undefined }, 'garden.title is missing.'],
    ['an unknown key', { ...whole, 'garden.rose': 'Rose' }, 'garden.rose is an unknown key.'],
    ['a malformed message', { ...whole, 'garden.greeting': 'Bonjour, {name' }, 'garden.greeting does not parse.'],
    [
      'another placeholder name',
      { ...whole, 'garden.greeting': 'Bonjour, {nom}' },
      'garden.greeting has the placeholders (nom), English has (name).',
    ],
    [
      'a placeholder missing in a plural',
      { ...whole, 'garden.trees': '{count, plural, one {# arbre} other {# arbres}}' },
      'garden.trees has the placeholders (count), English has (count, owner).',
    ],
    [
      'a plural form that the language lacks',
      { ...whole, 'garden.trees': '{count, plural, one {# arbre de {owner}} few {# arbres} other {# arbres de {owner}}}' },
      'garden.trees has the plural form "few", which its language has not.',
    ],
    [
      'no plural where English has one',
      { ...whole, 'garden.trees': 'Arbres de {owner}\u202f: {count}' },
      'garden.trees has no plural forms for count.',
    ],
    [
      'a choice missing',
      { ...whole, 'garden.plant': '{kind, select, other {une plante}}' },
      'garden.plant has the choices (kind=other), English has (kind=other, kind=rose).',
    ],
    [
      'a sign that a line may begin with',
      { ...whole, 'garden.title': 'Le jardin ?' },
      'garden.title has an ordinary space beside a sign.',
    ],
    [
      'one plural form where the language has several',
      { ...whole, 'garden.trees': '{count, plural, other {# arbres de {owner}}}' },
      'garden.trees has one plural form, its language has several.',
    ],
  ])('with %s has exactly that fault', (_name, texts, fault) => {
    const given = Object.fromEntries(Object.entries(texts).filter((entry): entry is [string, string] => entry[1] !== undefined));
    expect(catalogueFaults('fr', [set], given)).toEqual([fault]);
  });
});

test('[I18N-01] a language without plurals has one form', () => {
  const texts = {
    'garden.title': '庭',
    'garden.greeting': '{name}さん',
    'garden.trees': '{owner}の木{count, number}本',
    'garden.plant': '{kind, select, rose {バラ} other {植物}}',
  };
  expect(catalogueFaults('ja', [set], texts)).toEqual([]);
});

test('[I18N-01] a handle in a right-to-left translation is isolated', () => {
  const handles = defineMessages('garden', { keeper: 'Kept by @{acct}' });
  expect(catalogueFaults('ar', [handles], { 'garden.keeper': 'يرعاها @{acct}' })).toEqual([
    'garden.keeper has a handle that is not isolated.',
  ]);
  expect(catalogueFaults('ar', [handles], { 'garden.keeper': 'يرعاها \u2066@{acct}\u2069' })).toEqual([]);
  expect(catalogueFaults('fr', [handles], { 'garden.keeper': 'Soigné par @{acct}' })).toEqual([]);
});
