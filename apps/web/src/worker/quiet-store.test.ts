import { expect, it } from 'vitest';
import { leaveQuiet, leftQuiet } from './quiet-store.js';
import { QUIET } from './worker-rules.js';

/** The caches of a browser. @param text What the cache answers; undefined: what was put there. */
function fakeCaches(text?: string): CacheStorage {
  const caches = new Map<string, Map<string, Response>>();
  if (text !== undefined) caches.set(QUIET, new Map([['/quiet-hours', new Response(text)]]));
  const open = async (name: string) => {
    const kept = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, kept);
    return {
      put: async (address: string, answer: Response) => void kept.set(address, answer),
      match: async (address: string) => kept.get(address)?.clone(),
    };
  };
  return {
    open,
    has: async (name: string) => caches.has(name),
    delete: async (name: string) => caches.delete(name),
  } as unknown as CacheStorage;
}

it('finds the hours that were left last, and none once there are none', async () => {
  const caches = fakeCaches();
  await leaveQuiet(['22:00-07:00 0123456'], caches);
  await leaveQuiet(['21:00-07:00 0123456'], caches);
  expect(await leftQuiet(caches)).toEqual(['21:00-07:00 0123456']);
  await leaveQuiet([], caches);
  expect(await leftQuiet(caches)).toEqual([]);
  expect(await caches.has(QUIET)).toBe(false);
});

it.each(['', 'text', 'null', '{}', '[7]'])('reads none from %j', async text => {
  expect(await leftQuiet(fakeCaches(text))).toEqual([]);
});

it('has none where the browser has no caches, or denies them', async () => {
  const denied = { has: () => Promise.reject(new DOMException('denied', 'SecurityError')) } as unknown as CacheStorage;
  await expect(leaveQuiet(['22:00-07:00 0'], undefined)).resolves.toBeUndefined();
  expect(await leftQuiet(undefined)).toEqual([]);
  expect(await leftQuiet(denied)).toEqual([]);
});
