/* Sends the request of an action once, and finds out what became of it when its answer does not tell. */
import { ApiError, isApiError } from '@rookery/api-client';
import { CHECK_PAUSES_MS, missesUntilFailed, isUnanswered, outcomeOfError, type RequestOutcome } from './action-outcome.js';
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
  /** The signal aborted before the outcome was known. `isUnsent`: no request of it was made. */
  | { kind: 'replaced'; isUnsent: boolean };

/** How an action ended that the outbox held. */
export type Held<Result = unknown> =
  | { kind: 'sent'; result: Result }
  | { kind: 'failed'; error: unknown }
  /** It was certainly not sent. `isByThisTab`: because the signal aborted; else another tab replaced it. */
  | { kind: 'withdrawn'; isByThisTab: boolean };

interface ActionRequest<Result> {
  request: () => Promise<Result>;
  check: (() => Promise<Result>) | undefined;
  isDone: (result: Result) => boolean;
  /** The state before the request is not known, so that a refusal does not tell it either. */
  isStateUnknown: boolean;
  /** The outbox has the action, or an earlier one of its scope: it is not tried here. */
  isHeld: boolean;
  /** Hands the action to the outbox. Null: it waits here. */
  hold: (mayBeSent: boolean) => Promise<Held<Result>> | null;
  moment: () => number;
  /** Aborts the checks, not the request. Another one takes its place when the action is wanted again. */
  signal: () => AbortSignal;
}

/**
 * Never rejects. The request is sent once, without a connection as soon as there is one, by the outbox where it holds the action: checks
 * only read.
 */
export async function confirmAction<Result>(action: ActionRequest<Result>): Promise<Checked<Result>> {
  const { request, check, isDone, isStateUnknown, moment, signal } = action;
  if (action.isHeld) {
    const held = await heldOutcome(action, false);
    if (held !== null) return held;
  }
  const wasOffline = isOffline();
  const askedAt = moment();
  let outcome: RequestOutcome;
  let error: unknown = new ApiError('decode');
  try {
    const result = await request();
    if (isDone(result)) return { kind: 'done', result, askedAt };
    outcome = 'disagrees';
  } catch (failure) {
    const isUnsent = isApiError(failure) && failure.kind === 'network';
    if (isUnsent && isOffline() && !signal().aborted) {
      const held = await heldOutcome(action, !wasOffline);
      if (held !== null) return held;
    }
    // It was not sent. The browser may be wrong about its connection, so it was tried all the same.
    if (wasOffline && isUnsent) {
      await pauseUntilOnline(0, signal());
      return signal().aborted ? { kind: 'replaced', isUnsent: true } : confirmAction(action);
    }
    error = failure;
    outcome = outcomeOfError(failure, wasOffline);
  }
  const isKnown = outcome === 'refused' && !isStateUnknown;
  if (check === undefined || isKnown) return { kind: 'failed', error, truth: null };
  return checked(action, check, error, missesUntilFailed(outcome));
}

/** The outcome of an action that the outbox sends; null where there is none for it. */
async function heldOutcome<Result>(action: ActionRequest<Result>, mayBeSent: boolean): Promise<Checked<Result> | null> {
  const { check, isDone, moment, signal } = action;
  const askedAt = moment();
  const held = await action.hold(mayBeSent);
  if (held === null) return null;
  switch (held.kind) {
    case 'sent':
      if (isDone(held.result)) return { kind: 'done', result: held.result, askedAt };
      if (check === undefined) return { kind: 'failed', error: new ApiError('decode'), truth: null };
      return checked(action, check, new ApiError('decode'), missesUntilFailed('disagrees'));
    case 'failed':
      return { kind: 'failed', error: held.error, truth: null };
    case 'withdrawn':
      // The person came back to this choice meanwhile.
      if (held.isByThisTab && !signal().aborted) return heldOutcome(action, mayBeSent);
      return { kind: 'replaced', isUnsent: !mayBeSent };
  }
}

async function checked<Result>(
  action: ActionRequest<Result>,
  check: () => Promise<Result>,
  error: unknown,
  maxMisses: number,
): Promise<Checked<Result>> {
  const { isDone, moment, signal } = action;
  let truth: ActionResult<Result> | null = null;
  let misses = 0;
  for (const pause of CHECK_PAUSES_MS) {
    await pauseUntilOnline(pause, signal());
    if (signal().aborted) return { kind: 'replaced', isUnsent: false };
    const askedAt = moment();
    try {
      const result = await check();
      if (isDone(result)) return { kind: 'done', result, askedAt };
      truth = { result, askedAt };
      misses += 1;
    } catch (failure) {
      if (outcomeOfError(failure, false) === 'refused') return { kind: 'failed', error, truth };
      if (isUnanswered(failure) && !signal().aborted) {
        // Neither the action nor this has an answer of the server. The outbox waits longer than this page is open, and looks again.
        const held = await heldOutcome(action, true);
        if (held !== null) return held;
      }
    }
    if (misses >= maxMisses) break;
  }
  return signal().aborted ? { kind: 'replaced', isUnsent: false } : { kind: 'failed', error, truth };
}
