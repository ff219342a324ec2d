import { createClient } from '@rookery/api-client';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openStreamAfterPage } from './account-stream.data.js';

const client = createClient({ baseUrl: 'https://rookery.test', accessToken: 'token' });
const close = vi.fn();
const open = vi.fn(() => close);

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

test('the stream opens once no query is in flight', async () => {
  openStreamAfterPage(client, new QueryClient(), open);
  expect(open).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(open).toHaveBeenCalledOnce();
});

test('an open stream is closed', async () => {
  const closeStream = openStreamAfterPage(client, new QueryClient(), open);
  await vi.advanceTimersByTimeAsync(0);
  closeStream();
  expect(close).toHaveBeenCalledOnce();
});

test('a stream that is closed before it opens is never opened', async () => {
  openStreamAfterPage(client, new QueryClient(), open)();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(open).not.toHaveBeenCalled();
});
