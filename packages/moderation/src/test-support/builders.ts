import type { AdminAccount, AdminReport } from '@rookery/api-client/admin';
import { anAccount, BUILT_AT } from '@rookery/api-client/testing';

/** A member as the staff sees it. */
export function aStaffAccount(fields: Partial<AdminAccount> = {}): AdminAccount {
  const username = fields.username ?? 'ada';
  const domain = fields.domain ?? null;
  const nickname = domain === null ? username : `${username}@${domain}`;
  const id = fields.id ?? '4711';
  return {
    id,
    username,
    domain,
    nickname,
    created_at: '2026-11-01T10:00:00.000Z',
    email: domain === null ? `${username}@post.example` : null,
    locale: domain === null ? 'en' : null,
    confirmed: true,
    approved: true,
    disabled: false,
    silenced: false,
    suspended: false,
    sensitized: false,
    ip: domain === null ? '192.0.2.7' : null,
    ips: [],
    invite_request: null,
    invited_by_account_id: null,
    role: null,
    is_admin: false,
    is_moderator: false,
    tags: [],
    account: anAccount({ id, username, acct: nickname, display_name: 'Ada Lund' }),
    ...fields,
  };
}

/** A report that a member sent about another. */
export function aReport(fields: Partial<AdminReport> = {}): AdminReport {
  return {
    id: '12',
    category: 'spam',
    comment: 'Sends the same advertisement to everyone.',
    forwarded: false,
    created_at: BUILT_AT,
    updated_at: BUILT_AT,
    action_taken_at: null,
    state: 'open',
    action_taken: false,
    account: aStaffAccount({
      id: '5',
      username: 'mara',
      account: anAccount({ id: '5', acct: 'mara', display_name: 'Mara Lindqvist' }),
    }),
    target_account: aStaffAccount(),
    assigned_account: null,
    action_taken_by_account: null,
    statuses: [],
    rules: [],
    notes: [],
    ...fields,
  };
}
