import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect } from './connection.data.js';
import { LOAD_RETRY_MS, openStreamAfterPage } from './stream-after-page.data.js';
import { SETTLE_TIMEOUT_MS } from './when-queries-settle.data.js';

const connection = () => connect(null, 'https://rookery.test');
const close = vi.fn();
const openStream = vi.fn(() => close);
const load = vi.fn(async () => ({ openStream }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The queries settle, and the first idle moment comes. */
const TURN_MS = 20;

test('the stream opens once no query is in flight', async () => {
  openStreamAfterPage(connection(), load);
  expect(openStream).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(TURN_MS);
  expect(openStream).toHaveBeenCalledOnce();
});

test('no response from before the stream is taken over after it opens', async () => {
  const early = { url: 'https://rookery.test/', accessToken: 'secret', response: Promise.resolve(new Response()) };
  vi.stubGlobal('window', { rookeryEarly: [early] });
  openStreamAfterPage(connection(), load);
  await vi.advanceTimersByTimeAsync(SETTLE_TIMEOUT_MS - 1);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(TURN_MS);
  expect(load).toHaveBeenCalledOnce();
  expect(window.rookeryEarly).toEqual([]);
});

test('an open stream is closed', async () => {
  const closeStream = openStreamAfterPage(connection(), load);
  await vi.advanceTimersByTimeAsync(TURN_MS);
  closeStream();
  expect(close).toHaveBeenCalledOnce();
});

test('a stream that is closed before it opens is never opened', async () => {
  openStreamAfterPage(connection(), load)();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(openStream).not.toHaveBeenCalled();
});

test('a stream that is closed while its code loads is not opened', async () => {
  let finish = (_module: { openStream: typeof openStream }) => {};
  const closeStream = openStreamAfterPage(connection(), () => new Promise(resolve => (finish = resolve)));
  await vi.advanceTimersByTimeAsync(TURN_MS);
  closeStream();
  finish({ openStream });
  await vi.advanceTimersByTimeAsync(TURN_MS);
  expect(openStream).not.toHaveBeenCalled();
});

test('the code of a stream is loaded again after a failure, until the stream is closed', async () => {
  load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  const closeStream = openStreamAfterPage(connection(), load);
  await vi.advanceTimersByTimeAsync(TURN_MS + LOAD_RETRY_MS);
  expect(load).toHaveBeenCalledTimes(2);
  closeStream();
  await vi.advanceTimersByTimeAsync(LOAD_RETRY_MS);
  expect(load).toHaveBeenCalledTimes(2);
});
