import {
  type AdminAccount,
  adminAccounts,
  type AdminTarget,
  adminUsers,
  LIMIT_TAG,
  parseAdminAccount,
  parseAdminUser,
  SENSITIVE_TAG,
} from '../entities/admin-account.js';
import { fieldsOf, optionalName } from '../entities/decode.js';
import { type CallOptions, segment, type WithCalls } from '../request/calls.js';
import { ApiError } from '../request/errors.js';
import type { Query } from '../request/http.js';
import type { Page, Paging } from '../request/pagination.js';
import { type AdminApi, lacking, PLEROMA_ADMIN } from './admin-api.js';
import { numberedPage } from './numbered-page.js';

/** `none`: a warning alone; `disable`: freeze; `silence`: limit. */
export type AdminAction = 'none' | 'sensitive' | 'disable' | 'silence' | 'suspend';

/** The actions that an API has, the mildest first. */
export const adminActions: Readonly<Record<AdminApi, readonly AdminAction[]>> = {
  accounts: ['none', 'sensitive', 'disable', 'silence', 'suspend'],
  users: ['sensitive', 'silence', 'suspend'],
};

/** Accounts to list. Absent: all. */
export interface AdminAccountFilter {
  origin?: 'local' | 'remote';
  /** `disabled`: Mastodon alone; `sensitized`: Pleroma alone. */
  status?: 'active' | 'pending' | 'disabled' | 'silenced' | 'suspended' | 'sensitized';
  /** Moderators and administrators. */
  isStaff?: boolean;
  username?: string;
  display_name?: string;
  by_domain?: string;
  email?: string;
  /** Mastodon alone. */
  ip?: string;
}

/** An action on an account. */
export interface AdminActionDraft {
  type: AdminAction;
  /** Text to the member, as far as the API sends one (Mastodon). */
  text?: string;
  /** The report that the action answers, which it resolves. */
  report_id?: string | null;
  send_email_notification?: boolean;
}

const PAGE_SIZE = 50;

/** Tags that stand for an action on Pleroma. */
const TAGS: ReadonlyMap<AdminAction, string> = new Map([
  ['sensitive', SENSITIVE_TAG],
  ['silence', LIMIT_TAG],
]);

const UNDONE: Readonly<Record<Exclude<AdminAction, 'none'>, string>> = {
  sensitive: 'unsensitive',
  disable: 'enable',
  silence: 'unsilence',
  suspend: 'unsuspend',
};

/** Accounts as the staff sees and changes them (HINT-11), through either API. */
export function adminAccountsOf({ calls }: WithCalls, api: AdminApi) {
  const hasUsers = api === 'users';
  const at = ({ id }: Pick<AdminTarget, 'id'>, rest = '') => `/api/v1/admin/accounts/${segment(id)}${rest}`;
  const send = async (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, options: CallOptions, json?: unknown) => {
    await calls.request(method, path, { ...options, ...(json !== undefined && { json }) });
  };
  const users = (rest: string) => `${PLEROMA_ADMIN}/users${rest}`;
  const named = ({ nickname }: AdminTarget) => ({ nicknames: [nickname] });
  const readUsers = (sent: readonly unknown[]): AdminAccount[] => adminUsers(sent, calls.decoding());

  async function actOnUser(target: AdminTarget, type: AdminAction, isOn: boolean, options: CallOptions): Promise<void> {
    const tag = TAGS.get(type);
    if (tag !== undefined) return send(isOn ? 'PUT' : 'DELETE', users('/tag'), options, { ...named(target), tags: [tag] });
    if (type !== 'suspend') throw lacking();
    return send('PATCH', users(isOn ? '/deactivate' : '/activate'), options, named(target));
  }

  /** Deletes an account of Pleroma, one that waits for approval among them. */
  const deleteUser = (target: AdminTarget, options: CallOptions) => send('DELETE', users(''), options, named(target));

  return {
    /** Newest first. Pleroma pages by number and cannot list frozen accounts. */
    async list(
      filter: AdminAccountFilter = {},
      { limit = PAGE_SIZE, ...paging }: Paging = {},
      options: CallOptions = {},
    ): Promise<Page<AdminAccount>> {
      if (hasUsers)
        return numberedPage(calls, users(''), 'users', readUsers, {
          ...options,
          query: { page: 1, page_size: limit, ...userQuery(filter) },
        });
      if (filter.status === 'sensitized') throw lacking();
      const { isStaff, ...rest } = filter;
      const query: Query = { ...rest, ...(isStaff === true && { permissions: 'staff' }), limit, ...paging };
      return calls.page('/api/v2/admin/accounts', adminAccounts, { ...options, query });
    },
    /** The page that a `next` or `previous` of `list` names. */
    page: (link: string, options: CallOptions = {}): Promise<Page<AdminAccount>> =>
      hasUsers ? numberedPage(calls, link, 'users', readUsers, options) : calls.page(link, adminAccounts, options),
    get: (target: AdminTarget, options: CallOptions = {}): Promise<AdminAccount> =>
      hasUsers
        ? calls.entity('GET', users(`/${segment(target.nickname)}`), parseAdminUser, options)
        : calls.entity('GET', at(target), parseAdminAccount, options),
    /** Accepts an account that waits. */
    approve: (target: AdminTarget, options: CallOptions = {}): Promise<void> =>
      hasUsers ? send('PATCH', users('/approve'), options, named(target)) : send('POST', at(target, '/approve'), options),
    /** Deletes an account that waits. */
    reject: (target: AdminTarget, options: CallOptions = {}): Promise<void> =>
      hasUsers ? deleteUser(target, options) : send('POST', at(target, '/reject'), options),
    /** Rejects with `isUnsupported` for an action that `adminActions` of the API does not have. */
    async act(target: AdminTarget, { type, report_id, ...draft }: AdminActionDraft, options: CallOptions = {}): Promise<void> {
      const reportId = report_id ?? null;
      if (!hasUsers) {
        return send('POST', at(target, '/action'), options, {
          type,
          ...draft,
          ...(reportId !== null && { report_id: reportId }),
        });
      }
      await actOnUser(target, type, true, options);
      if (reportId === null) return;
      await send('PATCH', `${PLEROMA_ADMIN}/reports`, options, { reports: [{ id: reportId, state: 'resolved' }] });
    },
    /** Takes an action back. */
    undo: (target: AdminTarget, type: Exclude<AdminAction, 'none'>, options: CallOptions = {}): Promise<void> =>
      hasUsers ? actOnUser(target, type, false, options) : send('POST', at(target, `/${UNDONE[type]}`), options),
    /** Deletes an account with all that it wrote; on Mastodon one that is suspended. It cannot be taken back. */
    delete: (target: AdminTarget, options: CallOptions = {}): Promise<void> =>
      hasUsers ? deleteUser(target, options) : send('DELETE', at(target), options),
  };
}

