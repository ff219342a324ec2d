import { describe, expect, it } from 'vitest';
import { attemptsIn, draftOf, isEmail, isNetwork, newIpBlock, wordsOf } from './ip-block-draft.js';

describe('[HINT-11] a network address', () => {
  it.each(['198.51.100.4', ' 198.51.100.0/24 ', '0.0.0.0/0', '255.255.255.255/32', '2001:db8::1', '2001:db8::/128', '::'])(
    'is %s',
    text => expect(isNetwork(text)).toBe(true),
  );

  it.each([
    '',
    '198.51.100',
    '198.51.100.256',
    '198.51.100.0/33',
    '198.51.100.0/',
    '198.51.100.0/2/4',
    '2001:db8::/129',
    ':',
    'a.example',
    '<b>',
    '::1]/x',
  ])('is not %j', text => expect(isNetwork(text)).toBe(false));
});

describe('[HINT-11] a block of a network address', () => {
  it('keeps its end until another one is chosen', () => {
    const block = { id: '1', ip: '198.51.100.4', severity: 'no_access', comment: '', created_at: null } as const;
    const words = wordsOf({ ...block, expires_at: '2026-12-01T00:00:00Z' });
    expect(draftOf(words)).not.toHaveProperty('expires_in');
    expect(draftOf({ ...words, expires: null })).toHaveProperty('expires_in', null);
    expect(draftOf({ ...words, expires: 60 })).toHaveProperty('expires_in', 60);
    expect(wordsOf({ ...block, expires_at: null }).expires).toBeNull();
  });

  it('is sent without the spaces around it', () => {
    expect(draftOf({ ...newIpBlock, ip: ' ::1 ', comment: ' bots\n' })).toMatchObject({ ip: '::1', comment: 'bots' });
  });
});

it('[HINT-11] an e-mail address has a name and a host', () => {
  expect(['a@b.example', ' a.b+c@d.example '].map(isEmail)).toEqual([true, true]);
  expect(['', 'a@b', '@b.example', 'a b@c.example', 'a@b@c.example'].map(isEmail)).toEqual(
    Array.from({ length: 5 }, () => false),
  );
});

it('[HINT-11] attempts to sign up are counted over the days', () => {
  expect(attemptsIn([])).toBe(0);
  expect(attemptsIn([{ uses: 2 }, { uses: 0 }, { uses: 5 }])).toBe(7);
});
