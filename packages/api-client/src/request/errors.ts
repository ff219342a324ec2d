/**
 * `network`: no response; `timeout`: no response in time; `http`: an error status; `rate_limit`: status 429;
 * `decode`: an unexpected body; `aborted`: the caller's signal aborted.
 */
export type ApiErrorKind = 'network' | 'timeout' | 'http' | 'rate_limit' | 'decode' | 'aborted';

/** Longest server text shown, in UTF-16 units. */
export const MAX_SERVER_MESSAGE_LENGTH = 300;

interface ApiErrorDetails {
  status?: number | null;
  serverMessage?: string | null;
  retryAt?: number | null;
  isUnsupported?: boolean;
  cause?: unknown;
}

/** The error of every failed request (API-08). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status, null without a response */
  readonly status: number | null;
  /** the server's message as plain text, at most 300 characters; null when there is none fit to show */
  readonly serverMessage: string | null;
  /** earliest time for a retry, epoch ms; null when the server names none */
  readonly retryAt: number | null;
  /** The server does not have the endpoint, as far as a request can tell (`FeatureMemory`). */
  readonly isUnsupported: boolean;

  constructor(
    kind: ApiErrorKind,
    { status = null, serverMessage = null, retryAt = null, isUnsupported = false, cause }: ApiErrorDetails = {},
  ) {
    super(serverMessage ?? (status === null ? kind : `${kind} ${status}`), cause === undefined ? undefined : { cause });
    this.kind = kind;
    this.status = status;
    this.serverMessage = serverMessage;
    this.retryAt = retryAt;
    this.isUnsupported = isUnsupported;
  }
}

/** Whether a thrown value is an ApiError. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

const SESSION_REFUSALS: readonly (number | null)[] = [401, 403, 422];

/**
 * Whether a status refuses the session itself: 401, 403 or 422, depending on the server's software (API-08, API-10). It ends a
 * session when `verify_credentials` answers it; other endpoints also use these statuses to refuse one action of a valid session.
 */
export function isSessionRefusal(status: number | null): boolean {
  return SESSION_REFUSALS.includes(status);
}

/** Whether a signed-out reader gets this error because the server shows the resource to its members only. */
export function isSignInNeeded(error: unknown): boolean {
  return isApiError(error) && isSessionRefusal(error.status);
}

/** Whether the server does not have the entity any more, or does not show it to the reader. */
export const isGone = (error: unknown): boolean =>
  isApiError(error) && !error.isUnsupported && (error.status === 404 || error.status === 410);

/** The server's message if there is one, else the fallback. */
export function errorText(error: unknown, fallback: string): string {
  return (isApiError(error) ? error.serverMessage : null) ?? fallback;
}

/** The `error` field of an error response if it is text; null for markup, objects and bare bodies. */
export function serverMessageOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('error' in data) || typeof data.error !== 'string') return null;
  const message = data.error.trim();
  if (message === '' || /^<(!doctype|html|\?xml)/i.test(message)) return null;
  return message.slice(0, MAX_SERVER_MESSAGE_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
}
