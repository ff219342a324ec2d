import { anAccount } from '@rookery/api-client/testing';
import { describe, expect, it } from 'vitest';
import { hostHref, isOwnHost, isRemote, readHost, togglePin } from './hosts.js';

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

  it('[NAV-11] is pinned last, and pinned once', () => {
    expect(togglePin(['a.example'], 'b.example')).toEqual(['a.example', 'b.example']);
    expect(togglePin(['a.example', 'b.example'], 'a.example')).toEqual(['b.example']);
    expect(hostHref('tram.example')).toBe('/timeline/tram.example');
  });
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

it.each([
  ['noor', false],
  ['noor@hoshi.example', true],
  ['mara@tram.example', false],
  ['mara@social.tram.example', false],
  ['mara@localhost:4771', false],
  ['mara@notram.example', true],
])('is %s of another server: %s', (acct, expected) => {
  expect(isRemote(anAccount({ acct }), ['social.tram.example', 'tram.example', 'localhost:4771'])).toBe(expected);
});
