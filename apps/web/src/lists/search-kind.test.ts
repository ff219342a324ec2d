import { expect, it } from 'vitest';
import { searchHref, searchKindOf, searchKinds } from './search-kind.js';

it.each(searchKinds)('reads the kind %s from its address', kind => {
  const url = new URL(searchHref('two trams & more', kind), 'https://app.test');
  expect(searchKindOf(url.searchParams.get('type'))).toBe(kind);
  expect(url.searchParams.get('q')).toBe('two trams & more');
});

it.each([null, '', 'statuses', 'constructor'])('shows posts for the type %j', type => {
  expect(searchKindOf(type)).toBe('posts');
});
