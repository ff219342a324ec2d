import { describe, expect, it, vi } from 'vitest';
import { anInstance } from './testing/builders.js';
import {
  sockets,
  lastSocket,
  flush,
  STREAMING_URL,
  aClient,
  withoutStreaming,
  listen,
  refuseRound,
  untilNextSocket,
  installFakeSockets,
} from './test-support/listening.js';

installFakeSockets();

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
    const { types } = listen(aClient({ getInstance: withoutStreaming }));
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
    listen(aClient({ getInstance: get }));
    await vi.advanceTimersByTimeAsync(500 + 1_000);
    expect(get).toHaveBeenCalledTimes(3);
    expect(sockets()).toHaveLength(1);
  });

  it('stops with the last subscriber', async () => {
    const { stop, types } = listen(aClient({ getInstance: withoutStreaming }));
    await flush();
    stop();
    await vi.advanceTimersByTimeAsync(100_000);
    expect(types()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
