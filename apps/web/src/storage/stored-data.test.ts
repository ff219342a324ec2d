import { readdirSync, readFileSync } from 'node:fs';
import { memoryStorage, SESSIONS_KEY } from '@rookery/api-client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearStoredData, storedData } from './stored-data.js';

/** A key as the code writes it, for each row of account data. A new row needs one. */
const accountKeys: Readonly<Record<string, (account: string) => string>> = {
  'rookery:scrollData:': account => `rookery:scrollData:${account}:home`,
  'rookery:marker:': account => `rookery:marker:${account}:home`,
  'rookery:injections:': account => `rookery:injections:${account}`,
  'rookery:window:': account => `rookery:window:${account}|home`,
};

/** A storage whose keys `Object.keys` lists, as a browser's does. */
function listedStorage(): Storage {
  const storage = memoryStorage();
  return new Proxy(storage, {
    ownKeys: () => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}

const storedKeys = (): Set<string> => new Set([...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
const isLocal = (key: string): boolean => key.startsWith('rookery:marker:') || keysInScope('device').includes(key);
const keysInScope = (scope: string): string[] => storedData.filter(data => data.scope === scope).map(data => data.key);

beforeEach(() => {
  vi.stubGlobal('localStorage', listedStorage());
  vi.stubGlobal('sessionStorage', listedStorage());
  const keys = [...keysInScope('device'), ...keysInScope('sign-in')];
  for (const keyOf of Object.values(accountKeys)) keys.push(keyOf('mara@tram.city'), keyOf('ines@mar.social'));
  for (const key of keys) (isLocal(key) ? localStorage : sessionStorage).setItem(key, 'stored');
});

describe('clearStoredData', () => {
  it('knows a stored key for every row of account data', () => {
    expect(Object.keys(accountKeys).toSorted()).toEqual(keysInScope('account').toSorted());
  });

  it.each(Object.entries(accountKeys))('clears %s of the account that signs out, and of no other', async (_row, keyOf) => {
    await clearStoredData('mara@tram.city', false);
    expect(storedKeys()).not.toContain(keyOf('mara@tram.city'));
    expect(storedKeys()).toContain(keyOf('ines@mar.social'));
  });

  it('leaves only the data of the device when the last session is gone', async () => {
    await clearStoredData('mara@tram.city', true);
    // The session store has removed the sessions themselves.
    expect(storedKeys()).toEqual(new Set([...keysInScope('device'), SESSIONS_KEY]));
  });
});

it('has a row for every key that the sources store under', () => {
  const keys = sourceFiles().flatMap(path =>
    [...readFileSync(path, 'utf8').matchAll(/(?<!name=)['"`](rookery:[\w-]+)/g)].map(match => `${match[1]}:`),
  );
  expect(keys.length).toBeGreaterThan(8);
  expect(keys.filter(key => !storedData.some(data => key === data.key || key === `${data.key}:`))).toEqual([]);
});

function sourceFiles(): string[] {
  return ['apps/web/src', 'packages/api-client/src', 'packages/timeline/src', 'packages/ui/src'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(path => /\.tsx?$/.test(path) && !/\.(test|stories)\./.test(path))
      .map(path => `${folder}/${path}`),
  );
}
