import { describe, expect, it } from 'vitest';
import { createScrollMemory, resolvePosition, SCROLL_SAVE_MS, type ScrollPosition } from './scroll-memory.js';

function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: key => values.get(key) ?? null,
    key: index => [...values.keys()][index] ?? null,
    removeItem: key => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}

const position: ScrollPosition = { key: 's:20', index: 4, offset: -37.5, sizes: [[0, 120]] };

describe('createScrollMemory', () => {
  it('[LIST-06] restores index, offset and row per scroll key after a reload', () => {
    const storage = memoryStorage();
    createScrollMemory(storage, 'mara').write('home', position);
    const afterReload = createScrollMemory(storage, 'mara');
    expect(afterReload.read('home')).toEqual(position);
    expect(afterReload.read('tags')).toBeNull();
  });

  it('[LIST-06] keeps the positions of accounts apart', () => {
    const storage = memoryStorage();
    createScrollMemory(storage, 'mara').write('home', position);
    expect(createScrollMemory(storage, 'noor').read('home')).toBeNull();
  });

  it('[LIST-06] saves after scrolling has rested for 150 ms', () => {
    expect(SCROLL_SAVE_MS).toBe(150);
  });

  it('forgets a position', () => {
    const storage = memoryStorage();
    const memory = createScrollMemory(storage, 'mara');
    memory.write('home', position);
    memory.forget('home');
    expect(memory.read('home')).toBeNull();
    expect(storage.length).toBe(0);
  });

  it('keeps positions in memory when storage is denied or full', () => {
    const full = memoryStorage();
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    for (const storage of [full, null]) {
      const memory = createScrollMemory(storage, 'mara');
      memory.write('home', position);
      expect(memory.read('home')).toEqual(position);
    }
  });

  it.each(['{', 'null', '7', '{"key":1,"index":0,"offset":0}', '{"key":"a","index":-1,"offset":0}', '{"key":"a","index":0}'])(
    'ignores the malformed position %s',
    text => {
      const storage = memoryStorage();
      storage.setItem('rookery:scrollData:mara:home', text);
      expect(createScrollMemory(storage, 'mara').read('home')).toBeNull();
    },
  );
});

describe('resolvePosition', () => {
  const rows = (...keys: string[]) => keys.map(key => ({ key }));
  const numberOf = (key: string) => (key.startsWith('s:') ? Number(key.slice(2)) : Number.NaN);
  const resolve = (keys: ReturnType<typeof rows>) =>
    resolvePosition(position, keys, (row, key) => numberOf(row.key) < numberOf(key));

  it('[LIST-06] finds the row wherever it is now', () => {
    const found = resolve(rows('s:40', 's:30', 'i:ad', 's:25', 's:22', 's:21', 's:20'));
    expect(found).toEqual({ ...position, index: 6 });
  });

  it('[LIST-06] takes the nearest row below when the row is gone', () => {
    expect(resolve(rows('s:22', 'i:ad', 's:19', 's:18'))).toMatchObject({ key: 's:19', index: 2 });
  });

  it('[LIST-06] takes the index, or the last row, when no row below is there', () => {
    expect(resolve(rows('s:35', 's:34', 's:33', 's:32', 's:31', 's:30'))?.key).toBe('s:31');
    expect(resolve(rows('s:35', 's:34'))?.key).toBe('s:34');
    expect(resolve([])).toBeNull();
  });
});

describe('stored positions', () => {
  it('stores a position under the name of the app', () => {
    const storage = memoryStorage();
    createScrollMemory(storage, 'mara').write('home', position);
    expect(storage.key(0)).toBe('rookery:scrollData:mara:home');
  });

  it('restores the page of a list of pages, and none that is no text', () => {
    const storage = memoryStorage();
    createScrollMemory(storage, 'mara').write('home', { ...position, page: 's:40' });
    expect(createScrollMemory(storage, 'mara').read('home')).toEqual({ ...position, page: 's:40' });
    storage.setItem('rookery:scrollData:mara:home', JSON.stringify({ ...position, page: 40 }));
    expect(createScrollMemory(storage, 'mara').read('home')).toEqual(position);
  });

  it('reads a position in the first row, and nothing from a bare null', () => {
    const storage = memoryStorage();
    createScrollMemory(storage, 'mara').write('home', { ...position, index: 0 });
    expect(createScrollMemory(storage, 'mara').read('home')).toMatchObject({ index: 0 });
    storage.setItem('rookery:scrollData:mara:home', 'null');
    expect(createScrollMemory(storage, 'mara').read('home')).toBeNull();
  });
});

describe('resolvePosition at the first row', () => {
  const rows = [{ key: 's:30' }, { key: 's:20' }, { key: 's:10' }];

  it('keeps the sizes when the row has become the first', () => {
    expect(resolvePosition({ ...position, key: 's:30' }, rows, () => true)).toEqual({ ...position, key: 's:30', index: 0 });
  });

  it('takes the first row when it is the first below', () => {
    expect(resolvePosition({ ...position, key: 's:40', index: 2 }, rows, () => true)).toEqual({
      key: 's:30',
      index: 0,
      offset: -37.5,
    });
  });
});
