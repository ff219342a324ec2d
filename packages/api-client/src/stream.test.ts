import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStream, streamingAddress } from './stream.js';
import type { StreamClient, StreamOptions, StreamSubscription } from './stream.js';
import type { StreamEvent } from './stream-events.js';
import { FakeSocket } from './test-support/fake-socket.js';
import { anInstance } from './testing/builders.js';

const sockets = () => FakeSocket.all;
const lastSocket = (): FakeSocket => {
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error('No socket was opened.');
  return socket;
};

const flush = () => vi.advanceTimersByTimeAsync(0);
let chance = 0.5;
let wakeTarget: EventTarget & { visibilityState?: string };

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  chance = 0.5;
  wakeTarget = new EventTarget();
});
afterEach(() => {
  vi.useRealTimers();
});

const STREAMING_URL = 'wss://stream.rookery.test';

function aClient(overrides: Partial<StreamClient> = {}, version = '4.5.0'): StreamClient {
  const instance = { get: async () => anInstance({ version, streaming_url: STREAMING_URL }) };
  return { baseUrl: 'https://rookery.test', accessToken: 'secret', instance, ...overrides };
}

/** A client of a server that may accept the token in the address alone. */
const aClientOfUnknown = (overrides: Partial<StreamClient> = {}) => aClient(overrides, '1.0 (compatible; Nobodyknows 1.0)');

const withoutStreaming = { get: async () => anInstance({ streaming_url: null }) };

function listen(client = aClient(), subscription: StreamSubscription = { stream: 'user' }, options: StreamOptions = {}) {
  const stream = createStream(client, {
    WebSocket: FakeSocket,
    random: () => chance,
    wakeTargets: [wakeTarget],
    ...options,
  });
  const events: StreamEvent[] = [];
  const stop = stream.subscribe(subscription, event => events.push(event));
  const types = () => events.map(event => event.type);
  return { stream, events, types, stop };
}

/** Refuses the handshake. */
async function refuseRound() {
  lastSocket().drop();
  await flush();
}

/** A handshake must not be left waiting longer than its limit. */
async function untilNextSocket() {
  const before = sockets().length;
  while (sockets().length === before) await vi.advanceTimersByTimeAsync(500);
}

