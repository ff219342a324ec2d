import type { Hono } from 'hono';

import { paramOf } from '../http/access.js';
import { bodyParameters, type Parameters } from '../http/parameters.js';
import { notFound } from '../http/refusal.js';
import { plain, requireStaff } from '../http/staff.js';
import { LIMIT_TAG, pleromaReportJson, SENSITIVE_TAG, tagsOf, userJson } from '../server/admin-json.js';
import { randomSecret } from '../server/grants.js';
import { approve, log, removeAccount, removeStatus, setLimit, setReportState } from '../server/moderation.js';
import { statusJson } from '../server/serialize.js';
import type { Environment, RouteContext, Server, Wire } from '../server/server.js';
import { accountIdByAcct } from '../world/discovery.js';
import { changeMember, changeStanding, memberOf, staffRoleOf } from '../world/members.js';
import { addNote, changeReport } from '../world/moderation.js';
import type { AccountRecord, StatusRecord } from '../world/records.js';
import { record } from '../world/tables.js';
import { accountsForStaff, reportFrom } from './admin.js';
import { sendConfirmation } from './sign-up.js';

/** Both addresses of Pleroma's API for the staff. */
export const roots = ['/api/v1/pleroma/admin', '/api/pleroma/admin'] as const;

const PAGE_SIZE = 50;
const LARGEST_PAGE = 200;

/** A numbered page of items, which are in the field `name` of the answer. */
export function sendNumberedPage<T>(
  context: RouteContext,
  all: readonly T[],
  name: string,
  total: string,
  json: (item: T) => Wire,
): Response {
  const number = (key: string, fallback: number): number => {
    const value = Number(context.req.query(key) ?? fallback);
    return Number.isInteger(value) && value > 0 ? value : fallback;
  };
  const size = Math.min(number('page_size', PAGE_SIZE), LARGEST_PAGE);
  const start = (number('page', 1) - 1) * size;
  return context.json({ [name]: all.slice(start, start + size).map(json), [total]: all.length, page_size: size });
}

/** A member of the filters of Pleroma's list of users. */
function hasFilter(server: Server, account: AccountRecord, filter: string): boolean {
  const { confirmed, approved } = memberOf(server.world, account);
  const isDeactivated = account.standing?.suspended === true;
  switch (filter) {
    case 'local':
      return account.host === null;
    case 'external':
      return account.host !== null;
    case 'active':
      return !isDeactivated;
    case 'deactivated':
      return isDeactivated;
    case 'need_approval':
      return account.host === null && !approved;
    case 'unconfirmed':
      return account.host === null && !confirmed;
    default:
      return true;
  }
}

function isWanted(context: RouteContext, server: Server, account: AccountRecord): boolean {
  const { filters = '', query = '', name = '', email = '' } = context.req.query();
  const includes = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());
  const names = filters.split(',').filter(one => one !== '');
  const roles = names.filter(one => one === 'is_admin' || one === 'is_moderator');
  const staff = staffRoleOf(account);
  const hasRole = roles.some(role => (role === 'is_admin' ? staff === 'administrator' : staff === 'moderator'));
  if (roles.length > 0 && !hasRole) return false;
  const tags = context.req.queries('tags[]') ?? [];
  return (
    names.every(filter => hasFilter(server, account, filter)) &&
    tags.every(tag => tagsOf(account).includes(tag)) &&
    includes(account.acct, query) &&
    includes(account.display_name, name) &&
    (email === '' || (account.host === null && includes(memberOf(server.world, account).email, email)))
  );
}

function accountNamed(server: Server, name: string): AccountRecord {
  const id = accountIdByAcct(server.world, name) ?? server.profile.ids.decodeAccount(name);
  const account = server.world.accounts.get(id ?? '');
  if (account === undefined || account.standing?.deleted === true) throw notFound();
  return account;
}

/** The accounts that a request names. */
function namedIn(server: Server, body: Parameters): AccountRecord[] {
  return body.list('nicknames').map(name => accountNamed(server, name));
}

