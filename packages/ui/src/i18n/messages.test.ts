import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test, vi } from 'vitest';
import { createCatalogue, defineMessages } from './messages.js';

const messages = defineMessages('trends', {
  talking: '{count, plural, one {# person} other {# people}} talking',
  follow: 'Follow',
  greeting: 'Hello, {name}',
});

describe('createCatalogue', () => {
  test('[I18N-01] selects plurals by the rules of the language', () => {
    const english = createCatalogue('en').messages(messages);
    expect([0, 1, 2].map(count => english.talking({ count }))).toEqual([
      '0 people talking',
      '1 person talking',
      '2 people talking',
    ]);
    const polish = createCatalogue('pl', {
      'trends.talking': '{count, plural, one {# osoba} few {# osoby} other {# osób}}',
    }).messages(messages);
    expect([1, 2, 5].map(count => polish.talking({ count }))).toEqual(['1 osoba', '2 osoby', '5 osób']);
  });

  test('[I18N-01] falls back to English, with English plurals, for a missing translation', () => {
    const text = createCatalogue('ar', { 'trends.follow': 'تابع' }).messages(messages);
    expect(text.follow()).toBe('تابع');
    expect(text.talking({ count: 2 })).toBe('2 people talking');
  });

  test('[I18N-01] falls back to English for a malformed translation, and says so once', () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const text = createCatalogue('de', { 'trends.greeting': 'Hallo, {name' }).messages(messages);
    expect(text.greeting({ name: 'Mara' })).toBe('Hello, Mara');
    expect(text.greeting({ name: 'Edda' })).toBe('Hello, Edda');
    expect(reported.mock.calls).toEqual([['greeting', expect.any(SyntaxError)]]);
    reported.mockRestore();
  });

  test('lets no value reorder the words of its message', () => {
    const text = createCatalogue('en').messages(messages);
    expect(text.greeting({ name: '\u202Egnp.exe\u2067' })).toBe('Hello, gnp.exe');
    expect(text.greeting({ name: '\u2066@mara\u2069' })).toBe('Hello, \u2066@mara\u2069');
  });

  test('shows handles and hosts in their one form, and other values as they are', () => {
    const host = 'xn--berholt-m2a.example';
    const of = (name: string) => createCatalogue('en').messages(defineMessages('hosts', { named: `Block {${name}}` }));
    for (const name of ['domain', 'host', 'instance', 'server', 'siteTitle']) {
      expect(of(name).named({ [name]: host })).toBe('Block überholt.example');
    }
    expect(of('acct').named({ acct: `mara@${host}` })).toBe('Block mara@überholt.example');
    expect(of('acct').named({ acct: 'eve@xn--pple-43d.com' })).toBe('Block eve@xn--pple-43d.com');
    expect(of('siteTitle').named({ siteTitle: 'Tram Lines. xn--' })).toBe('Block Tram Lines. xn--');
    expect(of('words').named({ words: host })).toBe(`Block ${host}`);
  });

  test('returns the unformatted message when a value is missing', () => {
    expect(createCatalogue('en').messages(messages).greeting()).toBe('Hello, {name}');
  });

  test('formats a message given as an AST', () => {
    const parsed = defineMessages('trends', {
      talking: new IntlMessageFormat('{count, plural, one {# person} other {# people}} talking', 'en').getAst(),
    });
    expect(createCatalogue('en').messages(parsed).talking({ count: 1 })).toBe('1 person talking');
  });

  test('returns the same functions for the same set', () => {
    const catalogue = createCatalogue('en');
    expect(catalogue.messages(messages)).toBe(catalogue.messages(messages));
  });
});
