import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  browserChannel,
  browserStorage,
  deleteBrowserDatabase,
  holdBrowserLock,
  memoryStorage,
  newId,
  openBrowserDatabase,
  persistBrowserStorage,
  withBrowserLock,
} from './browser-storage.dom.js';

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

describe('holdBrowserLock', () => {
  const without = async () => undefined;

  /** Locks that the browser can take from the work that has them. */
  function takeableLocks() {
    const takes: (() => void)[] = [];
    const request = async (_: string, __: LockOptions, granted: (lock: Lock | null) => unknown): Promise<unknown> => {
      const taken = new Promise<never>((_resolve, reject) => takes.push(() => reject(new DOMException('gone', 'AbortError'))));
      return Promise.race([granted(null), taken]);
    };
    return { locks: { request } as unknown as LockManager, take: () => takes.shift()?.() };
  }

  it('works again, with a signal of its own, when the browser took the lock', async () => {
    const { locks, take } = takeableLocks();
    const end = new AbortController();
    const work = vi.fn((_signal: AbortSignal) => new Promise<never>(() => undefined));
    const held = holdBrowserLock('a', { signal: end.signal }, work, without, locks);
    take();
    await vi.waitFor(() => expect(work.mock.calls.map(([signal]) => signal.aborted)).toEqual([true, false]));
    end.abort();
    await held;
    expect(work.mock.calls.map(([signal]) => signal.aborted)).toEqual([true, true]);
  });

  it('works once without a signal, and ends with the work', async () => {
    const work = vi.fn(async () => undefined);
    await holdBrowserLock('a', { ifAvailable: true }, work, without, takeableLocks().locks);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('rejects with the error of the work', async () => {
    const broken = async () => refused();
    await expect(holdBrowserLock('a', {}, broken, without, takeableLocks().locks)).rejects.toThrow('denied');
  });

  it('resolves without work when its signal has aborted before', async () => {
    const work = vi.fn(async () => undefined);
    const request = (_: string, { signal }: LockOptions) => Promise.reject(signal?.reason as Error);
    await holdBrowserLock('a', { signal: AbortSignal.abort() }, work, without, { request } as unknown as LockManager);
    expect(work).not.toHaveBeenCalled();
  });
});

it('has no locks where reading them throws', async () => {
  vi.stubGlobal('navigator', {
    get locks() {
      return refused();
    },
  });
  expect(
    await withBrowserLock(
      'a',
      {},
      async () => 'with',
      async () => 'without',
    ),
  ).toBe('without');
});

it('has no channel where the browser refuses it', () => {
  vi.stubGlobal('BroadcastChannel', refused);
  expect(browserChannel('a')).toBeNull();
});

describe('a database of the browser', () => {
  const open = () => openBrowserDatabase('a', 1, { upgrade: () => undefined, onEnd: () => undefined });
  const stubDatabases = (read: () => unknown) => {
    Object.defineProperty(globalThis, 'indexedDB', { configurable: true, get: read });
  };
  afterEach(() => {
    vi.useRealTimers();
    Reflect.deleteProperty(globalThis, 'indexedDB');
  });

  it.each([
    ['missing', () => undefined],
    ['refused when it is read', refused],
    ['refused when it is opened', () => ({ open: refused, deleteDatabase: refused })],
  ])('that is %s rejects, and has nothing to delete', async (_, read) => {
    stubDatabases(read);
    expect(await open().catch((error: unknown) => error)).toBeInstanceOf(Error);
    await expect(deleteBrowserDatabase('a')).resolves.toBeUndefined();
  });

  it('that never answers rejects', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('IDBRequest', EventTarget);
    stubDatabases(() => ({ open: () => new EventTarget() }));
    const failure = open().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await failure).toMatchObject({ name: 'TimeoutError' });
  });
});

it.each([
  ['missing', {}],
  ['refused at once', { storage: { persist: refused } }],
  ['refused later', { storage: { persist: async () => refused() } }],
])('asks for lasting storage where that is %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  await expect(persistBrowserStorage()).resolves.toBeUndefined();
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

describe('newId', () => {
  it('makes a UUID on a page of plain HTTP, which has no randomUUID', () => {
    const plain = { getRandomValues: crypto.getRandomValues.bind(crypto) };
    expect(newId(plain)).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(newId(plain)).not.toBe(newId(plain));
  });

  it.each([
    [0, '00000000-0000-4000-8000-000000000000'],
    [255, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
  ])('marks the bytes as random where all are %d', (byte, id) => {
    expect(newId({ getRandomValues: array => Object.assign(array, new Uint8Array(16).fill(byte)) })).toBe(id);
  });
});