function setTag(server: Server, account: AccountRecord, tag: string, isOn: boolean): void {
  if (tag === LIMIT_TAG) setLimit(server, account, 'silence', isOn);
  else if (tag === SENSITIVE_TAG) setLimit(server, account, 'sensitive', isOn);
  else throw plain(400, 'Invalid tags');
}

function userRoutes(app: Hono<Environment>, server: Server, root: string): void {
  const users = `${root}/users`;
  app.get(users, context => {
    requireStaff(context, server, 'accounts');
    const found = accountsForStaff(server, account => isWanted(context, server, account));
    return sendNumberedPage(context, found, 'users', 'count', account => userJson(server, account));
  });

  const onUsers = (
    method: 'post' | 'put' | 'patch' | 'delete',
    path: string,
    apply: (staff: AccountRecord, account: AccountRecord, body: Parameters) => void,
  ): void => {
    app[method](users + path, async context => {
      const staff = requireStaff(context, server, 'accounts');
      const body = await bodyParameters(context.req.raw, false);
      const accounts = namedIn(server, body);
      for (const account of accounts) apply(staff, account, body);
      const left = accounts.filter(({ id, standing }) => server.world.accounts.has(id) && standing?.deleted !== true);
      return context.json({ users: left.map(account => userJson(server, account)) });
    });
  };
  onUsers('patch', '/activate', (staff, account) => {
    setLimit(server, account, 'suspend', false);
    log(server, staff, 'activate', `activated users: @${account.acct}`);
  });
  onUsers('patch', '/deactivate', (staff, account) => {
    setLimit(server, account, 'suspend', true);
    log(server, staff, 'deactivate', `deactivated users: @${account.acct}`);
  });
  onUsers('patch', '/approve', (staff, account) => approve(server, staff, account));
  onUsers('patch', '/confirm_email', (staff, account) => {
    changeMember(server.world, account, { confirmed: true, confirmation_token: null });
    log(server, staff, 'confirm_email', `confirmed email for users: @${account.acct}`);
  });
  onUsers('patch', '/resend_confirmation_email', (_staff, account) => {
    if (!memberOf(server.world, account).confirmed) sendConfirmation(server, account);
  });
  onUsers('delete', '', (staff, account) => removeAccount(server, staff, account));
  for (const [method, isOn] of [['put', true] as const, ['delete', false] as const]) {
    onUsers(method, '/tag', (staff, account, body) => {
      const tags = body.list('tags');
      for (const tag of tags) setTag(server, account, tag, isOn);
      log(server, staff, isOn ? 'tag' : 'untag', `${isOn ? 'added' : 'removed'} tags: ${tags.join(', ')} @${account.acct}`);
    });
  }
  for (const [method, isOn] of [['post', true] as const, ['delete', false] as const]) {
    for (const [group, staffRole] of [['admin', 'administrator'] as const, ['moderator', 'moderator'] as const]) {
      onUsers(method, `/permission_group/${group}`, (staff, account) => {
        changeStanding(server.world, account.id, { staff: isOn ? staffRole : null });
        log(server, staff, isOn ? 'grant' : 'revoke', `${isOn ? 'made' : 'revoked'} @${account.acct} ${group}`);
      });
    }
  }

  app.post(`${users}/invite_token`, async context => {
    const staff = requireStaff(context, server, 'accounts');
    const most = Number((await bodyParameters(context.req.raw, false)).text('max_use') ?? 0);
    const token = randomSecret();
    server.overrides.change(state => {
      state.invitations = { ...state.invitations, [token]: { uses: 0, max_uses: most > 0 ? most : null } };
    });
    log(server, staff, 'invite', 'created an invitation');
    return context.json({
      token,
      used: false,
      uses: 0,
      max_use: most > 0 ? most : null,
      invite_type: most > 0 ? 'reusable' : 'one_time',
    });
  });

  app.get(`${users}/:name`, context => {
    requireStaff(context, server, 'accounts');
    return context.json(userJson(server, accountNamed(server, context.req.param('name'))));
  });
}

const states = ['open', 'closed', 'resolved'] as const;

