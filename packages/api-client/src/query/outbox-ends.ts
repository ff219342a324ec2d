import type { AttemptEnd } from '../outbox/outbox-transitions.js';
import { isApiError } from '../request/errors.js';

/** Statuses below 500 that say nothing about the request itself. 401: the record is held until the account has signed in again. */
const LATER = new Set([401, 423, 425, 429]);

/** How an attempt ended, by its error. Without a clear refusal the request may have arrived. */
export function endOf(error: unknown): AttemptEnd {
  if (!isApiError(error) || error.status === null) return { kind: 'lost' };
  const { status, serverMessage, retryAt, kind } = error;
  if (LATER.has(status)) return { kind: 'later', retryAt };
  const isRefused = kind === 'http' && ((status >= 400 && status < 500 && status !== 408) || status === 501);
  return isRefused ? { kind: 'refused', status, text: serverMessage } : { kind: 'lost' };
}
