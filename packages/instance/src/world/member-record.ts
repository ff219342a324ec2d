import type { AccountRecord, AccountStanding } from './records.js';

/** The facts about an account of this server that the server alone knows. */
export type MemberRecord = {
  /** False: the account is one of the seed world. */
  signed_up: boolean;
  email: string;
  confirmed: boolean;
  approved: boolean;
  /** Frozen: its owner cannot act. */
  disabled: boolean;
  /** Why it wants to join, as its owner wrote it. */
  reason: string;
  locale: string;
  /** yyyy-mm-dd */
  birthday: string | null;
  ip: string | null;
  /** The application that it signed up with; null: none is known. */
  client_id: string | null;
  /** Of the link in the e-mail; null: nothing is to confirm. */
  confirmation_token: string | null;
};

/** Changes of accounts by signing up and by the staff. */
export type MemberOperation =
  | { kind: 'join'; account: AccountRecord; member: MemberRecord }
  | { kind: 'member'; account_id: string; change: Partial<MemberRecord> }
  | { kind: 'standing'; account_id: string; change: Partial<AccountStanding> }
  /** Removes an account that has done nothing yet. */
  | { kind: 'unjoin'; account_id: string };
