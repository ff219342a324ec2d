import { describe, expect, it } from 'vitest';
import { tabNames } from './tab-names.js';

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
