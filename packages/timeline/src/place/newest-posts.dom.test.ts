import { afterEach, expect, it, vi } from 'vitest';
import { newestPosts } from './newest-posts.js';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('[LIST-06] waits 10 s for the stored posts: nothing else is shown until the server answers', async () => {
  vi.useFakeTimers();
  // Another page holds up the database.
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
  let isRead = false;
  void newestPosts('mara')
    .read('home')
    .then(() => (isRead = true));
  await vi.advanceTimersByTimeAsync(9_900);
  expect(isRead).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(isRead).toBe(true);
});
