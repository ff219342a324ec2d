import { type AdminAccount, parseAdminAccount, parseAdminUser } from './admin-account.js';
import {
  date,
  type Decoded,
  type Decoder,
  type Decoding,
  type Fields,
  flag,
  html,
  id,
  identified,
  isRecord,
  list,
  nullable,
  object,
  oneOf,
} from './decode.js';
import { type InstanceRule, rule } from './instance.js';
import { type Status, statuses } from './status.js';

const MAX_NOTES = 200;

const own = object({
  id,
  category: oneOf(['spam', 'legal', 'violation'], 'other'),
  comment: html,
  forwarded: flag,
  created_at: date,
  updated_at: date,
  action_taken_at: date,
});

/** A note of the staff about a report (Pleroma). */
export interface ReportNote {
  id: string;
  /** Plain text. */
  content: string;
  created_at: string | null;
  account: AdminAccount | null;
}

/**
 * A report as the staff sees it, of either API. `comment`: plain text of a stranger. `state`: Pleroma closes a report that needs no action, and
 * Mastodon resolves it. Accounts and posts that were deleted are missing.
 */
export interface AdminReport extends Decoded<typeof own> {
  state: 'open' | 'resolved' | 'closed';
  action_taken: boolean;
  /** The account that reported. */
  account: AdminAccount | null;
  target_account: AdminAccount | null;
  assigned_account: AdminAccount | null;
  action_taken_by_account: AdminAccount | null;
  statuses: Status[];
  rules: InstanceRule[];
  notes: ReportNote[];
}

const rules = list('Rule', nullable(rule), 200);
const note = object({ id, content: html, created_at: date });
const notes: Decoder<ReportNote[]> = list(
  'ReportNote',
  (value, decoding) => {
    const read = identified(note)(value, decoding);
    return read === null ? null : { ...read, account: parseAdminUser(isRecord(value) ? value['user'] : null, decoding) };
  },
  MAX_NOTES,
);

const common = (value: Fields, decoding: Decoding) => ({
  ...own(value, decoding),
  statuses: statuses(value['statuses'], decoding),
  rules: rules(value['rules'], decoding),
});

/** Parses a report of Mastodon's API. */
export const parseAdminReport: Decoder<AdminReport | null> = (value, decoding) => {
  if (!isRecord(value) || id(value['id'], decoding) === '') return null;
  const isTaken = flag(value['action_taken'], decoding);
  const person = (key: string): AdminAccount | null => parseAdminAccount(value[key], decoding);
  return {
    ...common(value, decoding),
    state: isTaken ? 'resolved' : 'open',
    action_taken: isTaken,
    account: person('account'),
    target_account: person('target_account'),
    assigned_account: person('assigned_account'),
    action_taken_by_account: person('action_taken_by_account'),
    notes: [],
  };
};

const state = oneOf(['resolved', 'closed'], 'open');

/** Parses a report of Pleroma's API, whose `account` is the reported one and whose `actor` reported it. */
export const parsePleromaReport: Decoder<AdminReport | null> = (value, decoding) => {
  if (!isRecord(value) || id(value['id'], decoding) === '') return null;
  const reported = state(value['state'], decoding);
  return {
    ...common(value, decoding),
    comment: html(value['content'], decoding),
    state: reported,
    action_taken: reported !== 'open',
    account: parseAdminUser(value['actor'], decoding),
    target_account: parseAdminUser(value['account'], decoding),
    assigned_account: parseAdminUser(value['assigned_account'], decoding),
    action_taken_by_account: null,
    notes: notes(value['notes'], decoding),
  };
};

export const adminReports: Decoder<AdminReport[]> = list('Admin::Report', parseAdminReport);
export const pleromaReports: Decoder<AdminReport[]> = list('Admin::Report', parsePleromaReport);
