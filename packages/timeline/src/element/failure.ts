import { isApiError, isSignInNeeded, type ApiError } from '@rookery/api-client';
import type { ElementSource } from './source-attribute.js';

/**
 * Why an element shows no posts. `no-server`, `unknown-source` and `other-server` (a post whose address is on another server than `server`) are
 * faults of its attributes; the others come from the server or the network, and may pass.
 */
export type FailureKind =
  | 'no-server'
  | 'unknown-source'
  | 'other-server'
  | 'not-found'
  | 'members-only'
  | 'rate-limited'
  | 'offline'
  | 'unreachable'
  | 'incompatible'
  | 'failed';

const NOT_FOUND: readonly (number | null)[] = [404, 410];

/** The fault of the attributes; null when they name posts of a server. */
export function attributeFailure(server: string | null, source: ElementSource | null): FailureKind | null {
  if (source === null) return 'unknown-source';
  if (server === null) return 'no-server';
  return source.kind === 'status' && source.origin !== null && source.origin !== server ? 'other-server' : null;
}

/** Why a request for posts failed. */
export function requestFailure(cause: unknown, source: ElementSource, isOnline: boolean): FailureKind {
  if (!isApiError(cause)) return 'failed';
  if (NOT_FOUND.includes(cause.status)) return isOneOfMany(source) ? 'not-found' : 'incompatible';
  if (isSignInNeeded(cause)) return 'members-only';
  return failureOfKind(cause, isOnline);
}

/** Whether the request names an account or a post: every compatible server has public posts and hashtags. */
const isOneOfMany = ({ kind }: ElementSource): boolean => kind === 'account' || kind === 'status';

function failureOfKind({ kind }: ApiError, isOnline: boolean): FailureKind {
  switch (kind) {
    case 'rate_limit':
      return 'rate-limited';
    case 'decode':
      return 'incompatible';
    case 'network':
    case 'timeout':
      return isOnline ? 'unreachable' : 'offline';
    case 'http':
    case 'aborted':
      return 'failed';
  }
}

/** Whether the page has to change something first. */
export const isFaultOfPage = (kind: FailureKind): boolean =>
  kind === 'no-server' || kind === 'unknown-source' || kind === 'other-server';
