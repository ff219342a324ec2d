/*
 * One socket kept alive: back-off, watchdog, waking up, and polling while there is no socket. Knows nothing of what the frames mean.
 */

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
}

export interface StreamConnectionOptions {
  WebSocket: StreamSocketConstructor;
  /** Where to connect; null when the server has no streaming. Rejects when it could not be asked. */
  address: (authentication: StreamAuthentication) => Promise<StreamAddress | null>;
  /** 0 (included) to 1. */
  random: () => number;
  /** Milliseconds; only differences count. */
  now: () => number;
  /** Send `online` and `visibilitychange`. */
  wakeTargets: readonly EventTarget[];
  /** `isReconnect`: something may have been missed since the stream was asked for. */
  onOpen: (isReconnect: boolean) => void;
  onFrame: (text: string) => void;
  onDown: () => void;
  /** No socket: whoever shows live data should ask the server now. */
  onPoll: () => void;
}

export interface StreamConnection {
  start(): void;
  stop(): void;
  /** Sends now, or not at all when there is no open socket. */
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
  /** Attempts since the last socket that stayed up for 30 s: what the back-off grows by. */
  let attempts = 0;
  /** Handshakes refused in a row. */
  let refusals = 0;
  let authentication: StreamAuthentication = 'protocol';
  /** The attempt under way has the token in `Sec-WebSocket-Protocol`. */
  let triedProtocol = false;
  let protocolWorked = false;
  let lastSign = 0;
  const timers: Record<'retry' | 'stable' | 'watchdog' | 'poll', Timer | undefined> = {
    retry: undefined,
    stable: undefined,
    watchdog: undefined,
    poll: undefined,
  };

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
    triedProtocol = false;
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
    triedProtocol = target.protocols.length > 0;
    try {
      attach(new WebSocket(target.url, target.protocols));
    } catch {
      // A token may have characters a subprotocol must not have; then the constructor itself throws.
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
      // Stopped on the way.
      else next.close();
    });
    next.addEventListener('message', ({ data }) => {
      if (socket !== next) return;
      sawSign();
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
    if (triedProtocol) protocolWorked = true;
    cancel('poll');
    sawSign();
    after('stable', STABLE_AFTER_MS, () => (attempts = 0));
    const isReconnect = mayHaveMissed;
    mayHaveMissed = true;
    options.onOpen(isReconnect);
  }

  function dropped(): void {
    goDown();
    retryLater();
  }

  function goDown(): void {
    isOpen = false;
    cancel('stable');
    cancel('watchdog');
    options.onDown();
  }

  function refused(): void {
    mayHaveMissed = true;
    if (triedProtocol && !protocolWorked) {
      authentication = 'query';
      void connect();
      return;
    }
    // Every round begins with the way that keeps the token out of addresses.
    authentication = 'protocol';
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

  function sawSign(): void {
    lastSign = now();
    after('watchdog', SILENCE_MS, replaceSilent);
  }

  /** A socket silent for so long may be dead without having said so (a sleeping laptop, a changed network). */
  function replaceSilent(): void {
    const old = socket;
    socket = null;
    old?.close();
    goDown();
    void connect();
  }

  function wake(event: Event): void {
    if (!isRunning) return;
    const target = event.target as { visibilityState?: string } | null;
    if (event.type === 'visibilitychange' && target?.visibilityState === 'hidden') return;
    if (timers.retry !== undefined) void connect();
    else if (isOpen && now() - lastSign >= SILENCE_MS) replaceSilent();
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
      for (const target of wakeTargets) {
        target.removeEventListener('online', wake);
        target.removeEventListener('visibilitychange', wake);
      }
      for (const name of ['retry', 'stable', 'watchdog', 'poll'] as const) cancel(name);
      // The browser complains about a socket that is closed on its way: such a one closes when it opens.
      if (isOpen) socket?.close();
      socket = null;
      isOpen = false;
    },
    send(text) {
      if (isOpen) socket?.send(text);
    },
  };
}
