/*
 * Keeps one socket open: backoff, watchdog, reconnect on wake-up, and polling while no socket can be opened. It does not parse frames.
 */
import { createStreamProbe } from './stream-probe.js';

const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 60_000;
const STABLE_AFTER_MS = 30_000;
const SILENCE_MS = 90_000;
const HANDSHAKE_MS = 20_000;
const FAILURES_BEFORE_POLLING = 3;
const POLL_FIRST_MAX_MS = 40_000;
const POLL_MIN_MS = 20_000;
const POLL_SPREAD_MS = 20_000;
const RARE_RETRY_MIN_MS = 60_000;
const RARE_RETRY_SPREAD_MS = 60_000;

/** The part of the browser's `WebSocket` used here. */
export interface StreamSocket {
  addEventListener(type: 'open' | 'close', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  send(text: string): void;
  close(): void;
}

export type StreamSocketConstructor = new (url: string, protocols?: string[]) => StreamSocket;

/** How the token travels: in `Sec-WebSocket-Protocol`, which no log keeps, or in the address. */
export type StreamAuthentication = 'protocol' | 'query';

export interface StreamAddress {
  url: string;
  protocols: string[];
  /** Whether the server may accept a token in the address alone. It is tried once. */
  mayNeedQuery: boolean;
}

/** Remembers how a server accepts the token. */
export interface StreamMemory {
  read(): StreamAuthentication | null;
  /** `query`: only the address works; `protocol`: the address did not work either. */
  write(authentication: StreamAuthentication): void;
}

interface StreamConnectionOptions {
  WebSocket: StreamSocketConstructor;
  /** Resolves to the address of the socket; null when the server has no streaming. Rejects when the server cannot be reached. */
  address: (authentication: StreamAuthentication) => Promise<StreamAddress | null>;
  /** A number in [0, 1). */
  random: () => number;
  /** Milliseconds; only differences are used. */
  now: () => number;
  memory: StreamMemory | null;
  /** See `createStreamProbe`; null: a silent socket is replaced after 90 s. */
  probe: (() => Promise<boolean>) | null;
  /** Targets of `online` and `visibilitychange` events. */
  wakeTargets: readonly EventTarget[];
  /** `isReconnect`: events may have been missed since `start`. */
  onOpen: (isReconnect: boolean) => void;
  onFrame: (text: string) => void;
  /** `wasSilent`: the socket was open, and had missed something or lost its server. */
  onDown: (wasSilent: boolean) => void;
  /** There is no socket: live data should be requested now. */
  onPoll: () => void;
}

export interface StreamConnection {
  start(): void;
  stop(): void;
  /** Sends the text if the socket is open, and drops it otherwise. */
  send(text: string): void;
}

type Timer = ReturnType<typeof setTimeout>;

export function createStreamConnection(options: StreamConnectionOptions): StreamConnection {
  const { WebSocket, address, random, now, wakeTargets } = options;
  let isRunning = false;
  let run = 0;
  let socket: StreamSocket | null = null;
  let isOpen = false;
  let mayHaveMissed = false;
  /** Attempts since the last socket that stayed open for 30 s; the backoff grows with them. */
  let attempts = 0;
  /** Consecutive refused handshakes. */
  let refusals = 0;
  let authentication: StreamAuthentication = options.memory?.read() === 'query' ? 'query' : 'protocol';
  /** The address with the token may be tried: the server is not known to accept the protocol, and the address has not failed. */
  let mayTryQuery = options.memory?.read() !== 'protocol';
  /** How the current attempt sends the token; null: it sends none, or has no socket yet. */
  let attempt: StreamAuthentication | null = null;
  /** How the token was accepted. */
  let accepted: StreamAuthentication | null = null;
  let lastMessageAt = 0;
  const timers: Record<'retry' | 'stable' | 'watchdog' | 'poll', Timer | undefined> = {
    retry: undefined,
    stable: undefined,
    watchdog: undefined,
    poll: undefined,
  };

  const probe = createStreamProbe({
    probe: options.probe ?? (() => Promise.resolve(false)),
    isVisible: () => options.probe !== null && !isHidden(wakeTargets),
    now,
    onAlive: () => (lastMessageAt = now()),
    onDead: () => replaceSilent(),
  });

  function after(name: keyof typeof timers, milliseconds: number, action: () => void): void {
    cancel(name);
    timers[name] = setTimeout(() => {
      timers[name] = undefined;
      action();
    }, milliseconds);
  }

  function cancel(name: keyof typeof timers): void {
    clearTimeout(timers[name]);
    timers[name] = undefined;
  }

  async function connect(): Promise<void> {
    cancel('retry');
    const current = ++run;
    attempt = null;
    let target: StreamAddress | null;
    try {
      target = await address(authentication);
    } catch {
      if (current === run && isRunning) refused();
      return;
    }
    if (current !== run || !isRunning) return;
    if (!target) {
      startPolling();
      return;
    }
    if (target.protocols.length > 0) attempt = 'protocol';
    else if (authentication === 'query') attempt = 'query';
    mayTryQuery &&= target.mayNeedQuery;
    try {
      attach(new WebSocket(target.url, target.protocols));
    } catch {
      // The constructor throws when the token has characters that a subprotocol must not have: only the address is left.
      mayTryQuery = true;
      refused();
    }
  }

  function attach(next: StreamSocket): void {
    socket = next;
    after('watchdog', HANDSHAKE_MS, () => {
      socket = null;
      next.close();
      refused();
    });
    next.addEventListener('open', () => {
      if (socket === next) opened();
      // Stopped during the handshake.
      else next.close();
    });
    next.addEventListener('message', ({ data }) => {
      if (socket !== next) return;
      lastMessageAt = now();
      probe.heard();
      if (typeof data === 'string' && data !== '') options.onFrame(data);
    });
    next.addEventListener('close', () => {
      if (socket !== next) return;
      socket = null;
      cancel('watchdog');
      if (isOpen) dropped();
      else refused();
    });
  }

  function opened(): void {
    isOpen = true;
    refusals = 0;
    if (attempt === 'query' && accepted !== 'query') options.memory?.write('query');
    accepted = attempt ?? accepted;
    cancel('poll');
    lastMessageAt = now();
    after('watchdog', SILENCE_MS, checkSilence);
    after('stable', STABLE_AFTER_MS, () => (attempts = 0));
    probe.start();
    const isReconnect = mayHaveMissed;
    mayHaveMissed = true;
    options.onOpen(isReconnect);
  }

  function dropped(): void {
    goDown(false);
    retryLater();
  }

  function goDown(wasSilent: boolean): void {
    isOpen = false;
    probe.stop();
    cancel('stable');
    cancel('watchdog');
    options.onDown(wasSilent);
  }

  function refused(): void {
    mayHaveMissed = true;
    if (attempt === 'protocol' && accepted === null && mayTryQuery) {
      authentication = 'query';
      void connect();
      return;
    }
    if (attempt === 'query' && accepted === null) {
      // The server is down, or has no stream at all: the token stays out of further addresses.
      authentication = 'protocol';
      mayTryQuery = false;
      options.memory?.write('protocol');
    }
    refusals += 1;
    if (refusals >= FAILURES_BEFORE_POLLING) startPolling();
    retryLater();
  }

  function retryLater(): void {
    const ceiling = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** attempts);
    attempts = Math.min(attempts + 1, 16);
    const delay = refusals >= FAILURES_BEFORE_POLLING ? RARE_RETRY_MIN_MS + random() * RARE_RETRY_SPREAD_MS : random() * ceiling;
    after('retry', delay, () => void connect());
  }