describe('[API-11] the connection of a stream', () => {
  it('sends the token in Sec-WebSocket-Protocol and not in the address', async () => {
    listen();
    await flush();
    expect(lastSocket().protocols).toEqual(['secret']);
    expect(lastSocket().url.href).toBe('wss://stream.rookery.test/api/v1/streaming?stream=user');
  });

  it('never sends the token in the address to a server that is known to accept the protocol', async () => {
    listen();
    await flush();
    for (let round = 0; round < 5; round += 1) {
      await refuseRound();
      await untilNextSocket();
    }
    expect(sockets()).toHaveLength(6);
    expect(sockets().every(socket => !socket.url.searchParams.has('access_token'))).toBe(true);
  });

  it.each(['snac/2.75', 'snac 2.75'])('opens no socket to a server whose streaming address leads nowhere: %s', async name => {
    const { types } = listen(aClient({}, `4.0.0 (not true; really ${name})`));
    await vi.advanceTimersByTimeAsync(100_000);
    expect(sockets()).toHaveLength(0);
    expect(types()).toContain('poll');
  });

  describe('to a server that may accept the token in the address alone', () => {
    it('falls back to the address when the handshake with the protocol is refused', async () => {
      const { types } = listen(aClientOfUnknown());
      await flush();
      lastSocket().drop();
      await flush();
      expect(sockets()).toHaveLength(2);
      expect(lastSocket().protocols).toEqual([]);
      expect(lastSocket().url.searchParams.get('access_token')).toBe('secret');
      lastSocket().open();
      expect(types()).toEqual(['connected']);
    });

    it('keeps to the address that has worked', async () => {
      listen(aClientOfUnknown());
      await flush();
      lastSocket().drop();
      await flush();
      lastSocket().open();
      lastSocket().drop();
      await untilNextSocket();
      expect(sockets()).toHaveLength(3);
      expect(lastSocket().url.searchParams.get('access_token')).toBe('secret');
    });

    it('sends the token in one address only when no socket can be opened', async () => {
      listen(aClientOfUnknown());
      await flush();
      for (let round = 0; round < 5; round += 1) {
        await refuseRound();
        await untilNextSocket();
      }
      expect(sockets().filter(socket => socket.url.searchParams.has('access_token'))).toHaveLength(1);
    });

    it.each([
      ['query', true],
      ['protocol', false],
    ] as const)('remembers %s from an earlier page', async (remembered, isInAddress) => {
      const memory = { read: () => remembered, write: vi.fn() };
      listen(aClientOfUnknown(), { stream: 'user' }, { memory });
      await flush();
      lastSocket().drop();
      await untilNextSocket();
      expect(sockets().map(socket => socket.url.searchParams.has('access_token'))).toEqual([isInAddress, false]);
    });

    it.each(['query', 'protocol'] as const)('writes what it found for later pages: %s', async found => {
      const memory = { read: () => null, write: vi.fn() };
      listen(aClientOfUnknown(), { stream: 'user' }, { memory });
      await flush();
      lastSocket().drop();
      await flush();
      if (found === 'query') lastSocket().open();
      else lastSocket().drop();
      expect(memory.write.mock.calls).toEqual([[found]]);
    });
  });

  it('keeps the token out of addresses once the protocol has worked', async () => {
    listen();
    await flush();
    lastSocket().open();
    for (let round = 0; round < 4; round += 1) {
      lastSocket().drop();
      await untilNextSocket();
    }
    expect(sockets()).toHaveLength(5);
    expect(sockets().every(socket => !socket.url.searchParams.has('access_token'))).toBe(true);
  });

  it('falls back to the address for a token that cannot be a subprotocol', async () => {
    listen(aClient({ accessToken: 'a+b/c=' }));
    await flush();
    expect(lastSocket().url.searchParams.get('access_token')).toBe('a+b/c=');
  });

  it('connects without a token as a visitor, once per round', async () => {
    listen(aClient({ accessToken: null }), { stream: 'public' });
    await flush();
    expect(lastSocket().protocols).toEqual([]);
    lastSocket().drop();
    await flush();
    expect(sockets()).toHaveLength(1);
  });

  it('reports whether events may have been missed', async () => {
    const { events } = listen();
    await flush();
    lastSocket().open();
    lastSocket().drop();
    await vi.advanceTimersByTimeAsync(1_000);
    lastSocket().open();
    expect(events).toEqual([
      { type: 'connected', isReconnect: false },
      { type: 'disconnected' },
      { type: 'connected', isReconnect: true },
    ]);
  });

  it('reports a possible miss when the first handshake was retried', async () => {
    const { events } = listen();
    await flush();
    await refuseRound();
    await vi.advanceTimersByTimeAsync(1_000);
    lastSocket().open();
    expect(events).toEqual([{ type: 'connected', isReconnect: true }]);
  });

  it.each([
    [0, 500],
    [1, 1_000],
    [5, 16_000],
    [6, 30_000],
    [9, 30_000],
  ])('after %i drops in a row waits half of the doubled time, capped at 60 s', async (drops, expected) => {
    listen();
    await flush();
    for (let count = 0; count < drops; count += 1) {
      lastSocket().open();
      lastSocket().drop();
      await untilNextSocket();
    }
    lastSocket().open();
    const before = sockets().length;
    lastSocket().drop();
    await vi.advanceTimersByTimeAsync(expected - 1);
    expect(sockets()).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(sockets()).toHaveLength(before + 1);
  });

  it.each([
    [29_999, 1_000],
    [30_000, 500],
  ])('up for %i ms, begins the back-off at %i ms', async (up, expected) => {
    listen();
    await flush();
    lastSocket().open();
    lastSocket().drop();
    await vi.advanceTimersByTimeAsync(500);
    lastSocket().open();
    await vi.advanceTimersByTimeAsync(up);
    lastSocket().drop();
    await vi.advanceTimersByTimeAsync(expected - 1);
    expect(sockets()).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(sockets()).toHaveLength(3);
  });

  it('replaces a socket that was silent for 90 s, and no sooner', async () => {
    const { types } = listen();
    await flush();
    lastSocket().open();
    await vi.advanceTimersByTimeAsync(60_000);
    lastSocket().frame('');
    await vi.advanceTimersByTimeAsync(89_999);
    expect(sockets()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sockets()[0]?.isClosed).toBe(true);
    expect(sockets()).toHaveLength(2);
    lastSocket().open();
    expect(types()).toEqual(['connected', 'disconnected', 'connected']);
  });

  it('gives up a handshake that does not finish', async () => {
    listen();
    await flush();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sockets()[0]?.isClosed).toBe(true);
    await vi.advanceTimersByTimeAsync(500);
    expect(sockets()).toHaveLength(2);
  });

  it('reconnects at once when the network is back', async () => {
    listen();
    await flush();
    await refuseRound();
    const before = sockets().length;
    wakeTarget.dispatchEvent(new Event('online'));
    await flush();
    expect(sockets()).toHaveLength(before + 1);
  });

  it('reconnects at once when the page becomes visible, not when it is hidden', async () => {
    listen();
    await flush();
    await refuseRound();
    const before = sockets().length;
    wakeTarget.visibilityState = 'hidden';
    wakeTarget.dispatchEvent(new Event('visibilitychange'));
    await flush();
    expect(sockets()).toHaveLength(before);
    wakeTarget.visibilityState = 'visible';
    wakeTarget.dispatchEvent(new Event('visibilitychange'));
    await flush();
    expect(sockets()).toHaveLength(before + 1);
  });

  it('keeps a working socket when the page becomes visible', async () => {
    listen();
    await flush();
    lastSocket().open();
    wakeTarget.dispatchEvent(new Event('online'));
    await flush();
    expect(sockets()).toHaveLength(1);
  });
});

