/*
 * The token with which a service worker sends what waits (HINT-14). It cannot read local storage, so the token lies beside the records, for as long as one of
 * them waits. It is a row among them, which earlier versions of the app leave alone: another table would need a database that their pages cannot open.
 */
import { isOutboxRecord, isUnsent } from './outbox-record.js';

/** A session that outlives its pages, as far as a worker needs it. */
export interface OutboxSender {
  /** The account: `<acct>@<host>`. */
  readonly scope: string;
  /** Origin of its server. */
  readonly server: string;
  readonly accessToken: string;
}

/** The id of the row. Those of records are UUIDs. */
export const SENDER = 'sender';

/** A stored sender; null where the value is none, or damaged. */
export function senderOf(value: unknown): OutboxSender | null {
  if (typeof value !== 'object' || value === null) return null;
  const { scope, server, accessToken } = value as Readonly<Record<string, unknown>>;
  const areTexts = typeof scope === 'string' && typeof server === 'string' && typeof accessToken === 'string';
  return areTexts && URL.canParse(server) ? { scope, server, accessToken } : null;
}

/** Whether a record among the stored values is still to be sent. */
export const isAnyUnsent = (values: readonly unknown[]): boolean =>
  values.some(value => isOutboxRecord(value) && isUnsent(value));
