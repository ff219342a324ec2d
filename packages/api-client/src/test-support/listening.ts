import { afterEach, beforeEach, vi } from 'vitest';
import type { StreamEvent } from '../stream-events.js';
import { createClient } from '../client.js';
import { createStream } from '../stream.js';
import type { StreamClient, StreamOptions, StreamSubscription } from '../stream.js';
import { anInstance } from '../testing/builders.js';
import { FakeSocket } from './fake-socket.js';

/** The surroundings of a stream under test, new for each test. */
export const surroundings: {
  /** The next random number: 0 to 1. */
  chance: number;
  wakeTarget: EventTarget & { visibilityState?: string };
} = { chance: 0.5, wakeTarget: new EventTarget() };

/** Uses fake timers and forgets the sockets of the test before. */
export function installFakeSockets(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    surroundings.chance = 0.5;
    surroundings.wakeTarget = new EventTarget();
  });
  afterEach(() => void vi.useRealTimers());
}

export const sockets = () => FakeSocket.all;
export const lastSocket = (): FakeSocket => {
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error('No socket was opened.');
  return socket;
};

export const flush = () => vi.advanceTimersByTimeAsync(0);
export const STREAMING_URL = 'wss://stream.rookery.test';

type KnownClient = StreamClient & Required<Pick<StreamOptions, 'getInstance'>>;

/** A client of a server, with its instance for `createStream`. */
export function aClient(overrides: Partial<KnownClient> = {}, version = '4.5.0'): KnownClient {
  const client = createClient({ baseUrl: 'https://rookery.test', accessToken: 'secret' });
  return { ...client, getInstance: async () => anInstance({ version, streaming_url: STREAMING_URL }), ...overrides };
}

/** A client of a server that may accept the token in the address alone. */
export const aClientOfUnknown = (overrides: Partial<KnownClient> = {}) => aClient(overrides, '1.0 (compatible; Nobodyknows 1.0)');

export const withoutStreaming = async () => anInstance({ streaming_url: null });

export function listen(client = aClient(), subscription: StreamSubscription = { stream: 'user' }, options: StreamOptions = {}) {
  const stream = createStream(client, {
    getInstance: client.getInstance,
    WebSocket: FakeSocket,
    random: () => surroundings.chance,
    wakeTargets: [surroundings.wakeTarget],
    ...options,
  });
  const events: StreamEvent[] = [];
  const stop = stream.subscribe(subscription, event => events.push(event));
  const types = () => events.map(event => event.type);
  return { stream, events, types, stop };
}

/** Refuses the handshake. */
export async function refuseRound() {
  lastSocket().drop();
  await flush();
}

/** A handshake must not be left waiting longer than its limit. */
export async function untilNextSocket() {
  const before = sockets().length;
  while (sockets().length === before) await vi.advanceTimersByTimeAsync(500);
}
