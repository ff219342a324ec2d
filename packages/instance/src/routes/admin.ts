import type { Hono } from 'hono';

import { sendPage } from '../http/paging.js';
import { bodyParameters } from '../http/parameters.js';
import { forbidden, notFound, unprocessable } from '../http/refusal.js';
import { accountOfStaff, requireStaff } from '../http/staff.js';
import { adminAccountJson, adminReportJson } from '../server/admin-json.js';
import { act, actionTypes, approve, log, removeAccount, setLimit, setReportState } from '../server/moderation.js';
import { rulesOf } from '../server/rules.js';
import type { Environment, RouteContext, Server, Wire } from '../server/server.js';
import { isWaiting, memberOf, staffRoleOf } from '../world/members.js';
import { changeReport } from '../world/moderation.js';
import type { AccountRecord } from '../world/records.js';
import { isLimited, isSuspended } from '../world/visibility.js';
import type { ReportRecord } from '../world/moderation-record.js';

const PAGE = 100;
const LARGEST_PAGE = 200;

/** One page of items, newest first, below the `max_id` of the request. */
export function sendStaffPage<T>(
  context: RouteContext,
  server: Server,
  all: readonly T[],
  idOf: (item: T) => string,
  json: (item: T) => Wire,
): Response {
  const asked = Number(context.req.query('limit') ?? PAGE);
  const limit = Number.isInteger(asked) && asked > 0 ? Math.min(asked, LARGEST_PAGE) : PAGE;
  const below = context.req.query('max_id');
  const start = below === undefined ? 0 : all.findIndex(item => idOf(item) === below) + 1;
  const page = all.slice(start, start + limit);
  const [first] = page;
  const last = page.at(-1);
  const edge = (item: T | undefined): string | undefined => (item === undefined ? undefined : idOf(item));
  const bounds = { first: edge(first), last: edge(last), hasOlder: start + limit < all.length };
  return sendPage(context, server, 'accounts', bounds, page.map(json));
}

/** Whether an account has a status of Mastodon's filter. */
function hasStatus(server: Server, account: AccountRecord, status: string): boolean {
  const { world } = server;
  switch (status) {
    case 'pending':
      return account.host === null && !memberOf(world, account).approved;
    case 'disabled':
      return account.host === null && memberOf(world, account).disabled;
    case 'silenced':
      return isLimited(world, account);
    case 'suspended':
      return isSuspended(world, account);
    case 'active':
      return !isSuspended(world, account) && !isWaiting(world, account.id);
    default:
      return true;
  }
}

/** The filters of both versions of the list: the first one names each status as a flag. */
function matches(server: Server, account: AccountRecord, query: Readonly<Record<string, string>>): boolean {
  const includes = (text: string, name: string): boolean => text.toLowerCase().includes((query[name] ?? '').trim().toLowerCase());
  const flags = ['pending', 'disabled', 'silenced', 'suspended', 'active'].filter(name => query[name] === 'true');
  const isLocal = account.host === null;
  const wantsLocal = query['origin'] === 'local' || query['local'] === 'true';
  const wantsRemote = query['origin'] === 'remote' || query['remote'] === 'true';
  const wantsStaff = query['permissions'] === 'staff' || query['staff'] === 'true';
  if ((wantsLocal && !isLocal) || (wantsRemote && isLocal)) return false;
  if (wantsStaff && staffRoleOf(account) === null) return false;
  if (![query['status'] ?? '', ...flags].every(status => hasStatus(server, account, status))) return false;
  const member = memberOf(server.world, account);
  const { by_domain: domain, email, ip } = query;
  if (domain !== undefined && account.host !== domain.toLowerCase()) return false;
  if (email !== undefined && !(isLocal && includes(member.email, 'email'))) return false;
  if (ip !== undefined && member.ip !== ip) return false;
  return includes(account.username, 'username') && includes(account.display_name, 'display_name');
}

/** Accounts that the staff can find, newest first. */
export function accountsForStaff(server: Server, isWanted: (account: AccountRecord) => boolean): AccountRecord[] {
  return [...server.world.accounts.values()]
    .filter(account => account.standing?.deleted !== true && isWanted(account))
    .toSorted((one, other) => (one.id < other.id ? 1 : -1));
}

