import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressTarget } from './address-table.js';
import { ownPlace, remotePlace } from './own-place.js';

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

describe('the form of a post on another host', () => {
  it.each([
    '/objects/6f5c2f3e-0a4b-4d39-9a53-1f2e3d4c5b6a',
    '/activities/6F5C2F3E-0A4B-4D39-9A53-1F2E3D4C5B6A',
    '/notice/AbC9dEf',
    '/users/edda/statuses/114',
    '/users/edda/statuses/01JD8ZQ5CK8XJ2/',
    '/@edda/114',
    '/@edda@mar.example/114',
    '/@edda@mar.example/AbC9',
    '/@edda@mar.example/posts/AbC9',
    '/@edda/posts/114',
    '/@edda/statuses/01JD8ZQ5CK8XJ2',
  ])('%s leads to the page that asks the server', path => {
    const url = `https://tram.example${path}`;
    const place = remotePlace(url);
    expect(place).toEqual({ kind: 'post', href: `/authorize_interaction?uri=${encodeURIComponent(url)}` });
    const { pathname, search } = new URL(place?.href ?? '', 'https://app.example');
    expect(addressTarget(pathname, search)).toEqual({ kind: 'resolve', uri: url });
  });

  it.each([
    'https://tram.example/',
    'https://tram.example/@edda',
    'https://tram.example/users/edda',
    'https://tram.example/users/edda/statuses',
    'https://tram.example/@edda/how-to-count-rooks-1a2b3c',
    'https://tram.example/@edda/video/114',
    'https://tram.example/@edda/114/embed',
    'https://tram.example/objects/114',
    'https://tram.example/objects/stone-age',
    'https://tram.example/activities',
    'https://tram.example/notice/cookies',
    'https://tram.example/news/114',
    'https://tram.example/@edda/114?utm_source=x',
    'https://edda:secret@tram.example/@edda/114',
    'http://tram.example/@edda/114',
    'https://tram.example/@%E0%A4%A/114',
    'mailto:edda@tram.example',
    'not an address',
  ])('%s is none', url => expect(remotePlace(url)).toBeNull());
});
