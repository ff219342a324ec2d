/*
 * Checks an open socket that is silent. A dead network path closes no socket, and scripts do not see the pings that keep one alive: only a
 * request tells whether the silence is the server's. API-11
 */

/** A socket is checked after this silence. */
const SILENCE_MS = 20_000;
/** At most one request in this time, and then no longer than `PROBE_TIMEOUT_MS`: a dead socket is noticed within 30 s. */
const PROBE_INTERVAL_MS = 25_000;
const PROBE_TIMEOUT_MS = 4_500;
/** The socket may be a little later than the request. */
const GRACE_MS = 2_000;

interface StreamProbeOptions {
  /** Resolves to whether the server has items that the stream did not bring. Rejects when the server does not respond. */
  probe: () => Promise<boolean>;
  /** A page that nobody looks at sends no requests. */
  isVisible: () => boolean;
  /** Milliseconds; only differences are used. */
  now: () => number;
  /** The silence was the server's. */
  onAlive: () => void;
  /** The socket missed something, or the server does not respond. */
  onDead: () => void;
}

interface StreamProbe {
  /** A socket has opened. */
  start(): void;
  stop(): void;
  /** A frame has arrived. */
  heard(): void;
  /** Checks now what became due while the page was hidden. */
  check(): void;
}

export function createStreamProbe({ probe, isVisible, now, onAlive, onDead }: StreamProbeOptions): StreamProbe {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let run = 0;
  let isRunning = false;
  let isProbing = false;
  let heardAt = 0;
  let probedAt = Number.NEGATIVE_INFINITY;

  function check(): void {
    clearTimeout(timer);
    if (!isRunning || isProbing || !isVisible()) return;
    const remaining = Math.max(heardAt + SILENCE_MS, probedAt + PROBE_INTERVAL_MS) - now();
    if (remaining > 0) timer = setTimeout(check, remaining);
    else void ask();
  }

  async function ask(): Promise<void> {
    const current = run;
    const startedAt = now();
    probedAt = startedAt;
    isProbing = true;
    const isDead = await withinTime(probe(), PROBE_TIMEOUT_MS).then(
      hasMissed => hasMissed && 'after grace',
      () => 'now' as const,
    );
    const isAlive = () => current !== run || heardAt > startedAt;
    if (isDead === 'after grace' && !isAlive()) await new Promise(resolve => setTimeout(resolve, GRACE_MS));
    if (current !== run) return;
    isProbing = false;
    if (isDead !== false && !isAlive()) {
      onDead();
      return;
    }
    onAlive();
    check();
  }

  return {
    start() {
      run += 1;
      isRunning = true;
      isProbing = false;
      heardAt = now();
      check();
    },
    stop() {
      run += 1;
      isRunning = false;
      clearTimeout(timer);
    },
    heard() {
      heardAt = now();
    },
    check,
  };
}

function withinTime<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No response in time.')), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
