import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserChannel, browserStorage, memoryStorage, withBrowserLock } from './browser-storage.dom.js';

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

const refused = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

describe('withBrowserLock', () => {
  const work = async () => 'with';
  const without = async () => 'without';

  it.each([
    ['absent', null],
    ['refused at once', { request: refused }],
    ['refused later', { request: async () => refused() }],
  ])('works without locks that are %s', async (_, locks) => {
    expect(await withBrowserLock('a', {}, work, without, locks)).toBe('without');
  });

  const granting = { request: async (_: string, __: LockOptions, granted: (lock: Lock | null) => unknown) => granted(null) };

  it('rejects with the error of the work, which runs once', async () => {
    const other = vi.fn(without);
    await expect(withBrowserLock('a', {}, async () => refused(), other, granting as never)).rejects.toThrow('denied');
    expect(other).not.toHaveBeenCalled();
    expect(await withBrowserLock('a', {}, work, without, granting as never)).toBe('with');
  });

  it('does not work after its signal has aborted', async () => {
    const other = vi.fn(without);
    await expect(
      withBrowserLock('a', { signal: AbortSignal.abort() }, work, other, { request: async () => refused() }),
    ).rejects.toThrow('denied');
    expect(other).not.toHaveBeenCalled();
  });
});

it('has no channel where the browser refuses it', () => {
  vi.stubGlobal('BroadcastChannel', refused);
  expect(browserChannel('a')).toBeNull();
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
