import { expect, it } from 'vitest';
import { isTypedSearch, kindOfWords, kindsFor, searchParameters, searchKindOf, searchKinds, typedSearch } from './search-kind.js';

it.each(searchKinds)('reads the kind %s from its address', kind => {
  const parameters = new URLSearchParams(`${searchParameters('two trams & more', kind)}`);
  expect(searchKindOf(parameters.get('type'), 'two trams & more')).toBe(kind);
  expect(parameters.get('q')).toBe('two trams & more');
});

it.each([null, '', 'accounts', 'constructor'])('shows people for the type %j', type => {
  expect(searchKindOf(type, 'tram')).toBe('people');
});

it('names the account whose posts are searched', () => {
  expect(`${searchParameters('tram', 'posts', '7')}`).toBe('q=tram&type=posts&account=7');
});

it.each([
  ['#rooks', 'tags'],
  ['＃rooks', 'tags'],
  ['@mara', 'people'],
  ['＠mara', 'people'],
] as const)('shows results for %s of the kind %s first', (words, kind) => {
  expect(searchKindOf(null, words)).toBe(kind);
  expect(kindsFor(words)[0]).toBe(kind);
  expect(kindOfWords(words, 'posts')).toBe(kind);
  // An address without a type opens that kind, and one with a type the other.
  for (const other of searchKinds) {
    expect(searchKindOf(searchParameters(words, other).get('type'), words)).toBe(other);
  }
});

it('keeps the chosen kind while the sign stays the same', () => {
  expect(kindOfWords('#rooks', 'posts', '#rook')).toBe('posts');
  expect(kindOfWords('rooks', 'posts', '#rooks')).toBe('posts');
});

it('searches for the account behind a handle, whatever the kind was', () => {
  expect(kindOfWords('@mara@tram.example', 'posts')).toBe('people');
  expect(kindOfWords('mara', 'posts')).toBe('posts');
});

it.each([null, undefined, 'isTyped', {}, { isTyped: 'yes' }])('takes the state %j for a submitted search', state => {
  expect(isTypedSearch(state)).toBe(false);
  expect(isTypedSearch(typedSearch)).toBe(true);
});
