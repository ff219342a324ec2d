import { createClient } from '@rookery/api-client';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOAD_RETRY_MS, openStreamAfterPage } from './stream-after-page.data.js';

const client = createClient({ baseUrl: 'https://rookery.test', accessToken: 'token' });
const close = vi.fn();
const openStream = vi.fn(() => close);
const load = vi.fn(async () => ({ openStream }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

test('the stream opens once no query is in flight', async () => {
  openStreamAfterPage(client, new QueryClient(), () => undefined, load);
  expect(openStream).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(openStream).toHaveBeenCalledOnce();
});

test('an open stream is closed', async () => {
  const closeStream = openStreamAfterPage(client, new QueryClient(), () => undefined, load);
  await vi.advanceTimersByTimeAsync(0);
  closeStream();
  expect(close).toHaveBeenCalledOnce();
});

test('a stream that is closed before it opens is never opened', async () => {
  openStreamAfterPage(client, new QueryClient(), () => undefined, load)();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(openStream).not.toHaveBeenCalled();
});

test('a stream that is closed while its code loads is not opened', async () => {
  let finish = (_module: { openStream: typeof openStream }) => {};
  const closeStream = openStreamAfterPage(
    client,
    new QueryClient(),
    () => undefined,
    () => new Promise(resolve => (finish = resolve)),
  );
  await vi.advanceTimersByTimeAsync(0);
  closeStream();
  finish({ openStream });
  await vi.advanceTimersByTimeAsync(0);
  expect(openStream).not.toHaveBeenCalled();
});

test('the code of a stream is loaded again after a failure, until the stream is closed', async () => {
  load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  const closeStream = openStreamAfterPage(client, new QueryClient(), () => undefined, load);
  await vi.advanceTimersByTimeAsync(LOAD_RETRY_MS);
  expect(load).toHaveBeenCalledTimes(2);
  closeStream();
  await vi.advanceTimersByTimeAsync(LOAD_RETRY_MS);
  expect(load).toHaveBeenCalledTimes(2);
});
