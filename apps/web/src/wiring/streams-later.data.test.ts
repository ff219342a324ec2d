import { createClient } from '@rookery/api-client';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bindStreamsLater, STREAMS_RETRY_MS } from './streams-later.data.js';

const client = createClient({ baseUrl: 'https://rookery.test', accessToken: 'token' });
const close = vi.fn();
const bindStreams = vi.fn(() => close);

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

test('the stream opens when the page is quiet, and closes', async () => {
  const load = vi.fn(async () => ({ bindStreams }));
  const stop = bindStreamsLater(client, new QueryClient(), load);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(bindStreams).toHaveBeenCalledOnce();
  stop();
  expect(close).toHaveBeenCalledOnce();
});

test('a stream that was called off while its chunk was on its way is not opened', async () => {
  let arrive = (_streams: { bindStreams: typeof bindStreams }) => {};
  const stop = bindStreamsLater(client, new QueryClient(), () => new Promise(resolve => (arrive = resolve)));
  await vi.advanceTimersByTimeAsync(0);
  stop();
  arrive({ bindStreams });
  await vi.advanceTimersByTimeAsync(0);
  expect(bindStreams).not.toHaveBeenCalled();
});

test('a chunk that did not come is asked for again, until the stream is called off', async () => {
  const load = vi.fn(() => Promise.reject<{ bindStreams: typeof bindStreams }>(new Error('offline')));
  const stop = bindStreamsLater(client, new QueryClient(), load);
  await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(STREAMS_RETRY_MS - 1);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  stop();
  await vi.advanceTimersByTimeAsync(STREAMS_RETRY_MS);
  expect(load).toHaveBeenCalledTimes(2);
});
