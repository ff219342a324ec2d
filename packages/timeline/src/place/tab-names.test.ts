import { memoryStorage } from '@rookery/api-client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { namesOfTab, recordTabInUse, tabNames } from './tab-names.js';

function aBrowser() {
  const held = new Set<string>();
  let made = 0;
  const storageWith = (values = new Map<string, string>()) =>
    ({
      values,
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    }) as unknown as Storage & { values: Map<string, string> };
  const open = (storage: Storage | null, shared: Storage | null = null) => {
    const mine: string[] = [];
    const names = tabNames({
      storage,
      shared,
      hold: name => {
        if (held.has(name)) return Promise.resolve(false);
        held.add(name);
        mine.push(name);
        return Promise.resolve(true);
      },
      random: () => `tab${(made += 1)}`,
    });
    return { names, close: () => mine.forEach(name => held.delete(name)) };
  };
  return { storageWith, open };
}

describe('tabNames', () => {
  it('[LIST-06] keeps the name of a tab over reloads', async () => {
    const { storageWith, open } = aBrowser();
    const storage = storageWith();
    const first = open(storage);
    expect(await first.names).toEqual(['tab1']);
    first.close();
    expect(await open(storage).names).toEqual(['tab1']);
  });

  it('[LIST-06] gives a copied tab a name of its own and the names of its original', async () => {
    const { storageWith, open } = aBrowser();
    const storage = storageWith();
    await open(storage).names;
    const copied = storageWith(new Map(storage.values));
    const copy = open(copied);
    expect(await copy.names).toEqual(['tab2', 'tab1']);
    copy.close();
    expect(await open(copied).names).toEqual(['tab2', 'tab1']);
    expect(await open(storageWith()).names).toEqual(['tab3']);
  });

  it('[LIST-06] takes over the name of a closed tab, and reads beside an open one', async () => {
    const { storageWith, open } = aBrowser();
    const shared = storageWith(new Map([['rookery:tab', 'tab9']]));
    const [second, third] = [storageWith(), storageWith()];
    expect(await open(second, shared).names).toEqual(['tab9']);
    expect(second.values.get('rookery:tab')).toBe('tab9');
    expect(await open(third, shared).names).toEqual(['tab1', 'tab9']);
  });

  it('keeps four names at most', async () => {
    const { storageWith, open } = aBrowser();
    let storage = storageWith();
    let names: readonly string[] = [];
    for (let copies = 0; copies < 6; copies += 1) {
      names = await open(storage).names;
      storage = storageWith(new Map(storage.values));
    }
    expect(names).toEqual(['tab6', 'tab5', 'tab4', 'tab3']);
  });

  it('gives a name without storage', async () => {
    const { open } = aBrowser();
    const denied = {
      getItem: () => {
        throw new DOMException('denied');
      },
      setItem: () => {
        throw new DOMException('denied');
      },
    } as unknown as Storage;
    expect(await open(denied).names).toEqual(['tab1']);
    expect(await open(null).names).toEqual(['tab2']);
  });
});

describe('the name of the tab that a page is in', () => {
  /** Web Locks as several tabs share them. */
  class Locks {
    readonly held = new Set<string>();
    readonly takes: (() => void)[] = [];
    isBroken = false;
    async request(
      name: string,
      { ifAvailable }: { ifAvailable: boolean },
      work: (lock: object | null) => unknown,
    ): Promise<unknown> {
      if (this.isBroken) throw new DOMException('denied', 'SecurityError');
      if (!ifAvailable) throw new Error('A tab must not wait until another one is closed.');
      if (this.held.has(name)) return work(null);
      this.held.add(name);
      const taken = new Promise<never>((_, reject) => this.takes.push(() => reject(new DOMException('gone', 'AbortError'))));
      try {
        return await Promise.race([work({ name }), taken]);
      } finally {
        this.held.delete(name);
      }
    }
  }
  afterEach(() => vi.unstubAllGlobals());

  const storageOf = (name: string | null) => {
    const storage = memoryStorage();
    if (name !== null) storage.setItem('rookery:tab', name);
    return storage;
  };

  it('[LIST-06] is held for as long as the page is open', async () => {
    const locks = new Locks();
    vi.stubGlobal('navigator', { locks });
    const storage = storageOf('tab1');
    expect(await namesOfTab(storage)).toEqual(['tab1']);
    await vi.waitFor(() => expect([...locks.held]).toEqual(['rookery-tab-tab1']));
    const [own, ...others] = await namesOfTab(storageOf('tab1'));
    expect([own === 'tab1', others]).toEqual([false, ['tab1']]);
    expect(locks.held.has(`rookery-tab-${own}`)).toBe(true);
  });

  it('[LIST-06] is held again after the browser took the lock from a page in its back-forward cache', async () => {
    const locks = new Locks();
    vi.stubGlobal('navigator', { locks });
    await namesOfTab(storageOf('tab1'));
    locks.takes.shift()?.();
    await vi.waitFor(() => expect(locks.takes).toHaveLength(1));
    expect([...locks.held]).toEqual(['rookery-tab-tab1']);
  });

  it('is the same for every reader of the page', async () => {
    vi.stubGlobal('navigator', { locks: new Locks() });
    const storage = storageOf(null);
    expect(await namesOfTab(storage)).toBe(await namesOfTab(storage));
    const [name] = await namesOfTab(storage);
    expect(name).toMatch(/^[a-z0-9]{6,}$/);
    expect(await namesOfTab(storageOf(null))).not.toEqual([name]);
  });

  it.each([{}, { locks: Object.assign(new Locks(), { isBroken: true }) }])(
    'is free without working locks: %o',
    async navigator => {
      vi.stubGlobal('navigator', navigator);
      expect(await namesOfTab(storageOf('tab1'))).toEqual(['tab1']);
    },
  );

  it('[LIST-06] is what a tab that is opened next continues from', async () => {
    vi.stubGlobal('navigator', { locks: new Locks() });
    const shared = memoryStorage();
    await recordTabInUse(storageOf('tab1'), shared);
    expect(shared.getItem('rookery:tab')).toBe('tab1');
  });
});
