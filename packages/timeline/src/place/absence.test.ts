import { describe, expect, it } from 'vitest';
import { ABSENCE_MS, createCatchUpMemory, nextAbsence, startOfCatchUp, withSeen } from './absence.js';

describe('nextAbsence', () => {
  it('writes the place down when the reader comes back, and keeps it while they read', () => {
    const back = nextAbsence({ leftId: '3', at: 0 }, '5', ABSENCE_MS + 1);
    expect(back.leftId).toBe('5');
    expect(nextAbsence(back, '9', back.at + ABSENCE_MS).leftId).toBe('5');
    expect(nextAbsence(back, '9', back.at + ABSENCE_MS + 1).leftId).toBe('9');
  });

  it('keeps the earlier place where none is known now', () => {
    expect(nextAbsence({ leftId: '3', at: 0 }, null, ABSENCE_MS + 1).leftId).toBe('3');
  });
});

describe('startOfCatchUp', () => {
  it('is the place before the visit while the visit lasts, and the place itself afterwards', () => {
    const known = { leftId: '3', at: 0 };
    expect(startOfCatchUp(known, '9', ABSENCE_MS)).toBe('3');
    expect(startOfCatchUp(known, '9', ABSENCE_MS + 1)).toBe('9');
    expect(startOfCatchUp(known, null, ABSENCE_MS + 1)).toBe('3');
    expect(startOfCatchUp(null, null, 0)).toBeNull();
  });
});

describe('withSeen', () => {
  it('forgets the oldest posts past the limit', () => {
    expect(withSeen(['1', '2'], ['2', '3', '3', '4'], 3)).toEqual(['2', '3', '4']);
  });

  it('is the same array where nothing is new', () => {
    const known = ['1', '2'];
    expect(withSeen(known, ['2'])).toBe(known);
  });
});

describe('createCatchUpMemory', () => {
  /** A storage that holds these texts, or refuses everything. */
  const storage = (texts: Record<string, string> | null): Storage => {
    const refuse = (): never => {
      throw new Error('denied');
    };
    const kept = new Map(Object.entries(texts ?? {}));
    const { getItem, setItem } =
      texts === null
        ? { getItem: refuse, setItem: refuse }
        : { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) };
    return { length: 0, clear: refuse, key: refuse, removeItem: refuse, getItem, setItem };
  };

  it('survives in storage, for each account by itself', () => {
    const shared = storage({});
    createCatchUpMemory(shared, 'mara', () => 5).see(['1']);
    createCatchUpMemory(shared, 'mara', () => 5).markRead('7');
    expect(createCatchUpMemory(shared, 'mara', () => 6).seen()).toEqual(['1']);
    expect(createCatchUpMemory(shared, 'mara', () => 6).absence()).toEqual({ leftId: '7', at: 5 });
    expect(createCatchUpMemory(shared, 'idris', () => 6).seen()).toEqual([]);
  });

  it.each(['not json', '7', '{"leftId":7,"at":"x"}', '[1,null]'])('takes nothing from what is not its own: %s', text => {
    const odd = storage({ 'rookery:marker:mara:absence': text, 'rookery:marker:mara:seen': text });
    const memory = createCatchUpMemory(odd, 'mara', () => 5);
    expect(memory.absence()).toBeNull();
    expect(memory.seen()).toEqual([]);
  });

  it('lasts as long as itself where storage is denied', () => {
    const memory = createCatchUpMemory(storage(null), 'mara', () => 5);
    memory.see(['1']);
    memory.note('3');
    expect(memory.seen()).toEqual(['1']);
    expect(memory.absence()).toEqual({ leftId: '3', at: 5 });
  });
});
