import { isApiError } from '@rookery/api-client';
import { isSignInError } from '@rookery/api-client/sign-in';
import type { SignUpField } from './sign-up-draft.js';

/** The server's words by field; those of no field under null. */
export type RefusedFields = ReadonlyMap<SignUpField | null, string>;

/** Why an attempt failed. `lost`: the server may have carried it out; `app`: it does not let the app sign up. */
export interface SignUpFailure {
  readonly kind: 'refused' | 'lost' | 'app' | 'later' | 'failed';
  /** The server's words about no field; null: there are none. */
  readonly message: string | null;
}

/** Why an attempt failed, from its error and the refusals of its fields. */
export function failureOf(error: unknown, refused: RefusedFields): SignUpFailure {
  if (isSignInError(error)) return { kind: 'app', message: error.serverMessage };
  if (!isApiError(error)) return { kind: 'failed', message: null };
  if (error.kind === 'rate_limit') return { kind: 'later', message: null };
  if (['network', 'timeout', 'decode'].includes(error.kind)) return { kind: 'lost', message: null };
  if (refused.size > 0) return { kind: 'refused', message: refused.get(null) ?? null };
  return { kind: 'failed', message: error.serverMessage };
}

/** The refusals that are left once a field has changed. */
export function without(refused: RefusedFields, field: SignUpField): RefusedFields {
  if (!refused.has(field)) return refused;
  return new Map([...refused].filter(([name]) => name !== field));
}
