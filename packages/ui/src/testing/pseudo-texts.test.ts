import { describe, expect, test } from 'vitest';
import { createCatalogue, defineMessages, type MessageSource } from '../i18n/messages.js';
import { catalogueFaults } from './catalogue-faults.js';
import { PSEUDO_LOCALE, pseudoTexts } from './pseudo-texts.js';

const set = defineMessages('garden', {
  title: 'Garden',
  keeper: 'Kept by @{acct}',
  trees: '{count, plural, =0 {No trees} one {# tree of {owner}} other {# trees of {owner}}}',
  plant: 'A {kind, select, rose {rose} other {plant}}',
  count: '{count, number}',
});
const text = createCatalogue(PSEUDO_LOCALE, pseudoTexts([set])).messages(set);

describe('[I18N-01] the pseudo-language', () => {
  test('has accents, brackets and half as many letters again', () => {
    expect(text.title()).toBe('⟦Ĝáŕdéñ ôñé⟧');
  });

  test('keeps what is filled in as it is', () => {
    expect(text.keeper({ acct: 'mara@tram.example' })).toMatch(/^⟦Ķépţ bý @mara@tram.example ôñé/);
  });

  test('keeps every plural form and choice', () => {
    expect(text.trees({ count: 0, owner: 'Ada' })).toMatch(/^⟦Ñô ţŕééš /);
    expect(text.trees({ count: 1, owner: 'Ada' })).toMatch(/^⟦1 ţŕéé ôf Ada /);
    expect(text.trees({ count: 1200, owner: 'Ada' })).toMatch(/^⟦1,200 ţŕééš ôf Ada /);
    expect(text.plant({ kind: 'rose' })).toMatch(/^⟦Á ŕôšé /);
  });

  test('leaves a message without letters', () => {
    expect(text.count({ count: 3 })).toBe('3');
  });

  test('is without faults, and takes messages that the build has parsed', () => {
    const texts = pseudoTexts([set]);
    expect(catalogueFaults(PSEUDO_LOCALE, [set], texts)).toEqual([]);
    const parsed = { namespace: 'garden', texts: { trees: texts['garden.trees'] as MessageSource } };
    expect(pseudoTexts([parsed])['garden.trees']).toBeInstanceOf(Array);
  });
});
