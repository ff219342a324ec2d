/**
 * `network`: no answer came; `timeout`: none came in time; `http`: the server refused or failed; `rate_limit`: too many
 * requests; `decode`: the answer is not what was asked for; `aborted`: the caller gave up.
 */
export type ApiErrorKind = 'network' | 'timeout' | 'http' | 'rate_limit' | 'decode' | 'aborted';

/** Longest server text shown, in UTF-16 units. */
export const MAX_SERVER_MESSAGE_LENGTH = 300;

interface ApiErrorDetails {
  status?: number | null;
  serverMessage?: string | null;
  retryAt?: number | null;
  cause?: unknown;
}

/** What every failed request rejects with. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status, null when there was no answer */
  readonly status: number | null;
  /** the server's words as plain text, at most 300 characters; null when it gave none that may be shown */
  readonly serverMessage: string | null;
  /** when to ask again, epoch ms */
  readonly retryAt: number | null;

  constructor(kind: ApiErrorKind, { status = null, serverMessage = null, retryAt = null, cause }: ApiErrorDetails = {}) {
    super(serverMessage ?? (status === null ? kind : `${kind} ${status}`), cause === undefined ? undefined : { cause });
    this.kind = kind;
    this.status = status;
    this.serverMessage = serverMessage;
    this.retryAt = retryAt;
  }
}

/** Whether something thrown came from a request of this client. */
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

/** The server's words if it gave any, else the fallback. */
export function errorText(error: unknown, fallback: string): string {
  return (isApiError(error) ? error.serverMessage : null) ?? fallback;
}

/** The text of an error answer: `error` if it is text. Markup, objects and bare bodies are never shown. */
export function serverMessageOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('error' in data) || typeof data.error !== 'string') return null;
  const message = data.error.trim();
  if (message === '' || /^<(!doctype|html|\?xml)/i.test(message)) return null;
  return message.slice(0, MAX_SERVER_MESSAGE_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
}
