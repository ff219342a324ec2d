import type { Entry } from '@rookery/store/list';
import { describe, expect, it } from 'vitest';
import { nextStep, readDownTo, readPart, readRange } from './read-range.js';

const list = (...parts: (string | [string, string])[]): Entry[] =>
  parts.map(part =>
    typeof part === 'string' ? { kind: 'item', id: part } : { kind: 'gap', newerId: part[0], olderId: part[1] },
  );
const range = (entries: readonly Entry[], since: string | null) =>
  readRange(entries, since).entries.map(entry => (entry.kind === 'item' ? entry.id : entry.kind));

describe('readRange', () => {
  it('ends above the post that was read last', () => {
    expect(range(list('9', '8', '7'), '8')).toEqual(['9']);
  });

  it('ends above the first older post where the post itself was deleted', () => {
    expect(range(list('109', '108', '106'), '107')).toEqual(['109', '108']);
  });

  it('reads on where ids tell no order, as those of snac, until the post itself is there', () => {
    const hashes = list('c3a9-1f', 'a77b-9e', 'f00d-42');
    expect(range(hashes, 'b000-00')).toEqual(['c3a9-1f', 'a77b-9e', 'f00d-42']);
    expect(range(hashes, 'a77b-9e')).toEqual(['c3a9-1f']);
  });

  it('knows a repost by the id that its server gave it', () => {
    expect(range(list('reblog:4:109', '108'), '109')).toEqual([]);
  });

  it('is the whole list without a place', () => {
    expect(range(list('9', '8'), null)).toEqual(['9', '8']);
  });
});

describe('nextStep', () => {
  const step = (entries: readonly Entry[], older: string | null, since = '101') => nextStep({ entries, older }, since).kind;

  it('fills the topmost gap before it asks for older posts', () => {
    const entries = list('109', ['109', '106'], '106', ['106', '104'], '104');
    expect(nextStep({ entries, older: 'next' }, '101')).toEqual({
      kind: 'gap',
      gap: { kind: 'gap', newerId: '109', olderId: '106' },
    });
  });

  it('fills the gap above the place, and none below it', () => {
    expect(step(list('109', ['109', '101'], '101'), 'next')).toBe('gap');
    expect(step(list('109', '101', ['101', '90'], '90'), 'next')).toBe('reached');
  });

  it('asks for older posts until the place is there or the server has no more', () => {
    expect(step(list('109', '108'), 'next')).toBe('older');
    expect(step(list('109', '108'), null)).toBe('ended');
  });
});

describe('readDownTo', () => {
  it('is the last post above the first gap', () => {
    expect(readDownTo({ entries: list('9', '8', ['8', '5'], '5') })).toBe('8');
    expect(readDownTo({ entries: [] })).toBeNull();
  });
});

describe('readPart', () => {
  const [newest, middle, since] = ['2026-11-20T12:00:00Z', '2026-11-20T09:00:00Z', '2026-11-20T06:00:00Z'];

  it('is the part of the time that is read', () => {
    expect(readPart({ newest, read: middle, since })).toBe(0.5);
    expect(readPart({ newest, read: '2026-11-19T00:00:00Z', since })).toBe(1);
  });

  it('is null where a time is not known', () => {
    expect(readPart({ newest, read: null, since })).toBeNull();
    expect(readPart({ newest: since, read: since, since })).toBeNull();
    expect(readPart({ newest, read: 'yesterday', since })).toBeNull();
  });
});
