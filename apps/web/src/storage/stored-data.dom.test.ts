import { readdirSync, readFileSync } from 'node:fs';
import { memoryStorage, SESSIONS_KEY } from '@rookery/api-client';
import { emptyList } from '@rookery/store/list';
import { createWindowStore } from '@rookery/store';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearStoredData, forgetRefusal, forgetSession, storedData } from './stored-data.dom.js';

/** Stores something of an account as the app does, for each row of account data. A new row needs an entry. */
const store: Readonly<Record<string, (account: string) => void>> = {
  'rookery:app:': account =>
    localStorage.setItem(`rookery:app:["https://${account.split('@')[1]}","https://app.test/login/return"]`, 'stored'),
  'rookery:features:': account => localStorage.setItem(`rookery:features:https://${account.split('@')[1]}`, 'stored'),
  'rookery:notifications:': account => localStorage.setItem(`rookery:notifications:https://${account.split('@')[1]}`, 'stored'),
  'rookery:lacks:': account => localStorage.setItem(`rookery:lacks:https://${account.split('@')[1]}`, 'stored'),
  'rookery:stream:': account => localStorage.setItem(`rookery:stream:https://${account.split('@')[1]}`, 'stored'),
  'rookery:refused-session': account => localStorage.setItem('rookery:refused-session', account),
  'rookery:scrollData:': account => sessionStorage.setItem(`rookery:scrollData:${account}:home`, 'stored'),
  'rookery:typed-ahead:': account => sessionStorage.setItem(`rookery:typed-ahead:${account}`, 'stored'),
  'rookery:emoji:': account => localStorage.setItem(`rookery:emoji:${account}`, 'stored'),
  'rookery:settings:': account => localStorage.setItem(`rookery:settings:${account}`, 'stored'),
  'rookery:searches:': account => localStorage.setItem(`rookery:searches:${account}`, 'stored'),
  'rookery:columns:': account => localStorage.setItem(`rookery:columns:${account}`, 'stored'),
  'rookery:palette:': account => localStorage.setItem(`rookery:palette:${account}`, 'stored'),
  'rookery:marker:': account => localStorage.setItem(`rookery:marker:${account}:home`, 'stored'),
  'rookery:thread-visits:': account => localStorage.setItem(`rookery:thread-visits:${account}`, 'stored'),
  'rookery:filters:': account => localStorage.setItem(`rookery:filters:${account}`, 'stored'),
  'rookery:injections:': account => sessionStorage.setItem(`rookery:injections:${account}`, 'stored'),
  'rookery:open-draft:': account => localStorage.setItem(`rookery:open-draft:${account}`, 'stored'),
  'rookery-pictures': () => void cacheNames.add('rookery-pictures'),
  'push/': account => void pushScopes.add(`push/${encodeURIComponent(account)}/`),
  'rookery-shared': () => void cacheNames.add('rookery-shared'),
  'rookery-opened': () => void cacheNames.add('rookery-opened'),
  'rookery:window:': account =>
    createWindowStore(account, { isPersistent: false, tabStorage: sessionStorage }).writeNow('home', {
      state: emptyList,
      items: [],
    }),
};

/** The caches of the browser by their names. */
const cacheNames = new Set<string>();

/** The scopes of the workers that receive pushes, below the folder of the app. */
const pushScopes = new Set<string>();
const aRegistration = (path: string) => ({
  scope: new URL(path, location.origin).href,
  getNotifications: async () => [],
  unregister: async () => pushScopes.delete(path),
});

/** In a database, which browsers alone have: `e2e/background-sending.spec.ts`, `e2e/search-device.spec.ts`. */
const inDatabases = ['sender', 'rookery-search:'];

/** Rows with one key for all accounts. */
const single = ['rookery:refused-session', 'rookery-pictures', 'rookery-shared', 'rookery-opened'];

