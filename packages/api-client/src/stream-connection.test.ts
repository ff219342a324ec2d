import { describe, expect, it, vi } from 'vitest';
import {
  sockets,
  lastSocket,
  flush,
  aClient,
  aClientOfUnknown,
  listen,
  refuseRound,
  untilNextSocket,
  surroundings,
  installFakeSockets,
} from './test-support/listening.js';

installFakeSockets();

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
    surroundings.wakeTarget.dispatchEvent(new Event('online'));
    await flush();
    expect(sockets()).toHaveLength(before + 1);
  });

  it('reconnects at once when the page becomes visible, not when it is hidden', async () => {
    listen();
    await flush();
    await refuseRound();
    const before = sockets().length;
    surroundings.wakeTarget.visibilityState = 'hidden';
    surroundings.wakeTarget.dispatchEvent(new Event('visibilitychange'));
    await flush();
    expect(sockets()).toHaveLength(before);
    surroundings.wakeTarget.visibilityState = 'visible';
    surroundings.wakeTarget.dispatchEvent(new Event('visibilitychange'));
    await flush();
    expect(sockets()).toHaveLength(before + 1);
  });

  it('keeps a working socket when the page becomes visible', async () => {
    listen();
    await flush();
    lastSocket().open();
    surroundings.wakeTarget.dispatchEvent(new Event('online'));
    await flush();
    expect(sockets()).toHaveLength(1);
  });
});
