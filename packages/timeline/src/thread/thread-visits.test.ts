import { memoryStorage } from '@rookery/api-client';
import { describe, expect, it } from 'vitest';
import { createThreadVisits } from './thread-visits.js';

describe('createThreadVisits', () => {
  it('remembers the newest post of each visit, for each account apart', () => {
    const storage = memoryStorage();
    const visits = createThreadVisits(storage, 'mara');
    expect(visits.read('1')).toBeNull();
    visits.write('1', 1000);
    visits.write('1', 2000);
    expect(createThreadVisits(storage, 'mara').read('1')).toBe(2000);
    expect(createThreadVisits(storage, 'noor').read('1')).toBeNull();
  });

  it('forgets the thread that was visited longest ago after 300', () => {
    const visits = createThreadVisits(memoryStorage(), 'mara');
    for (let index = 0; index < 300; index += 1) visits.write(String(index), index);
    visits.write('0', 7);
    visits.write('300', 1);
    expect([visits.read('0'), visits.read('1'), visits.read('2')]).toEqual([7, null, 2]);
  });

  it.each(['{', 'null', '7', '[[1,2],["a","b"],["c",null]]'])('reads %s as no visit', text => {
    const storage = memoryStorage();
    storage.setItem('rookery:thread-visits:mara', text);
    const visits = createThreadVisits(storage, 'mara');
    expect([visits.read('a'), visits.read('c')]).toEqual([null, null]);
    visits.write('a', 5);
    expect(visits.read('a')).toBe(5);
  });

  it('remembers nothing without a storage, and in a full one', () => {
    const full = memoryStorage();
    full.setItem = () => {
      throw new Error('full');
    };
    for (const storage of [null, full]) {
      const visits = createThreadVisits(storage, 'mara');
      visits.write('1', 1);
      expect(visits.read('1')).toBeNull();
    }
  });
});
