import { describe, expect, it } from 'vitest';
import { MAX_LIMIT, readAttributes, readPostAttributes } from './attributes.js';

const parse = (attributes: Readonly<Record<string, string>>) => readAttributes(name => attributes[name] ?? null, '');

it('has defaults for everything but the server', () => {
  expect(parse({})).toEqual({
    hasThread: false,
    isPost: false,
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
    hasThread: false,
    isPost: false,
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

describe('the attributes of one post', () => {
  const parsePost = (attributes: Readonly<Record<string, string>>) => readPostAttributes(name => attributes[name] ?? null, '');

  it.each([
    [{ url: ' https://tram.example/@mara/113 ' }, { kind: 'status', statusId: '113', origin: 'https://tram.example' }],
    [
      { url: 'https://tram.example/users/mara/statuses/113' },
      { kind: 'status', statusId: '113', origin: 'https://tram.example' },
    ],
    [{ url: 'https://tram.example/notice/AbC1' }, { kind: 'status', statusId: 'AbC1', origin: 'https://tram.example' }],
    [
      { url: 'https://tram.example/objects/8f2c-1' },
      { kind: 'status', address: 'https://tram.example/objects/8f2c-1', origin: 'https://tram.example' },
    ],
    [
      { server: 'tram.example', 'status-id': '113' },
      { kind: 'status', statusId: '113', origin: null },
    ],
  ])('%j name a post', (attributes, source) => {
    expect(parsePost(attributes)).toMatchObject({
      source,
      server: 'https://tram.example',
      isPost: true,
      hasThread: true,
      limit: null,
    });
  });

  it.each<Readonly<Record<string, string>>>([
    {},
    { url: '' },
    { url: 'https://tram.example/' },
    { url: 'javascript:alert(1)' },
    { source: 'public' },
  ])('%j name none', attributes => expect(parsePost(attributes).source).toBeNull());

  it('has no thread on request, and no stream', () => {
    const one = { url: 'https://tram.example/@mara/113', live: '' };
    expect(parsePost({ ...one, thread: 'None' })).toMatchObject({ hasThread: false, isLive: false });
    expect(parsePost({ ...one, thread: 'other' }).hasThread).toBe(true);
  });
});
