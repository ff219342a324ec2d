/* Sends the request of an action once, and finds out what became of it when its answer does not tell. */
import { ApiError, isApiError } from '../request/errors.js';
import { CHECK_PAUSES_MS, missesUntilFailed, outcomeOfError, type RequestOutcome } from './action-outcome.js';
import { isOffline, pauseUntilOnline } from './connectivity.dom.js';

/** An answer of the server. `askedAt`: the moment before its request was sent (`OwnedFields`). */
export interface ActionResult<Result> {
  result: Result;
  askedAt: number;
}

export type Checked<Result> =
  | ({ kind: 'done' } & ActionResult<Result>)
  /** `truth`: the state in which the action has no effect; null when it could not be read. */
  | { kind: 'failed'; error: unknown; truth: ActionResult<Result> | null }
  /** The signal aborted before the outcome was known. */
  | { kind: 'replaced' };

interface ActionRequest<Result> {
  request: () => Promise<Result>;
  check: (() => Promise<Result>) | undefined;
  isDone: (result: Result) => boolean;
  /** The state before the request is not known, so that a refusal does not tell it either. */
  isStateUnknown: boolean;
  moment: () => number;
  /** Aborts the checks, not the request. Another one takes its place when the action is wanted again. */
  signal: () => AbortSignal;
}

/** Never rejects. The request is sent once, without a connection as soon as there is one: checks only read. */
export async function confirmAction<Result>(action: ActionRequest<Result>): Promise<Checked<Result>> {
  const { request, check, isDone, isStateUnknown, moment, signal } = action;
  const wasOffline = isOffline();
  const askedAt = moment();
  let outcome: RequestOutcome;
  let error: unknown = new ApiError('decode');
  try {
    const result = await request();
    if (isDone(result)) return { kind: 'done', result, askedAt };
    outcome = 'disagrees';
  } catch (failure) {
    // It was not sent. The browser may be wrong about its connection, so it was tried all the same.
    if (wasOffline && isApiError(failure) && failure.kind === 'network') {
      await pauseUntilOnline(0, signal());
      return signal().aborted ? { kind: 'replaced' } : confirmAction(action);
    }
    error = failure;
    outcome = outcomeOfError(failure, wasOffline);
  }
  const isKnown = outcome === 'refused' && !isStateUnknown;
  if (check === undefined || isKnown) return { kind: 'failed', error, truth: null };
  return checked(action, check, error, missesUntilFailed(outcome));
}

async function checked<Result>(
  { isDone, moment, signal }: ActionRequest<Result>,
  check: () => Promise<Result>,
  error: unknown,
  maxMisses: number,
): Promise<Checked<Result>> {
  let truth: ActionResult<Result> | null = null;
  let misses = 0;
  for (const pause of CHECK_PAUSES_MS) {
    await pauseUntilOnline(pause, signal());
    if (signal().aborted) return { kind: 'replaced' };
    const askedAt = moment();
    try {
      const result = await check();
      if (isDone(result)) return { kind: 'done', result, askedAt };
      truth = { result, askedAt };
      misses += 1;
    } catch (failure) {
      if (outcomeOfError(failure, false) === 'refused') return { kind: 'failed', error, truth };
    }
    if (misses >= maxMisses) break;
  }
  return signal().aborted ? { kind: 'replaced' } : { kind: 'failed', error, truth };
}