function adminAccountRoutes(app: Hono<Environment>, server: Server): void {
  const at = '/api/v1/admin/accounts/:id';
  for (const version of [1, 2]) {
    app.get(`/api/v${String(version)}/admin/accounts`, context => {
      requireStaff(context, server, 'accounts');
      const found = accountsForStaff(server, account => matches(server, account, context.req.query()));
      const { ids } = server.profile;
      return sendStaffPage(
        context,
        server,
        found,
        ({ id }) => ids.encodeAccount(id),
        one => adminAccountJson(server, one),
      );
    });
  }

  app.get(at, context => {
    requireStaff(context, server, 'accounts');
    return context.json(adminAccountJson(server, accountOfStaff(server, context.req.param('id'))));
  });

  /** Answers with the account after a change. */
  const change = (path: string, apply: (staff: AccountRecord, account: AccountRecord) => void): void => {
    app.post(`${at}/${path}`, context => {
      const staff = requireStaff(context, server, 'accounts');
      const account = accountOfStaff(server, context.req.param('id'));
      apply(staff, account);
      return context.json(adminAccountJson(server, account));
    });
  };
  change('approve', (staff, account) => {
    if (memberOf(server.world, account).approved) throw forbidden();
    approve(server, staff, account);
  });
  change('reject', (staff, account) => {
    if (memberOf(server.world, account).approved) throw forbidden();
    removeAccount(server, staff, account);
  });
  const undone = { enable: 'disable', unsilence: 'silence', unsuspend: 'suspend', unsensitive: 'sensitive' } as const;
  for (const [path, type] of Object.entries(undone)) {
    change(path, (staff, account) => {
      setLimit(server, account, type, false);
      log(server, staff, path, `took the action ${type} on @${account.acct} back`);
    });
  }

  app.post(`${at}/action`, async context => {
    const staff = requireStaff(context, server, 'accounts');
    const account = accountOfStaff(server, context.req.param('id'));
    const body = await bodyParameters(context.req.raw, false);
    const type = actionTypes.find(one => one === body.text('type'));
    if (type === undefined) throw unprocessable('Validation failed: Type is not included in the list');
    if (staffRoleOf(account) === 'administrator') throw forbidden();
    const reportId = body.text('report_id');
    const report = reportId === undefined ? null : reportFrom(server, reportId);
    const sendsMail = body.flag('send_email_notification') === true;
    act(server, staff, account, { type, text: body.text('text') ?? '', sendsMail, report });
    return context.json({});
  });

  app.delete(at, context => {
    const staff = requireStaff(context, server, 'server');
    const account = accountOfStaff(server, context.req.param('id'));
    if (account.standing?.suspended !== true) throw forbidden();
    const json = adminAccountJson(server, account);
    removeAccount(server, staff, account);
    return context.json(json);
  });
}

/** A report by its id; 404 for none. */
export function reportFrom(server: Server, id: string): ReportRecord {
  const report = server.world.reports.find(one => one.id === id);
  if (report === undefined) throw notFound();
  return report;
}

function adminReportRoutes(app: Hono<Environment>, server: Server): void {
  const at = '/api/v1/admin/reports/:id';
  const json = (report: ReportRecord): Wire => adminReportJson(server, report, rulesOf(server));
  app.get('/api/v1/admin/reports', context => {
    requireStaff(context, server, 'reports');
    const { resolved, account_id, target_account_id } = context.req.query();
    const wanted = (id: string, wire: string | undefined): boolean =>
      wire === undefined || server.profile.ids.encodeAccount(id) === wire;
    const found = server.world.reports.filter(
      report =>
        ((report.state ?? 'open') !== 'open') === (resolved === 'true') &&
        wanted(report.account_id, account_id) &&
        wanted(report.target_id, target_account_id),
    );
    return sendStaffPage(context, server, found.toReversed(), ({ id }) => id, json);
  });

  app.get(at, context => {
    requireStaff(context, server, 'reports');
    return context.json(json(reportFrom(server, context.req.param('id'))));
  });

  app.put(at, async context => {
    requireStaff(context, server, 'reports');
    const report = reportFrom(server, context.req.param('id'));
    const body = await bodyParameters(context.req.raw, false);
    const category = body.text('category') ?? report.category;
    if (!['spam', 'legal', 'violation', 'other'].includes(category)) throw unprocessable("'category' is not a valid category");
    const named = body.has('rule_ids') ? body.list('rule_ids') : report.rule_ids;
    const rule_ids = category === 'violation' ? named : [];
    changeReport(server.world, report.id, { category, rule_ids, updated_at: new Date(server.now()).toISOString() });
    return context.json(json(report));
  });

  const changes = {
    assign_to_self: (staff, report) => changeReport(server.world, report.id, { assigned_id: staff.id }),
    unassign: (_staff, report) => changeReport(server.world, report.id, { assigned_id: null }),
    resolve: (staff, report) => setReportState(server, staff, report, 'resolved'),
    reopen: (staff, report) => setReportState(server, staff, report, 'open'),
  } satisfies Record<string, (staff: AccountRecord, report: ReportRecord) => void>;
  for (const [path, apply] of Object.entries(changes)) {
    app.post(`${at}/${path}`, context => {
      const staff = requireStaff(context, server, 'reports');
      const report = reportFrom(server, context.req.param('id'));
      apply(staff, report);
      return context.json(json(report));
    });
  }
}

/** Mastodon's API for the staff: accounts and reports. */
export function adminRoutes(app: Hono<Environment>, server: Server): void {
  if (server.profile.signUp.family !== 'mastodon') return;
  adminAccountRoutes(app, server);
  adminReportRoutes(app, server);
}