describe('[API-11] an open socket that is silent', () => {
  /** A stream with a probe whose answer the test chooses. */
  async function listenWithProbe(answer: () => Promise<boolean>) {
    const probe = vi.fn(answer);
    const listening = listen(aClient(), { stream: 'user' }, { probe });
    await flush();
    lastSocket().open();
    return { ...listening, probe };
  }
  const nothingMissed = () => Promise.resolve(false);

  it('is checked after 20 s, then every 25 s', async () => {
    const { probe } = await listenWithProbe(nothingMissed);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(probe).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(probe).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(24_999);
    expect(probe).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(probe).toHaveBeenCalledTimes(2);
  });

  it('is not checked while frames arrive', async () => {
    const { probe } = await listenWithProbe(nothingMissed);
    for (let second = 0; second < 120; second += 10) {
      await vi.advanceTimersByTimeAsync(10_000);
      lastSocket().frame('');
    }
    expect(probe).not.toHaveBeenCalled();
  });

  it('stays for as long as nothing was missed', async () => {
    await listenWithProbe(nothingMissed);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sockets()).toHaveLength(1);
  });

  it('is replaced when it did not bring what the server has', async () => {
    const { events } = await listenWithProbe(() => Promise.resolve(true));
    await vi.advanceTimersByTimeAsync(22_000);
    expect(sockets()[0]?.isClosed).toBe(true);
    lastSocket().open();
    expect(events).toEqual([
      { type: 'connected', isReconnect: false },
      { type: 'disconnected', wasSilent: true },
      { type: 'connected', isReconnect: true },
    ]);
  });

  it('stays when it brings it a little later than the request', async () => {
    await listenWithProbe(() => Promise.resolve(true));
    await vi.advanceTimersByTimeAsync(21_000);
    lastSocket().status('1');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sockets()).toHaveLength(1);
  });

  it.each([
    ['refuses the request', () => Promise.reject(new TypeError('Failed to fetch')), 20_000],
    ['does not respond', () => new Promise<boolean>(() => undefined), 24_500],
  ])('is replaced when the server %s', async (_name, answer, noticedAt) => {
    const { types } = await listenWithProbe(answer);
    await vi.advanceTimersByTimeAsync(noticedAt - 1);
    expect(types()).toEqual(['connected']);
    await vi.advanceTimersByTimeAsync(1);
    expect(types()).toEqual(['connected', 'disconnected']);
  });

  it('is noticed within 30 s when it dies right after a check', async () => {
    let isAlive = true;
    const { types } = await listenWithProbe(() => (isAlive ? nothingMissed() : new Promise<boolean>(() => undefined)));
    await vi.advanceTimersByTimeAsync(20_000);
    isAlive = false;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(types()).toContain('disconnected');
  });

  it('is checked at once when the page becomes visible, and not before', async () => {
    const { probe } = await listenWithProbe(nothingMissed);
    wakeTarget.visibilityState = 'hidden';
    await vi.advanceTimersByTimeAsync(60_000);
    expect(probe).not.toHaveBeenCalled();
    wakeTarget.visibilityState = 'visible';
    wakeTarget.dispatchEvent(new Event('visibilitychange'));
    expect(probe).toHaveBeenCalledTimes(1);
  });

  it('leaves no timer behind', async () => {
    const { stream } = await listenWithProbe(nothingMissed);
    stream.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('[API-11] polling', () => {
  it('starts within 40 s of three refused rounds, and repeats every 20 to 40 s', async () => {
    const { types } = listen();
    await flush();
    await refuseRound();
    await vi.advanceTimersByTimeAsync(500);
    await refuseRound();
    await vi.advanceTimersByTimeAsync(19_000);
    expect(types()).toEqual([]);
    await refuseRound();
    const polls = () => types().filter(type => type === 'poll').length;
    await vi.advanceTimersByTimeAsync(19_999);
    expect(polls()).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(polls()).toBe(1);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(polls()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(polls()).toBe(2);
  });

  it('does not start when a socket opened between refused rounds', async () => {
    const { types } = listen();
    await flush();
    await refuseRound();
    await untilNextSocket();
    await refuseRound();
    await untilNextSocket();
    lastSocket().open();
    lastSocket().drop();
    await untilNextSocket();
    await refuseRound();
    const before = sockets().length;
    await vi.advanceTimersByTimeAsync(8_000);
    expect(sockets().length).toBeGreaterThan(before);
    expect(types()).toEqual(['connected', 'disconnected']);
  });

  it('ends when a rare retry succeeds', async () => {
    const { types } = listen();
    await flush();
    for (let round = 0; round < 3; round += 1) {
      await refuseRound();
      if (round < 2) await vi.advanceTimersByTimeAsync(2_000);
    }
    const before = sockets().length;
    await vi.advanceTimersByTimeAsync(89_999);
    expect(sockets()).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(sockets()).toHaveLength(before + 1);
    lastSocket().open();
    const polls = types().filter(type => type === 'poll').length;
    expect(polls).toBeGreaterThan(1);
    await vi.advanceTimersByTimeAsync(80_000);
    expect(types().filter(type => type === 'poll')).toHaveLength(polls);
  });

  it('replaces the socket on a server without streaming', async () => {
    const { types } = listen(aClient({ instance: withoutStreaming }));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(types()).toEqual(['poll']);
    expect(sockets()).toHaveLength(0);
  });

  it('waits for the streaming address, and requests it again after a failure', async () => {
    let failures = 2;
    const get = vi.fn(async () => {
      if (failures-- > 0) throw new TypeError('Failed to fetch');
      return anInstance({ streaming_url: STREAMING_URL });
    });
    listen(aClient({ instance: { get } }));
    await vi.advanceTimersByTimeAsync(500 + 1_000);
    expect(get).toHaveBeenCalledTimes(3);
    expect(sockets()).toHaveLength(1);
  });

  it('stops with the last subscriber', async () => {
    const { stop, types } = listen(aClient({ instance: withoutStreaming }));
    await flush();
    stop();
    await vi.advanceTimersByTimeAsync(100_000);
    expect(types()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

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
    const stream = createStream(aClient(), { WebSocket: FakeSocket, random: () => chance, wakeTargets: [] });
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
