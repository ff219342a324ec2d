import type { RouteContext, Server } from '../server/server.js';
import { staffRoleOf } from '../world/members.js';
import type { AccountRecord } from '../world/records.js';
import { requireViewer } from './access.js';
import { forbidden, notFound, Refusal } from './refusal.js';

/** A part of the work of the staff. Moderators do the first two, administrators all of it. */
type Duty = 'reports' | 'accounts' | 'server';

const ofModerators = {
  /** Mastodon's moderators act on accounts; Pleroma's answer reports, and delete what was reported. */
  mastodon: ['reports', 'accounts'],
  pleroma: ['reports'],
  none: [],
} as const satisfies Record<Server['profile']['signUp']['family'], readonly Duty[]>;

/** The member of the staff who sends the request. Refuses others (403), also with a token without the scope. */
export function requireStaff(context: RouteContext, server: Server, duty: Duty): AccountRecord {
  const isRead = context.req.method === 'GET' || context.req.path.endsWith('/measures');
  const viewerId = requireViewer(context, isRead ? 'admin:read' : 'admin:write');
  const account = server.world.accounts.get(viewerId);
  const staff = staffRoleOf(account);
  const { family } = server.profile.signUp;
  if (account === undefined || staff === null) {
    throw family === 'pleroma' ? plain(403, 'User is not a staff member.') : forbidden();
  }
  const duties: readonly Duty[] = ofModerators[family];
  if (staff === 'moderator' && !duties.includes(duty)) {
    throw family === 'pleroma' ? plain(403, "User isn't privileged.") : forbidden();
  }
  return account;
}

/** A refusal whose text is not the server profile's. */
export const plain = (status: number, error: string): Refusal =>
  new Refusal('bad-request', status, error, { status, body: { error } });

/** An account by its id on the wire, also one that is hidden from members; 404 for none. */
export function accountOfStaff(server: Server, wireId: string): AccountRecord {
  const id = server.profile.ids.decodeAccount(wireId);
  const account = id === null ? undefined : server.world.accounts.get(id);
  if (account === undefined || account.standing?.deleted === true) throw notFound();
  return account;
}
