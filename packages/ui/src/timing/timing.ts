/** A delayed function: `flush` runs a pending call now, `cancel` drops it. */
export interface Delayed<Arguments extends unknown[]> {
  (...values: Arguments): void;
  cancel(): void;
  flush(): void;
}

/** Delays a function until `delay` milliseconds have passed without another call. The last arguments win. */
export function debounce<Arguments extends unknown[]>(run: (...values: Arguments) => void, delay: number): Delayed<Arguments> {
  const state = createPendingCall<Arguments>();
  let due = 0;
  const flush = () => {
    const values = state.take();
    if (values) run(...values);
  };
  // An early timer is restarted for the remaining time: with a call per frame, one timer per call would cost more.
  const check = () => {
    const remaining = due - performance.now();
    if (remaining > 0) state.timer = setTimeout(check, remaining);
    else flush();
  };
  const call = (...values: Arguments) => {
    state.values = values;
    due = performance.now() + delay;
    state.timer ??= setTimeout(check, delay);
  };
  return Object.assign(call, { flush, cancel: () => void state.take() });
}

/** Runs a function at once, then at most every `interval` milliseconds. The last call of a burst always runs. */
export function throttle<Arguments extends unknown[]>(run: (...values: Arguments) => void, interval: number): Delayed<Arguments> {
  const state = createPendingCall<Arguments>();
  const flush = () => {
    const values = state.take();
    if (!values) return;
    state.timer = setTimeout(flush, interval);
    run(...values);
  };
  const call = (...values: Arguments) => {
    state.values = values;
    if (state.timer === undefined) flush();
  };
  return Object.assign(call, { flush, cancel: () => void state.take() });
}

interface PendingCall<Arguments> {
  timer: ReturnType<typeof setTimeout> | undefined;
  values: Arguments | undefined;
  /** Clears the timer and returns the pending arguments. */
  take(): Arguments | undefined;
}

function createPendingCall<Arguments>(): PendingCall<Arguments> {
  return {
    timer: undefined,
    values: undefined,
    take() {
      const { values } = this;
      clearTimeout(this.timer);
      this.timer = undefined;
      this.values = undefined;
      return values;
    },
  };
}
