import { describe, expect, it } from 'vitest';
import { parseSource } from './source-attribute.js';

describe('parseSource', () => {
  it.each([
    [null, { kind: 'public', isLocal: false }],
    ['', { kind: 'public', isLocal: false }],
    [' public ', { kind: 'public', isLocal: false }],
    ['public:local', { kind: 'public', isLocal: true }],
    ['tag:cats', { kind: 'tag', name: 'cats' }],
    ['tag:#قطط', { kind: 'tag', name: 'قطط' }],
    ['tag:2026_winter', { kind: 'tag', name: '2026_winter' }],
    ['account:@mara', { kind: 'account', acct: 'mara' }],
    ['account:@mara@tram.example', { kind: 'account', acct: 'mara@tram.example' }],
    ['account:@mara@localhost:4510', { kind: 'account', acct: 'mara@localhost:4510' }],
    ['account:109', { kind: 'account', accountId: '109' }],
    ['account:AbcDef', { kind: 'account', accountId: 'AbcDef' }],
    [
      'status:https://tram.example/objects/8f2c-1?x#y',
      { kind: 'status', address: 'https://tram.example/objects/8f2c-1', origin: 'https://tram.example' },
    ],
    ['status:113', { kind: 'status', statusId: '113', origin: null }],
  ])('parses %j', (text, source) => {
    expect(parseSource(text)).toEqual(source);
  });

  it.each([
    'https://tram.example/@mara/113',
    'https://tram.example/@mara@far.example/113/',
    'https://tram.example/@mara/posts/113',
    'https://tram.example/@mara/statuses/113',
    'https://tram.example/users/mara/statuses/113',
    'https://tram.example/notice/113',
    'https://tram.example/web/statuses/113?x=1#y',
  ])('takes the post and its server from %s', address => {
    expect(parseSource(`status:${address}`)).toEqual({ kind: 'status', statusId: '113', origin: 'https://tram.example' });
  });

  it.each([
    'home',
    'public:remote',
    'public:',
    'Public:local',
    'tag:',
    'tag:2026',
    'tag:two words',
    'tag:a/../../b',
    'account:',
    'account:@',
    'account:@a@b@c',
    'account:../1',
    'account:@../1',
    'account:mara@tram.example',
    'status:',
    'status:..',
    'status:1/context',
    'status:javascript:alert(1)//notice/1',
    'status:https://a:b@tram.example/notice/1',
    'status:https://tram.example/objects/8f2c/1',
    'status:https://tram.example/@mara',
    'status:data:text/html,/notice/1',
    'tag:<img src=x onerror=alert(1)>',
    'tag:a\nb',
    `tag:${'a'.repeat(500)}`,
    '__proto__',
    'constructor:1',
  ])('rejects %j', text => {
    expect(parseSource(text)).toBeNull();
  });
});