/** Changes of accounts that Pleroma and its forks alone have. */
export function adminUsersOf({ calls }: WithCalls) {
  const send = async (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', rest: string, json: unknown, options: CallOptions) => {
    await calls.request(method, `${PLEROMA_ADMIN}/users${rest}`, { ...options, json });
  };
  return {
    confirmEmail: ({ nickname }: AdminTarget, options: CallOptions = {}): Promise<void> =>
      send('PATCH', '/confirm_email', { nicknames: [nickname] }, options),
    resendConfirmation: ({ nickname }: AdminTarget, options: CallOptions = {}): Promise<void> =>
      send('PATCH', '/resend_confirmation_email', { nicknames: [nickname] }, options),
    /** Adds a tag to an account, or removes it. */
    tag: ({ nickname }: AdminTarget, tag: string, isOn: boolean, options: CallOptions = {}): Promise<void> =>
      send(isOn ? 'PUT' : 'DELETE', '/tag', { nicknames: [nickname], tags: [tag] }, options),
    /** Adds an account to the staff, or removes it. */
    setRole: ({ nickname }: AdminTarget, role: 'admin' | 'moderator', isOn: boolean, options: CallOptions = {}): Promise<void> =>
      send(isOn ? 'POST' : 'DELETE', `/permission_group/${role}`, { nicknames: [nickname] }, options),
    /** Makes an invitation, and resolves to its code. `expires_at`: yyyy-mm-dd; null: it does not end. */
    async invite(
      { max_use, expires_at }: { max_use: number | null; expires_at: string | null },
      options: CallOptions = {},
    ): Promise<string> {
      const json = { ...(max_use !== null && { max_use }), ...(expires_at !== null && { expires_at }) };
      const { data, status } = await calls.request('POST', `${PLEROMA_ADMIN}/users/invite_token`, { ...options, json });
      const token = optionalName(fieldsOf(data)['token'], calls.decoding());
      if (token === null) throw new ApiError('decode', { status });
      return token;
    },
  };
}

const STATUS_FILTERS: ReadonlyMap<AdminAccountFilter['status'], string> = new Map([
  ['active', 'active'],
  ['pending', 'need_approval'],
  ['suspended', 'deactivated'],
]);

/** The filter in the words of Pleroma: `query` is a part of a nickname, a host among them. */
function userQuery({ origin, status, isStaff, username, display_name, by_domain, email }: AdminAccountFilter): Query {
  if (status === 'disabled') throw lacking();
  const filters = [
    origin === 'local' ? 'local' : origin === 'remote' ? 'external' : null,
    STATUS_FILTERS.get(status) ?? null,
    ...(isStaff === true ? ['is_admin', 'is_moderator'] : []),
  ].filter(filter => filter !== null);
  return {
    filters: filters.length > 0 ? filters.join(',') : null,
    query: username ?? (by_domain === undefined ? null : `@${by_domain}`),
    name: display_name,
    email,
    tags: status === 'silenced' ? [LIMIT_TAG] : status === 'sensitized' ? [SENSITIVE_TAG] : null,
  };
}
