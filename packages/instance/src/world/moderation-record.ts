/** Lists that the staff keeps. */
export type StaffTable =
  | 'domain_blocks'
  | 'domain_allows'
  | 'ip_blocks'
  | 'email_domain_blocks'
  | 'canonical_email_blocks'
  | 'announcements'
  | 'rules';

/** A row as its API sends it. */
export type StaffRow = { readonly id: string } & Readonly<Record<string, unknown>>;

/** An action of the staff. */
export type LogRecord = {
  account_id: string;
  /** Pleroma's name of the action. */
  action: string;
  /** A sentence. */
  message: string;
  created_at: string;
};

export type NoteRecord = { id: string; account_id: string; content: string; created_at: string };

/** A report to the staff. */
export type ReportRecord = {
  id: string;
  account_id: string;
  target_id: string;
  created_at: string;
  category: string;
  comment: string;
  forwarded: boolean;
  /** As they were sent. */
  status_ids: string[];
  rule_ids: string[];
  /** Absent: it is open. */
  state?: 'open' | 'resolved' | 'closed';
  updated_at?: string;
  /** The member of the staff who took it. */
  assigned_id?: string | null;
  action_taken_at?: string | null;
  action_taken_by_id?: string | null;
  notes?: NoteRecord[];
};

export type ModerationOperation =
  | { kind: 'report_change'; id: string; change: Partial<ReportRecord> }
  /** Adds a row, or replaces the one of the same id; null removes it. */
  | { kind: 'staff_row'; table: StaffTable; id: string; row: StaffRow | null }
  | { kind: 'log'; entry: LogRecord };
