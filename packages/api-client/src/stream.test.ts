import { describe, expect, it, vi } from 'vitest';
import { createStream, streamingAddress } from './stream.js';
import type { StreamEvent } from './stream-events.js';
import { FakeSocket } from './test-support/fake-socket.js';
import { sockets, lastSocket, flush, aClient, listen, surroundings, installFakeSockets } from './test-support/listening.js';

installFakeSockets();

describe('[API-11] a subscription', () => {
  it('shares one socket and joins and leaves streams over it', async () => {
    const { stream } = listen();
    await flush();
    lastSocket().open();
    const stopFirst = stream.subscribe({ stream: 'list', list: '7' }, () => undefined);
    const stopSecond = stream.subscribe({ stream: 'list', list: '7' }, () => undefined);
    expect(sockets()).toHaveLength(1);
    stopFirst();
    stopFirst();
    expect(lastSocket().sent).toEqual([{ type: 'subscribe', stream: 'list', list: '7' }]);
    stopSecond();
    expect(lastSocket().sent).toEqual([
      { type: 'subscribe', stream: 'list', list: '7' },
      { type: 'unsubscribe', stream: 'list', list: '7' },
    ]);
  });

  it('joins every stream again after a reconnect', async () => {
    const { stream } = listen();
    stream.subscribe({ stream: 'hashtag', tag: 'Ferry' }, () => undefined);
    await flush();
    lastSocket().open();
    expect(lastSocket().sent).toEqual([{ type: 'subscribe', stream: 'hashtag', tag: 'Ferry' }]);
    lastSocket().drop();
    await vi.advanceTimersByTimeAsync(500);
    lastSocket().open();
    expect(lastSocket().url.searchParams.get('stream')).toBe('user');
    expect(lastSocket().sent).toEqual([{ type: 'subscribe', stream: 'hashtag', tag: 'Ferry' }]);
  });

  it('leaves the stream of the address when its last subscriber left during the handshake', async () => {
    const { stream, stop } = listen();
    stream.subscribe({ stream: 'public' }, () => undefined);
    await flush();
    stop();
    lastSocket().open();
    expect(lastSocket().sent).toEqual([
      { type: 'subscribe', stream: 'public' },
      { type: 'unsubscribe', stream: 'user' },
    ]);
  });

  it('closes the socket a second after the last one ended, unless another follows', async () => {
    const { stream, stop } = listen();
    await flush();
    lastSocket().open();
    stop();
    await vi.advanceTimersByTimeAsync(999);
    const stopAgain = stream.subscribe({ stream: 'user' }, () => undefined);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sockets()).toHaveLength(1);
    expect(lastSocket().isClosed).toBe(false);
    stopAgain();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(lastSocket().isClosed).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('reports the open socket to a later subscriber', async () => {
    const { stream } = listen();
    await flush();
    lastSocket().open();
    const listener = vi.fn();
    stream.subscribe({ stream: 'user' }, listener);
    expect(listener).not.toHaveBeenCalled();
    await flush();
    expect(listener).toHaveBeenCalledWith({ type: 'connected', isReconnect: false });
  });

  it('receives the frames of its own stream', async () => {
    const { stream, types } = listen();
    const lists: StreamEvent[] = [];
    stream.subscribe({ stream: 'list', list: '7' }, event => lists.push(event));
    await flush();
    lastSocket().open();
    lastSocket().status('1', ['user']);
    lastSocket().status('2', ['list', '7']);
    lastSocket().status('3', ['list', '8']);
    lastSocket().status('4', ['user:notification']);
    expect(types()).toEqual(['connected', 'status']);
    expect(lists.map(event => (event.type === 'status' ? event.status.id : event.type))).toEqual(['connected', '2']);
  });

  it('receives every frame without a stream name', async () => {
    const { types } = listen();
    await flush();
    lastSocket().open();
    lastSocket().frame({ event: 'delete', payload: '5' });
    expect(types()).toEqual(['connected', 'status_deleted']);
  });

  it('drops repeated statuses, deletions and notifications, but no second edit', async () => {
    const { types } = listen();
    await flush();
    lastSocket().open();
    for (let time = 0; time < 2; time += 1) {
      lastSocket().status('1');
      lastSocket().status('1', ['user'], 'status.update');
      lastSocket().frame({ stream: ['user'], event: 'delete', payload: '1' });
      lastSocket().frame({ stream: ['user'], event: 'notification', payload: JSON.stringify({ id: '9', type: 'mention' }) });
    }
    expect(types()).toEqual(['connected', 'status', 'status_edited', 'status_deleted', 'notification', 'status_edited']);
  });

  it('drops a frame that is not JSON and continues', async () => {
    const { types } = listen();
    await flush();
    lastSocket().open();
    for (const text of ['', '{', 'null', '[]', '{"event":5}', '{"event":"update","payload":"{"}', '{"error":"x","status":401}']) {
      lastSocket().frame(text);
    }
    lastSocket().fire('message', new ArrayBuffer(4));
    lastSocket().status('1');
    expect(types()).toEqual(['connected', 'status']);
  });

  it('delivers an event to the other listeners when one throws', async () => {
    const failed = new Error('a mistake');
    const caught: unknown[] = [];
    const stream = createStream(aClient(), {
      getInstance: aClient().getInstance,
      WebSocket: FakeSocket,
      random: () => surroundings.chance,
      wakeTargets: [],
    });
    const listener = vi.fn();
    vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(task => {
      try {
        task();
      } catch (error) {
        caught.push(error);
      }
    });
    stream.subscribe({ stream: 'user' }, () => {
      throw failed;
    });
    stream.subscribe({ stream: 'user' }, listener);
    await flush();
    lastSocket().open();
    expect(listener).toHaveBeenCalledWith({ type: 'connected', isReconnect: false });
    expect(caught).toEqual([failed]);
    vi.restoreAllMocks();
  });

  it('opens no socket after close', async () => {
    const { stream, types } = listen();
    await flush();
    lastSocket().open();
    stream.close();
    expect(lastSocket().isClosed).toBe(true);
    lastSocket().status('1');
    await vi.advanceTimersByTimeAsync(200_000);
    expect(sockets()).toHaveLength(1);
    expect(types()).toEqual(['connected']);
  });
});

describe('a stream that is closed during the handshake', () => {
  it('closes the socket when it opens, and emits nothing', async () => {
    const { stream, types } = listen();
    await flush();
    stream.close();
    expect(lastSocket().isClosed).toBe(false);
    lastSocket().open();
    expect(lastSocket().isClosed).toBe(true);
    lastSocket().status('1');
    await vi.advanceTimersByTimeAsync(200_000);
    expect(sockets()).toHaveLength(1);
    expect(types()).toEqual([]);
  });
});

describe('streamingAddress', () => {
  it.each([
    ['wss://stream.test', 'https://a.test', 'wss://stream.test/api/v1/streaming'],
    ['wss://stream.test/', 'https://a.test', 'wss://stream.test/api/v1/streaming'],
    ['wss://stream.test/api/v1/streaming', 'https://a.test', 'wss://stream.test/api/v1/streaming'],
    ['https://stream.test/base', 'https://a.test', 'wss://stream.test/base/api/v1/streaming'],
    ['ws://stream.test', 'https://a.test', 'wss://stream.test/api/v1/streaming'],
    ['wss://localhost:8080', 'http://localhost:8080', 'ws://localhost:8080/api/v1/streaming'],
    ['wss://stream.test', 'http://localhost:8080', 'wss://stream.test/api/v1/streaming'],
    ['wss://localhost:8080', 'https://localhost:8080', 'wss://localhost:8080/api/v1/streaming'],
    ['javascript:alert(1)', 'https://a.test', null],
    ['nowhere', 'https://a.test', null],
    [null, 'https://a.test', null],
  ])('%s at %s is %s', (advertised, baseUrl, expected) => {
    expect(streamingAddress(advertised, baseUrl)).toBe(expected);
  });
});

describe('[API-11] several streams over one socket', () => {
  it('stay when one of them is left', async () => {
    const { stream, types } = listen();
    const leave = stream.subscribe({ stream: 'list', list: '7' }, () => undefined);
    await flush();
    lastSocket().open();
    leave();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(lastSocket().isClosed).toBe(false);
    lastSocket().status('1');
    expect(types()).toEqual(['connected', 'status']);
  });

  it('are one for hashtags and hosts that differ in case alone', async () => {
    const { stream } = listen();
    await flush();
    lastSocket().open();
    stream.subscribe({ stream: 'hashtag', tag: 'Trams' }, () => undefined);
    stream.subscribe({ stream: 'hashtag', tag: 'trams' }, () => undefined);
    stream.subscribe({ stream: 'public:remote', instance: 'Tram.Example' }, () => undefined);
    stream.subscribe({ stream: 'public:remote', instance: 'tram.example' }, () => undefined);
    expect(lastSocket().sent).toEqual([
      { type: 'subscribe', stream: 'hashtag', tag: 'Trams' },
      { type: 'subscribe', stream: 'public:remote', instance: 'Tram.Example' },
    ]);
  });

  it('deliver every deletion and notification that differs', async () => {
    const { types } = listen();
    await flush();
    lastSocket().open();
    for (const id of ['1', '2']) {
      lastSocket().frame({ stream: ['user'], event: 'delete', payload: id });
      lastSocket().frame({ stream: ['user'], event: 'notification', payload: JSON.stringify({ id, type: 'mention' }) });
    }
    expect(types()).toEqual(['connected', 'status_deleted', 'notification', 'status_deleted', 'notification']);
  });

  it('tell a later subscriber nothing of a socket that was closed', async () => {
    const { stream } = listen();
    await flush();
    lastSocket().open();
    stream.close();
    const listener = vi.fn();
    stream.subscribe({ stream: 'user' }, listener);
    await flush();
    expect(listener).not.toHaveBeenCalled();
  });

  it('stay when a listener unsubscribes twice', async () => {
    const { stream, stop } = listen();
    await flush();
    lastSocket().open();
    const other = vi.fn();
    stop();
    stream.subscribe({ stream: 'user' }, other);
    stop();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(lastSocket().isClosed).toBe(false);
  });
});

it('[API-11] a stream reconnects at once when the browser is back online', async () => {
  vi.stubGlobal('window', new EventTarget());
  const stream = createStream(aClient(), { getInstance: aClient().getInstance, WebSocket: FakeSocket, random: () => 1 });
  stream.subscribe({ stream: 'user' }, () => undefined);
  await flush();
  lastSocket().open();
  lastSocket().drop();
  window.dispatchEvent(new Event('online'));
  await flush();
  expect(sockets()).toHaveLength(2);
  stream.close();
  vi.unstubAllGlobals();
});
