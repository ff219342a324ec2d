import { describe, expect, it } from 'vitest';
import { isOwnHost, readHost } from './read-host.js';

describe('readHost', () => {
  it.each([
    ['tram.example', 'tram.example'],
    [' Tram.Example ', 'tram.example'],
    ['https://tram.example/@tobi', 'tram.example'],
    ['@tobi@tram.example', 'tram.example'],
    ['a.b.example:8443', 'a.b.example:8443'],
    ['münchen.example', 'xn--mnchen-3ya.example'],
    ['fediverse', null],
    ['.city', null],
    ['tram..city', null],
    ['tram city.example', null],
    ['', null],
    [`${'a'.repeat(252)}.b`, null],
  ])('%j is %j', (text, host) => expect(readHost(text)).toBe(host));
});

it.each(['rookery.test', 'Rookery.Test', 'https://rookery.test/', 'rookery.test:443', 'localhost:4311'])(
  'takes %s for an own host',
  name => {
    expect(isOwnHost(name, ['localhost:4311', 'rookery.test', undefined])).toBe(true);
  },
);

it.each(['', 'tram.example', 'rookery.test:8443', 'localhost'])('takes %s for a foreign host', name => {
  expect(isOwnHost(name, ['localhost:4311', 'rookery.test', null])).toBe(false);
});
