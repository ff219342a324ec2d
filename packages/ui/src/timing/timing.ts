/** Runs after `delay` milliseconds without another call; `flush` runs a waiting call now, `cancel` drops it. */
export interface Delayed<Arguments extends unknown[]> {
  (...values: Arguments): void;
  cancel(): void;
  flush(): void;
}

/** Runs once `delay` milliseconds have passed without another call, with the values of the last. */
export function debounce<Arguments extends unknown[]>(run: (...values: Arguments) => void, delay: number): Delayed<Arguments> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: Arguments | undefined;
  let due = 0;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const values = waiting;
    waiting = undefined;
    if (values) run(...values);
  };
  // A timer that comes too early goes on for the rest: calls come in every frame, and a new timer for each would cost more than this.
  const look = () => {
    const left = due - performance.now();
    if (left > 0) timer = setTimeout(look, left);
    else flush();
  };
  const call = (...values: Arguments) => {
    waiting = values;
    due = performance.now() + delay;
    timer ??= setTimeout(look, delay);
  };
  return Object.assign(call, {
    flush,
    cancel() {
      clearTimeout(timer);
      timer = undefined;
      waiting = undefined;
    },
  });
}

/** Runs at once, then at most every `interval` milliseconds; the last call of a burst is never lost. */
export function throttle<Arguments extends unknown[]>(run: (...values: Arguments) => void, interval: number): Delayed<Arguments> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: Arguments | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!waiting) return;
    const values = waiting;
    waiting = undefined;
    timer = setTimeout(flush, interval);
    run(...values);
  };
  const call = (...values: Arguments) => {
    waiting = values;
    if (timer === undefined) flush();
  };
  return Object.assign(call, {
    flush,
    cancel() {
      clearTimeout(timer);
      timer = undefined;
      waiting = undefined;
    },
  });
}
