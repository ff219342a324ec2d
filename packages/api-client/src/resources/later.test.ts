import { expect, it, vi } from 'vitest';
import { isApiError } from '../errors.js';
import { later } from './later.js';

const resource = { get: async (id: string) => `post ${id}` };

it('hands each call on once its code is there, which is fetched once', async () => {
  const load = vi.fn(async () => resource);
  const posts = later(load, { get: true });
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([posts.get('1'), posts.get('2')])).toEqual(['post 1', 'post 2']);
  expect(load).toHaveBeenCalledOnce();
});

it('rejects as a request that does not get through where the code does not come, and asks for it again', async () => {
  const load = vi.fn(async () => resource).mockRejectedValueOnce(new TypeError('offline'));
  const posts = later(load, { get: true });
  const failure: unknown = await posts.get('1').catch((error: unknown) => error);
  expect(isApiError(failure) && failure.kind).toBe('network');
  expect(await posts.get('1')).toBe('post 1');
});

it('hands on what its own call rejects with', async () => {
  const posts = later(async () => ({ get: () => Promise.reject(new Error('gone')) }), { get: true });
  await expect(posts.get()).rejects.toThrow('gone');
});