  function startPolling(): void {
    if (timers.poll !== undefined) return;
    const poll = () => {
      after('poll', POLL_MIN_MS + random() * POLL_SPREAD_MS, poll);
      options.onPoll();
    };
    after('poll', random() * POLL_FIRST_MAX_MS, poll);
  }

  /** One timer for many messages: a new one for each would be a good part of what a message costs. */
  function checkSilence(): void {
    const remaining = lastMessageAt + SILENCE_MS - now();
    if (remaining > 0) after('watchdog', remaining, checkSilence);
    else replaceSilent();
  }

  /** A socket that is silent for this long may be dead without a close event (a sleeping laptop, a changed network). */
  function replaceSilent(): void {
    const old = socket;
    socket = null;
    old?.close();
    goDown(true);
    void connect();
  }

  function wake(event: Event): void {
    if (!isRunning) return;
    const target = event.target as { visibilityState?: string } | null;
    if (event.type === 'visibilitychange' && target?.visibilityState === 'hidden') return;
    if (timers.retry !== undefined) void connect();
    else if (isOpen && now() - lastMessageAt >= SILENCE_MS) replaceSilent();
    else probe.check();
  }

  return {
    start() {
      if (isRunning) return;
      isRunning = true;
      mayHaveMissed = false;
      attempts = 0;
      refusals = 0;
      for (const target of wakeTargets) {
        target.addEventListener('online', wake);
        target.addEventListener('visibilitychange', wake);
      }
      void connect();
    },
    stop() {
      isRunning = false;
      run += 1;
      probe.stop();
      for (const target of wakeTargets) {
        target.removeEventListener('online', wake);
        target.removeEventListener('visibilitychange', wake);
      }
      for (const name of ['retry', 'stable', 'watchdog', 'poll'] as const) cancel(name);
      // Closing a socket during its handshake logs an error in the console; such a socket closes when it opens.
      if (isOpen) socket?.close();
      socket = null;
      isOpen = false;
    },
    send(text) {
      if (isOpen) socket?.send(text);
    },
  };
}

function isHidden(targets: readonly EventTarget[]): boolean {
  return targets.some(target => (target as { visibilityState?: string }).visibilityState === 'hidden');
}
