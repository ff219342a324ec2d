import { memberOf } from '../world/members.js';
import type { AccountRecord } from '../world/records.js';
import type { World } from '../world/world.js';
import type { ReportRecord } from '../world/moderation-record.js';
import { isLimited, isSuspended } from '../world/visibility.js';
import { accountJson, ownRole } from './serialize-account.js';
import { statusJson } from './serialize.js';
import type { Server, Wire } from './server.js';

/** Tags of Pleroma that a policy of the server acts on. */
export const LIMIT_TAG = 'mrf_tag:force-unlisted';
export const SENSITIVE_TAG = 'mrf_tag:media-force-nsfw';

/** An account as Mastodon shows it to the staff. */
export function adminAccountJson(server: Server, account: AccountRecord): Wire {
  const { world, profile } = server;
  const isLocal = account.host === null;
  const member = memberOf(world, account);
  const ip = isLocal ? member.ip : null;
  return {
    id: profile.ids.encodeAccount(account.id),
    username: account.username,
    domain: account.host,
    created_at: account.created_at,
    email: isLocal ? member.email : null,
    ip,
    ips: ip === null ? [] : [{ ip, used_at: account.created_at }],
    locale: isLocal ? member.locale : null,
    invite_request: member.reason === '' ? null : member.reason,
    role: isLocal ? ownRole(account) : null,
    confirmed: isLocal && member.confirmed,
    approved: !isLocal || member.approved,
    disabled: isLocal && member.disabled,
    silenced: isLimited(world, account),
    suspended: isSuspended(world, account),
    sensitized: account.standing?.sensitized === true,
    account: accountJson(server, account),
  };
}

/** The posts that a report names, as far as they are there. */
function reportedStatuses(server: Server, report: ReportRecord): Wire[] {
  return report.status_ids.flatMap(wire => {
    const id = server.profile.ids.decode(wire);
    const status = id === null ? undefined : server.world.statuses.get(id);
    return status?.account_id === report.target_id ? [statusJson(server, status, report.target_id)] : [];
  });
}

const accountOf = (world: World, id: string | null | undefined): AccountRecord | undefined => world.accounts.get(id ?? '');

/** A report as Mastodon shows it to the staff. `rules`: those of the server. */
export function adminReportJson(server: Server, report: ReportRecord, rules: readonly Wire[]): Wire {
  const person = (id: string | null | undefined): Wire | null => {
    const account = accountOf(server.world, id);
    return account === undefined ? null : adminAccountJson(server, account);
  };
  return {
    id: report.id,
    action_taken: (report.state ?? 'open') !== 'open',
    action_taken_at: report.action_taken_at ?? null,
    category: report.category,
    comment: report.comment,
    forwarded: report.forwarded,
    created_at: report.created_at,
    updated_at: report.updated_at ?? report.created_at,
    account: person(report.account_id),
    target_account: person(report.target_id),
    assigned_account: person(report.assigned_id),
    action_taken_by_account: person(report.action_taken_by_id),
    statuses: reportedStatuses(server, report),
    rules: rules.filter(({ id }) => typeof id === 'string' && report.rule_ids.includes(id)),
  };
}

export function tagsOf(account: AccountRecord): string[] {
  const { limited, sensitized } = account.standing ?? {};
  return [...(limited === true ? [LIMIT_TAG] : []), ...(sensitized === true ? [SENSITIVE_TAG] : [])];
}

/** A user as Pleroma shows it to the staff. */
export function userJson(server: Server, account: AccountRecord): Wire {
  const isLocal = account.host === null;
  const member = memberOf(server.world, account);
  const shown = accountJson(server, account);
  return {
    id: shown['id'],
    email: isLocal ? member.email : null,
    avatar: shown['avatar'],
    nickname: account.acct,
    display_name: account.display_name === '' ? account.username : account.display_name,
    is_active: account.standing?.suspended !== true,
    local: isLocal,
    roles: { admin: account.standing?.staff === 'administrator', moderator: account.standing?.staff === 'moderator' },
    tags: tagsOf(account),
    is_confirmed: member.confirmed,
    is_approved: member.approved,
    url: account.url,
    registration_reason: member.reason === '' ? null : member.reason,
    actor_type: account.bot ? 'Service' : 'Person',
    created_at: account.created_at,
  };
}

/** A report as Pleroma shows it to the staff. */
export function pleromaReportJson(server: Server, report: ReportRecord): Wire {
  const { world } = server;
  const person = (id: string | null | undefined): Wire | null => {
    const account = accountOf(world, id);
    return account === undefined ? null : { ...accountJson(server, account), ...userJson(server, account) };
  };
  const notes = (report.notes ?? []).map(({ id, account_id, content, created_at }) => ({
    id,
    content,
    created_at,
    user: person(account_id),
  }));
  return {
    id: report.id,
    state: report.state ?? 'open',
    content: report.comment,
    created_at: report.created_at,
    account: person(report.target_id),
    actor: person(report.account_id),
    assigned_account: person(report.assigned_id),
    statuses: reportedStatuses(server, report),
    notes,
  };
}
