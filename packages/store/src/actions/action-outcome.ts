import { isApiError } from '@rookery/api-client';

/**
 * The pauses before the requests that check whether an action of unclear outcome was carried out (ms). The first checks follow within
 * seconds, because the reader waits; the last ones bridge a server that restarts. Without a connection the next check waits for it.
 */
export const CHECK_PAUSES_MS: readonly number[] = [0, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000];

/** Checks that must find the action missing. A gateway may have given up while the server still works on it. */
const MISSES_UNTIL_LOST = 3;
/** The server has answered, but with the state before the action: some servers keep that for some seconds. */
const MISSES_UNTIL_IGNORED = 5;

/** How an action ended, as far as its request tells. */
export type RequestOutcome =
  /** The answer shows the effect. */
  | 'done'
  /** The server accepted the action and answered with a state in which it has no effect. */
  | 'disagrees'
  /** It was certainly not carried out. */
  | 'refused'
  /** The server failed while it worked on the action: it may be carried out, but is no longer under way. */
  | 'broken'
  /** It may be carried out, or be still under way. */
  | 'lost';

/** @param wasOffline The browser had no connection when the request was made: it was never sent. */
export function outcomeOfError(error: unknown, wasOffline: boolean): RequestOutcome {
  if (!isApiError(error) || wasOffline) return 'refused';
  const { kind, status, retryAt } = error;
  switch (kind) {
    case 'aborted':
    case 'rate_limit':
      return 'refused';
    case 'network':
    case 'timeout':
      return 'lost';
    case 'decode':
      // Without a status the request was not sent; with one it was accepted, and the answer cannot be read.
      return status === null ? 'refused' : 'disagrees';
    case 'http':
      return outcomeOfStatus(status ?? 0, retryAt !== null);
  }
}

function outcomeOfStatus(status: number, hasRetryTime: boolean): RequestOutcome {
  if (status === 408) return 'lost';
  if (status < 500 || status === 501) return 'refused';
  // A server that names a time has turned the request away.
  if (status === 503 && hasRetryTime) return 'refused';
  return status === 500 ? 'broken' : 'lost';
}

const NETWORK_WANTS_SIGN_IN = 511;

/** Whether a request has no answer of the server: none at all, or the page of a network that wants a sign-in (a captive portal). */
export function isUnanswered(error: unknown): boolean {
  if (!isApiError(error)) return false;
  const { kind, status } = error;
  return kind === 'network' || kind === 'timeout' || (kind === 'decode' && status !== null) || status === NETWORK_WANTS_SIGN_IN;
}

/** The number of checks that must find the action missing before it counts as not carried out. */
export function missesUntilFailed(outcome: RequestOutcome): number {
  if (outcome === 'broken' || outcome === 'refused') return 1;
  return outcome === 'disagrees' ? MISSES_UNTIL_IGNORED : MISSES_UNTIL_LOST;
}

/** Whether repeating the action may succeed: the server has not refused it for a reason of its own. */
export function isWorthRetrying(error: unknown): boolean {
  return isApiError(error) && (error.kind !== 'http' || (error.status ?? 0) >= 500 || error.status === 408);
}
