import { expect, it } from 'vitest';
import { namedLanguages } from './languages.js';

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

it('names every language that is offered', () => {
  for (const locale of ['en', 'ar']) {
    expect(namedLanguages(locale, []).filter(({ code, name }) => name === code)).toEqual([]);
  }
});
