/** Thrown where something has not ended in time. */
export class DeadlineError extends Error {}

/** Settles as `work` does, and rejects with a `DeadlineError` after `milliseconds`. The work itself is not stopped. */
export async function withDeadline<T>(work: Promise<T>, milliseconds: number, name: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(`${name} has not ended within ${milliseconds / 1000} s`)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
