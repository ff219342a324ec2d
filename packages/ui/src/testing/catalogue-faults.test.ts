import { copyFieldMessages } from '../copy-field/messages.js';
import { describe, expect, test } from 'vitest';
import { accountSearchMessages } from '../account-search/messages.js';
import { dateTimeMessages } from '../date-time-field/messages.js';
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
  ])('with %s has exactly that fault', (_name, texts, fault) => {
    const given = Object.fromEntries(Object.entries(texts).filter((entry): entry is [string, string] => entry[1] !== undefined));
    expect(catalogueFaults('fr', [set], given)).toEqual([fault]);
  });
});

test('[I18N-01] a handle in a right-to-left translation is isolated', () => {
  const handles = defineMessages('garden', { keeper: 'Kept by @{acct}' });
  expect(catalogueFaults('ar', [handles], { 'garden.keeper': 'يرعاها @{acct}' })).toEqual([
    'garden.keeper has a handle that is not isolated.',
  ]);
  expect(catalogueFaults('ar', [handles], { 'garden.keeper': 'يرعاها \u2066@{acct}\u2069' })).toEqual([]);
  expect(catalogueFaults('fr', [handles], { 'garden.keeper': 'Soigné par @{acct}' })).toEqual([]);
});

test('[I18N-01] the Arabic messages of the package are complete', () => {
  expect(catalogueFaults('ar', [messages, accountSearchMessages, copyFieldMessages, dateTimeMessages], ar)).toEqual([]);
});
