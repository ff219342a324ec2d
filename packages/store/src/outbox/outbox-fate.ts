/**
 * The fate of an outbox whose account is shown no more. `go-on`: records of before still go out; `stop`: the outbox of the same
 * account with its new token sends it, now or once it has signed in again; `return`: it is drafts again, as the account has signed out.
 */
export type OutboxFate = 'go-on' | 'stop' | 'return';

interface OutboxSession {
  /** The token that the outbox sends with. */
  readonly token: string | null;
  /** The token of the account's session now; null: it has none. */
  readonly present: string | null;
  /** The server ended the session, and not the person. */
  readonly isRefused: boolean;
}

/** An outbox whose token is replaced must not go on: it would hold the records, and be refused for ever. */
export function outboxFate({ token, present, isRefused }: OutboxSession): OutboxFate {
  if (present === null) return isRefused ? 'stop' : 'return';
  return present === token ? 'go-on' : 'stop';
}
