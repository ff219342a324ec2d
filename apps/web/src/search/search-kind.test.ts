import { expect, it } from 'vitest';
import { isTypedSearch, kindOfWords, searchHref, searchKindOf, searchKinds, typedSearch } from './search-kind.js';

it.each(searchKinds)('reads the kind %s from its address', kind => {
  const url = new URL(searchHref('two trams & more', kind), 'https://app.test');
  expect(searchKindOf(url.searchParams.get('type'))).toBe(kind);
  expect(url.searchParams.get('q')).toBe('two trams & more');
});

it.each([null, '', 'accounts', 'constructor'])('shows people for the type %j', type => {
  expect(searchKindOf(type)).toBe('people');
});

it('names the account whose posts are searched', () => {
  expect(searchHref('tram', 'posts', '7')).toBe('/search?q=tram&type=posts&account=7');
});

it('searches for the account behind a handle, whatever the kind was', () => {
  expect(kindOfWords('@mara@tram.example', 'posts')).toBe('people');
  expect(kindOfWords('mara', 'posts')).toBe('posts');
});

it.each([null, undefined, 'isTyped', {}, { isTyped: 'yes' }])('takes the state %j for a submitted search', state => {
  expect(isTypedSearch(state)).toBe(false);
  expect(isTypedSearch(typedSearch)).toBe(true);
});
