import type { AnonymousRead } from '../server-profiles/access-profile.js';
import { coversScope, type Token } from '../server/grants.js';
import { forbidden, notFound, Refusal, unauthorized, unprocessable } from './refusal.js';
import type { RouteContext, Server } from '../server/server.js';
import { isWaiting } from '../world/members.js';
import { canSee, isSuspended } from '../world/visibility.js';
import type { AccountRecord, StatusRecord } from '../world/records.js';

/** A parameter of the request's path. */
export function paramOf(context: RouteContext, name: string): string {
  return context.req.param(name) ?? '';
}

/** The id of the signed-in account, or null. */
export function viewerOf(context: RouteContext): string | null {
  return context.get('token')?.accountId ?? null;
}

/** The account of the token. Refuses a missing token (401), an insufficient scope (403) and a token without account (422). */
function tokenOfAccount(context: RouteContext, scope: string): Token & { accountId: string } {
  const token = context.get('token');
  if (token === null) throw unauthorized();
  const { accountId } = token;
  if (!coversScope(token.scopes, scope)) throw forbidden('This action is outside the authorized scopes');
  if (accountId === null) throw unprocessable('This method requires an authenticated user');
  return { ...token, accountId };
}

/** The signed-in account. Refuses as above, and an account that is not confirmed, not approved, frozen or suspended (403). */
export function requireViewer(context: RouteContext, scope: string): string {
  const { accountId } = tokenOfAccount(context, scope);
  const hindrance = context.get('hindrance');
  if (hindrance !== null) throw forbidden(hindrance);
  return accountId;
}

/** The account of the token, also where it cannot act yet. */
export function requireMember(context: RouteContext, server: Server, scope: string): { account: AccountRecord; token: Token } {
  const token = tokenOfAccount(context, scope);
  const account = server.world.accounts.get(token.accountId);
  if (account === undefined) throw unauthorized();
  return { account, token };
}

/** The viewer of a resource that some servers show to visitors too; refuses a visitor where the server profile does. */
export function viewerFor(context: RouteContext, server: Server, what: AnonymousRead): string | null {
  const viewer = viewerOf(context);
  if (context.get('token') !== null && viewer === null && server.profile.token.appOnPublicReads === 'refused') {
    throw unprocessable('This method requires an authenticated user');
  }
  if (viewer === null && !server.profile.anonymous.includes(what)) {
    throw new Refusal('unauthorized', 401, 'This method requires an authenticated user');
  }
  return viewer;
}

export function accountFrom(server: Server, wireId: string): AccountRecord {
  const id = server.profile.ids.decodeAccount(wireId);
  const account = id === null ? undefined : server.world.accounts.get(id);
  if (account === undefined) throw notFound();
  refuseHidden(server, account);
  return account;
}

/** Refuses a deleted account (410), and one that is not confirmed or approved yet, or deactivated on Pleroma (404). */
export function refuseHidden({ world, profile }: Server, account: AccountRecord): void {
  const { id, standing } = account;
  const isDeactivated = profile.signUp.family === 'pleroma' && isSuspended(world, account);
  if (isWaiting(world, id) || isDeactivated) throw notFound();
  if (standing?.deleted === true) throw new Refusal('not-found', 410, 'Gone');
}

/** A visible status; 404 for a missing or invisible one. */
export function statusFrom(server: Server, wireId: string, viewerId: string | null): StatusRecord {
  const id = server.profile.ids.decode(wireId);
  const status = id === null ? undefined : server.world.statuses.get(id);
  if (status === undefined || !canSee(server.world, status.id, viewerId)) throw notFound();
  return status;
}

/** Like `statusFrom`, for actions: where edits change the id, previous ids are refused. */
export function statusToChange(server: Server, wireId: string, viewerId: string): StatusRecord {
  const status = statusFrom(server, wireId, viewerId);
  if (server.profile.statuses.editChangesId && server.profile.ids.encode(status.id, status.edits.length) !== wireId) {
    throw notFound();
  }
  return status;
}
