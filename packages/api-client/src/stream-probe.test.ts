import { describe, expect, it, vi } from 'vitest';
import { createStreamProbe } from './stream-probe.js';
import { sockets, lastSocket, flush, aClient, listen, surroundings, installFakeSockets } from './test-support/listening.js';

installFakeSockets();

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
    surroundings.wakeTarget.visibilityState = 'hidden';
    await vi.advanceTimersByTimeAsync(60_000);
    expect(probe).not.toHaveBeenCalled();
    surroundings.wakeTarget.visibilityState = 'visible';
    surroundings.wakeTarget.dispatchEvent(new Event('visibilitychange'));
    expect(probe).toHaveBeenCalledTimes(1);
  });

  it('leaves no timer behind', async () => {
    const { stream } = await listenWithProbe(nothingMissed);
    stream.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a probe', () => {
  function aProbe(answer: () => Promise<boolean>) {
    const calls = { probe: vi.fn(answer), onAlive: vi.fn(), onDead: vi.fn() };
    return { ...calls, subject: createStreamProbe({ ...calls, isVisible: () => true, now: () => Date.now() }) };
  }

  it('asks nothing before it starts and after it stopped', async () => {
    const { subject, probe } = aProbe(() => Promise.resolve(false));
    subject.check();
    subject.heard();
    await vi.advanceTimersByTimeAsync(600_000);
    subject.start();
    subject.stop();
    subject.check();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(probe).not.toHaveBeenCalled();
  });

  it('asks one question at a time', async () => {
    const { subject, probe } = aProbe(() => new Promise(() => undefined));
    subject.start();
    await vi.advanceTimersByTimeAsync(20_000);
    subject.check();
    subject.check();
    expect(probe).toHaveBeenCalledOnce();
  });

  it('takes no answer to a question about an earlier socket', async () => {
    let reply: (hasMissed: boolean) => void = () => undefined;
    const { subject, onAlive, onDead } = aProbe(() => new Promise(resolve => (reply = resolve)));
    subject.start();
    await vi.advanceTimersByTimeAsync(20_000);
    subject.stop();
    subject.start();
    reply(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([onAlive.mock.calls.length, onDead.mock.calls.length]).toEqual([0, 0]);
  });
});
