import { isApiError } from '@rookery/api-client';

/**
 * Why the pushes of a session could not be switched on or off. `blocked`: by the browser. `noService`: the browser reaches none that delivers pushes.
 * `refused`: by the server, for good. `unavailable`: the server, for now. `unknown`: anything else.
 */
export type PushFailure = 'blocked' | 'noService' | 'refused' | 'unavailable' | 'unknown';

/** A statement of time: the request may work later (RFC 9110, section 15.5.9; RFC 6585, section 4). */
const LATER: readonly number[] = [408, 429];

export function pushFailure(error: unknown): PushFailure {
  if (isApiError(error)) {
    const { status } = error;
    return status !== null && status >= 400 && status < 500 && !LATER.includes(status) ? 'refused' : 'unavailable';
  }
  if (!(error instanceof DOMException)) return 'unknown';
  if (error.name === 'NotAllowedError') return 'blocked';
  // The Push API names no others for a service that does not answer, or that the browser was built without.
  return error.name === 'AbortError' || error.name === 'NotSupportedError' ? 'noService' : 'unknown';
}
