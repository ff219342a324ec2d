/** A delayed function: `flush` runs a pending call now, `cancel` drops it. */
export interface Delayed<Arguments extends unknown[]> {
  (...values: Arguments): void;
  cancel(): void;
  flush(): void;
}

/** Delays a function until `delay` milliseconds have passed without another call. The last arguments win. */
export function debounce<Arguments extends unknown[]>(run: (...values: Arguments) => void, delay: number): Delayed<Arguments> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: Arguments | undefined;
  let due = 0;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const values = pending;
    pending = undefined;
    if (values) run(...values);
  };
  // An early timer is restarted for the remaining time: with a call per frame, one timer per call would cost more.
  const check = () => {
    const left = due - performance.now();
    if (left > 0) timer = setTimeout(check, left);
    else flush();
  };
  const call = (...values: Arguments) => {
    pending = values;
    due = performance.now() + delay;
    timer ??= setTimeout(check, delay);
  };
  return Object.assign(call, {
    flush,
    cancel() {
      clearTimeout(timer);
      timer = undefined;
      pending = undefined;
    },
  });
}

/** Runs a function at once, then at most every `interval` milliseconds. The last call of a burst always runs. */
export function throttle<Arguments extends unknown[]>(run: (...values: Arguments) => void, interval: number): Delayed<Arguments> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: Arguments | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!pending) return;
    const values = pending;
    pending = undefined;
    timer = setTimeout(flush, interval);
    run(...values);
  };
  const call = (...values: Arguments) => {
    pending = values;
    if (timer === undefined) flush();
  };
  return Object.assign(call, {
    flush,
    cancel() {
      clearTimeout(timer);
      timer = undefined;
      pending = undefined;
    },
  });
}
