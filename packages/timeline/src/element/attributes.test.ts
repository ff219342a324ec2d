import { expect, it } from 'vitest';
import { MAX_LIMIT, readAttributes } from './attributes.js';

const parse = (attributes: Readonly<Record<string, string>>) => readAttributes(name => attributes[name] ?? null, '');

it('has defaults for everything but the server', () => {
  expect(parse({})).toEqual({
    server: null,
    source: { kind: 'public', isLocal: false },
    limit: null,
    isLive: false,
    locale: 'en',
    direction: 'ltr',
    theme: 'auto',
  });
});

it('parses every attribute', () => {
  const attributes = { server: 'tram.example', source: 'tag:cats', limit: '5', live: '', locale: 'ar', theme: 'dark' };
  expect(parse(attributes)).toEqual({
    server: 'https://tram.example',
    source: { kind: 'tag', name: 'cats' },
    limit: 5,
    isLive: true,
    locale: 'ar',
    direction: 'rtl',
    theme: 'dark',
  });
});

it('takes the server from the address of a post', () => {
  expect(parse({ source: 'status:https://tram.example/@mara/113' }).server).toBe('https://tram.example');
  expect(parse({ server: 'other.example', source: 'status:https://tram.example/@mara/113' }).server).toBe(
    'https://other.example',
  );
});

it.each(['javascript:alert(1)', 'http://tram.example', 'https://user@tram.example', 'data:text/html,x', '//', ''])(
  '[API-02] takes %j for no server',
  server => {
    expect(parse({ server }).server).toBeNull();
  },
);

it.each([
  ['1', 1],
  [String(MAX_LIMIT), MAX_LIMIT],
  [String(MAX_LIMIT + 1), MAX_LIMIT],
  ['0', null],
  ['-3', null],
  ['1e3', null],
  ['2.5', null],
  ['9'.repeat(40), null],
  ['', null],
])('parses the limit %j as %j', (limit, expected) => {
  expect(parse({ limit }).limit).toBe(expected);
});

it.each([
  ['', true],
  ['live', true],
  ['true', true],
  ['false', false],
])('takes live=%j for %j', (live, expected) => {
  expect(parse({ live }).isLive).toBe(expected);
});
