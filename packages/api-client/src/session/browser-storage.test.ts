import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserStorage, memoryStorage } from './browser-storage.dom.js';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('browserStorage', () => {
  it('returns the storage of its kind', () => {
    const [local, session] = [memoryStorage(), memoryStorage()];
    vi.stubGlobal('localStorage', local);
    vi.stubGlobal('sessionStorage', session);
    expect([browserStorage('local'), browserStorage('session')]).toEqual([local, session]);
    expect(browserStorage('local')).toBe(local);
  });

  it('returns null when reading the property throws', () => {
    vi.stubGlobal('sessionStorage', memoryStorage());
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(browserStorage('session')).toBeNull();
  });

  it('returns null outside a browser', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(browserStorage('local')).toBeNull();
  });
});

describe('memoryStorage', () => {
  it('stores, lists and removes texts', () => {
    const storage = memoryStorage();
    storage.setItem('a', '1');
    storage.setItem('b', '2');
    storage.removeItem('a');
    expect([storage.getItem('a'), storage.getItem('b'), storage.key(0), storage.length]).toEqual([null, '2', 'b', 1]);
    storage.clear();
    expect([storage.length, storage.key(0)]).toEqual([0, null]);
  });
});