function pleromaReportRoutes(app: Hono<Environment>, server: Server, root: string): void {
  const reports = `${root}/reports`;
  app.get(reports, context => {
    requireStaff(context, server, 'reports');
    const state = context.req.query('state');
    const found = server.world.reports.filter(report => state === undefined || (report.state ?? 'open') === state);
    return sendNumberedPage(context, found.toReversed(), 'reports', 'total', report => pleromaReportJson(server, report));
  });

  app.patch(reports, async context => {
    const staff = requireStaff(context, server, 'reports');
    for (const change of (await bodyParameters(context.req.raw, false)).records('reports')) {
      const state = states.find(one => one === change.text('state'));
      if (state === undefined) throw plain(400, 'Unsupported state');
      setReportState(server, staff, reportFrom(server, change.text('id') ?? ''), state);
    }
    return context.body(null, 204);
  });

  app.post(`${reports}/assign_account`, async context => {
    requireStaff(context, server, 'reports');
    for (const change of (await bodyParameters(context.req.raw, false)).records('reports')) {
      const nickname = change.text('nickname');
      const assigned_id = nickname === undefined ? null : accountNamed(server, nickname).id;
      changeReport(server.world, reportFrom(server, change.text('id') ?? '').id, { assigned_id });
    }
    return context.body(null, 204);
  });

  app.get(`${reports}/:id`, context => {
    requireStaff(context, server, 'reports');
    return context.json(pleromaReportJson(server, reportFrom(server, context.req.param('id'))));
  });

  app.post(`${reports}/:id/notes`, async context => {
    const staff = requireStaff(context, server, 'reports');
    const report = reportFrom(server, context.req.param('id'));
    const content = (await bodyParameters(context.req.raw, false)).text('content') ?? '';
    if (content.trim() === '') throw plain(400, 'Missing field: content.');
    addNote(server.world, report, { account_id: staff.id, content, created_at: new Date(server.now()).toISOString() });
    log(server, staff, 'report_note', `added note '${content}' to report #${report.id}`);
    return context.body(null, 204);
  });

  app.delete(`${reports}/:id/notes/:note`, context => {
    const staff = requireStaff(context, server, 'reports');
    const report = reportFrom(server, context.req.param('id'));
    const notes = report.notes ?? [];
    const left = notes.filter(({ id }) => id !== context.req.param('note'));
    if (left.length === notes.length) throw notFound();
    changeReport(server.world, report.id, { notes: left });
    log(server, staff, 'report_note_delete', `deleted a note from report #${report.id}`);
    return context.body(null, 204);
  });
}

function statusRoutes(app: Hono<Environment>, server: Server, root: string): void {
  const at = `${root}/statuses/:id`;
  const statusOf = (wire: string): StatusRecord => {
    const status = server.world.statuses.get(server.profile.ids.decode(wire) ?? '');
    if (status === undefined) throw notFound();
    return status;
  };
  app.delete(at, context => {
    const staff = requireStaff(context, server, 'reports');
    removeStatus(server, staff, statusOf(paramOf(context, 'id')));
    return context.json({});
  });
  app.put(at, async context => {
    const staff = requireStaff(context, server, 'reports');
    const status = statusOf(paramOf(context, 'id'));
    const body = await bodyParameters(context.req.raw, false);
    const visibility = body.text('visibility') ?? status.visibility;
    if (visibility !== 'public' && visibility !== 'unlisted' && visibility !== 'private') throw plain(400, 'Invalid visibility');
    const changed: StatusRecord = {
      ...structuredClone(status),
      visibility,
      sensitive: body.flag('sensitive') ?? status.sensitive,
    };
    record(server.world, { kind: 'edit', id: status.id, at: new Date(server.now()).toISOString(), status: changed });
    log(server, staff, 'status_update', `updated status #${paramOf(context, 'id')}`);
    server.hub.publish({ kind: 'edit', statusId: status.id });
    return context.json(statusJson(server, changed, null));
  });
}

/** Pleroma's API for the staff: users, reports and posts. */
export function pleromaAdminRoutes(app: Hono<Environment>, server: Server): void {
  if (server.profile.signUp.family !== 'pleroma') return;
  for (const root of roots) {
    userRoutes(app, server, root);
    pleromaReportRoutes(app, server, root);
    statusRoutes(app, server, root);
  }
}
