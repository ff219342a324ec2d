import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressTarget } from './address-table.js';
import { ownPlace } from './own-place.js';

const hosts = ['app.example', 'xn--mnchen-3ya.example:8443'];
const at = (path: string) => `https://app.example${path}`;

describe('the form of an address on an own host', () => {
  it.each([
    ['/@mara', 'profile', 'mara'],
    ['/@ines@mar.example', 'profile', 'ines@mar.example'],
    ['/users/mara/', 'profile', 'mara'],
    ['/web/@mara', 'profile', 'mara'],
    ['/@m%C3%A4rz', 'profile', 'märz'],
    ['/@mara/114', 'post', undefined],
    ['/@ines@mar.example/posts/114', 'post', undefined],
    ['/users/mara/statuses/01JD8ZQ5CK8XJ2', 'post', undefined],
    ['/notice/AbC9', 'post', undefined],
    ['/deck/@mara/114', 'post', undefined],
    ['/events/114', 'event', undefined],
    ['/@mara/events/114', 'event', undefined],
  ] as const)('%s is that of a %s', (path, kind, acct) => {
    expect(ownPlace(at(path), hosts)).toEqual({ kind, href: path, ...(acct !== undefined && { acct }) });
  });

  it.each([
    '/',
    '/about',
    '/@',
    '/@mara/media',
    '/@mara/about',
    '/events',
    '/events/past',
    '/notice',
    '/tags/114',
    '/media/114.png',
    '/@mara/114/embed',
    '/@mara?next=1',
    '/@%E0%A4%A',
    '//evil.example/@mara',
  ])('%s is none', path => expect(ownPlace(at(path), hosts)).toBeNull());

  it.each([
    'http://app.example/@mara',
    'https://APP.example./@mara',
    'https://app.example:443/@mara',
    'https://münchen.example:8443/@mara',
    'https://xn--mnchen-3ya.example:8443/@mara',
  ])('counts at %s', url => expect(ownPlace(url, hosts)).toMatchObject({ kind: 'profile', acct: 'mara' }));

  it.each([
    'https://app.example.evil.example/@mara',
    'https://аpp.example/@mara',
    'https://app.example:8443/@mara',
    'https://münchen.example/@mara',
    'https://munchen.example:8443/@mara',
    'https://app.example@evil.example/@mara',
    'https://mara:secret@app.example/@mara',
    'https://evil.example/app.example/@mara',
    'javascript://app.example/@mara',
    '/@mara',
    '',
  ])('does not count at %s', url => expect(ownPlace(url, hosts)).toBeNull());
});

it('leads to addresses that the app knows', () => {
  const word = fc.constantFrom(
    '@mara',
    '@a@b.example',
    'users',
    'mara',
    'statuses',
    'posts',
    'notice',
    'notes',
    'events',
    'p',
    '114',
    '0a-B',
    'web',
  );
  const isKnown = (words: readonly string[]): boolean => {
    const place = ownPlace(at(`/${words.join('/')}`), hosts);
    return place === null || addressTarget(place.href, '').kind !== 'unknown';
  };
  expect(() => fc.assert(fc.property(fc.array(word, { maxLength: 4 }), isKnown))).not.toThrow();
});

it('takes no address of another host for a page of the app', () => {
  const isOwn = (url: string): boolean => ownPlace(url, hosts) === null || hosts.includes(new URL(url).host);
  expect(() => fc.assert(fc.property(fc.webUrl(), isOwn))).not.toThrow();
});
