import { expect, it } from 'vitest';
import { openedHref } from './push-notice.js';
import { OPENED, leaveOpened, leftAddress, takeOpened } from './opened-address.js';
import { memoryCaches } from '../test-support/memory-caches.js';

const address = (nonce: string) => `https://rookery.test${openedHref('ines@mar.example', '7', nonce)}`;

it('[HINT-14] an address that the worker left is taken once', async () => {
  const caches = memoryCaches();
  await leaveOpened(address('a'), caches, 0);
  expect(await takeOpened(address('a'), caches)).toBe(true);
  expect(await takeOpened(address('a'), caches)).toBe(false);
});

it('[HINT-14] another address is not taken, nor the one before the last', async () => {
  const caches = memoryCaches();
  await leaveOpened(address('a'), caches, 0);
  await leaveOpened(address('b'), caches, 0);
  expect(await takeOpened(address('a'), caches)).toBe(false);
  expect(await takeOpened(address('guessed'), caches)).toBe(false);
  expect(await takeOpened(address('b'), caches)).toBe(true);
});

it('[HINT-14] a page that could not hear the worker finds the address for a minute, until one takes it', async () => {
  const caches = memoryCaches();
  expect(await leftAddress(caches, 5_000)).toBeNull();
  expect(await caches.has(OPENED)).toBe(false);
  await leaveOpened(address('a'), caches, 5_000);
  expect(await leftAddress(caches, 64_999)).toBe(address('a'));
  expect(await leftAddress(caches, 65_000)).toBeNull();
  await takeOpened(address('a'), caches);
  expect(await leftAddress(caches, 5_000)).toBeNull();
});

it('[HINT-14] nothing is taken where the browser denies its caches', async () => {
  const denied = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
  const caches = { open: denied, has: denied, delete: denied } as unknown as CacheStorage;
  await expect(leaveOpened(address('a'), caches, 0)).resolves.toBeUndefined();
  expect(await takeOpened(address('a'), caches)).toBe(false);
  expect(await takeOpened(address('a'), undefined)).toBe(false);
  expect(await leftAddress(caches, 0)).toBeNull();
  expect(await leftAddress(undefined, 0)).toBeNull();
});
