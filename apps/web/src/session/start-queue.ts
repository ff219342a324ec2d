/** The steps that follow the rows of a page, in this order. The composer waits for a sign of a person, too. */
export const startOrder = ['stream', 'outbox', 'counts', 'side column', 'injections', 'chats', 'composer'] as const;

export type StartStep = (typeof startOrder)[number];

export interface StartQueue {
  /** Runs the task once, when its turn comes. Returns a function that cancels it. */
  add(step: StartStep, task: () => void): () => void;
}

/**
 * Runs what a page starts after its rows one by one, each in an idle moment of its own: together they would hold up the first scroll or
 * key press. A task that is added later takes its place among those that still wait.
 *
 * @param whenIdle Calls back once, in an idle moment or after a short time.
 */
export function createStartQueue(whenIdle: (run: () => void) => void): StartQueue {
  const waiting = new Map<() => void, StartStep>();
  let isDue = false;

  const request = (): void => {
    if (isDue || waiting.size === 0) return;
    isDue = true;
    whenIdle(runNext);
  };
  const runNext = (): void => {
    isDue = false;
    const place = (step: StartStep): number => startOrder.indexOf(step);
    // The order of tasks of one step is that of their addition.
    const [next] = [...waiting].toSorted(([, one], [, other]) => place(one) - place(other));
    if (next === undefined) return;
    const [run] = next;
    waiting.delete(run);
    try {
      run();
    } finally {
      request();
    }
  };

  return {
    add(step, task) {
      // One task may be added twice.
      const run = (): void => task();
      waiting.set(run, step);
      request();
      return () => void waiting.delete(run);
    },
  };
}
