import { expect, it } from 'vitest';
import { distinctLanguages, namedLanguages } from './languages.js';

it('names the languages in that of the interface, preferred ones first', () => {
  const [first, second, third] = namedLanguages('en', ['nb-NO', 'en', 'nb']);
  expect([first, second].map(language => language?.name)).toEqual(['Norwegian Bokmål', 'English']);
  expect(third?.name).toBe('Afrikaans');
  expect(namedLanguages('ar', ['en'])[0]?.name).toBe('الإنجليزية');
});

it('keeps a language without a name and one that is no tag', () => {
  expect(namedLanguages('en', ['xyz', '<b>'])[0]).toEqual({ code: 'xyz', name: 'xyz' });
  expect(namedLanguages('en', ['<b>'])[0]).toEqual({ code: '<b>', name: '<b>' });
});

it('offers a language that is used as it came, beside the language of a region', () => {
  const [first, second, third] = namedLanguages('en', ['pt-PT', 'EN'], ['pt-BR']);
  expect([first, second, third]).toEqual([
    { code: 'pt-BR', name: 'Brazilian Portuguese' },
    { code: 'pt', name: 'Portuguese' },
    { code: 'en', name: 'English' },
  ]);
});

it.each([
  ['EN_us', 'American English'],
  ['x-foo', 'x-foo'],
  ['a'.repeat(30), 'a'.repeat(30)],
  ['a'.repeat(35), `${'a'.repeat(30)}…`],
  ['k\u202Elingon', 'klingon'],
])('offers the used language %j as %j', (code, name) => {
  expect(namedLanguages('en', [], [code])[0]).toEqual({ code, name });
});

it('offers each language once, and none without letters', () => {
  const offered = namedLanguages('en', ['en-US', 'nb_NO', ''], ['EN', '', ' ', '\u202E', 'en', 'Pt_br', 'pt-BR']);
  expect(offered.slice(0, 3).map(({ code }) => code)).toEqual(['EN', 'Pt_br', 'nb']);
  expect(new Set(offered.map(({ name }) => name)).size).toBe(offered.length);
  expect(distinctLanguages(['de', 'DE', 'de-at', 'de_AT'])).toEqual(['de', 'de-at']);
});

it('names every language that is offered', () => {
  for (const locale of ['en', 'ar']) {
    expect(namedLanguages(locale, []).filter(({ code, name }) => name === code)).toEqual([]);
  }
});