/** A storage whose keys `Object.keys` lists, as a browser's does. */
function listedStorage(): Storage {
  const storage = memoryStorage();
  return new Proxy(storage, {
    ownKeys: () => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}

const storedKeys = (): string[] => [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...cacheNames, ...pushScopes];
const keysInScope = (scope: string): string[] => storedData.filter(data => data.scope === scope).map(data => data.key);

beforeEach(() => {
  vi.stubGlobal('localStorage', listedStorage());
  vi.stubGlobal('sessionStorage', listedStorage());
  cacheNames.clear();
  pushScopes.clear();
  vi.stubGlobal('location', new URL('https://app.test/'));
  const getRegistrations = async () => [...pushScopes].map(aRegistration);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistrations } });
  vi.stubGlobal('caches', { delete: async (name: string) => cacheNames.delete(name) });
  for (const key of keysInScope('device')) localStorage.setItem(key, 'stored');
  for (const key of keysInScope('sign-in')) sessionStorage.setItem(key, 'stored');
});

describe('clearStoredData', () => {
  it('is tested for every row of account data', () => {
    expect([...Object.keys(store), ...inDatabases].toSorted()).toEqual(keysInScope('account').toSorted());
  });

  it.each(Object.entries(store))('clears %s of the account that signs out, and of no other', async (row, storeFor) => {
    storeFor('ines@mar.example');
    const before = storedKeys().filter(key => key.startsWith(row));
    storeFor('mara@tram.example');
    await clearStoredData('mara@tram.example', false);
    const left = storedKeys().filter(key => key.startsWith(row));
    expect(left).toEqual(single.includes(row) ? [] : before);
  });

  it('leaves only the data of the device when the last session is gone', async () => {
    for (const storeFor of Object.values(store)) storeFor('mara@tram.example');
    await clearStoredData('mara@tram.example', true);
    // The session store removes the sessions itself.
    expect(new Set(storedKeys())).toEqual(new Set([...keysInScope('device'), SESSIONS_KEY]));
  });
});

it('has a row for every key that the sources store under', () => {
  const keys = sourceFiles().flatMap(path => {
    const text = readFileSync(path, 'utf8');
    return [...text.matchAll(/(?<!name=)['"`](rookery:[\w-]+)|(?:key: |COOKIE = |KEY = )'(rookery-[\w-]+|rk-[\w-]+)'/g)].map(
      match => match[1] ?? match[2] ?? '',
    );
  });
  expect(keys.length).toBeGreaterThan(10);
  const isRegistered = (key: string): boolean =>
    storedData.some(data => key === data.key || `${key}:` === data.key || (data.key.endsWith('-') && key.startsWith(data.key)));
  expect(keys.filter(key => !isRegistered(key))).toEqual([]);
});

function sourceFiles(): string[] {
  return [
    'apps/web/src',
    'packages/api-client/src',
    'packages/chats/src',
    'packages/timeline/src',
    'packages/ui/src',
    'packages/media-player/src',
  ].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(path => /\.tsx?$/.test(path) && !/\.(test|stories)\./.test(path))
      .map(path => `${folder}/${path}`),
  );
}

describe('forgetSession', () => {
  const storeAll = () => {
    for (const [row, storeFor] of Object.entries(store)) if (row !== 'rookery:refused-session') storeFor('mara@tram.example');
  };

  it('clears everything of an account that signed out', async () => {
    storeAll();
    await forgetSession('mara@tram.example', false);
    expect(storedKeys().filter(key => key.includes('tram.example'))).toEqual([]);
  });

  it('[API-08] leaves everything but the registration of a session that its server refused', async () => {
    storeAll();
    localStorage.setItem('rookery:refused-session', 'mara@tram.example');
    const before = storedKeys();
    await forgetSession('mara@tram.example', true);
    expect(before.filter(key => !storedKeys().includes(key)).map(key => key.slice(0, 12))).toEqual(['rookery:app:']);
  });

  it('[API-08] clears everything once the account has signed in again and signs out', async () => {
    storeAll();
    localStorage.setItem('rookery:refused-session', 'mara@tram.example');
    forgetRefusal('ines@mar.example');
    expect(localStorage.getItem('rookery:refused-session')).toBe('mara@tram.example');
    forgetRefusal('mara@tram.example');
    expect(localStorage.getItem('rookery:refused-session')).toBeNull();
    await forgetSession('mara@tram.example', false);
    expect(storedKeys().filter(key => key.includes('tram.example'))).toEqual([]);
  });
});
