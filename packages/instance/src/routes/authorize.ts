import type { Hono } from 'hono';

import { outOfBand, scopeList } from './apps.js';
import { consentPage, consentStyle, messagePage } from '../http/consent-page.js';
import type { Parameters } from '../http/parameters.js';
import { bodyParameters, queryParameters } from '../http/parameters.js';
import type { App } from '../server/grants.js';
import { coversScope, randomSecret } from '../server/grants.js';
import type { Environment, RouteContext, Server } from '../server/server.js';
import { standInTheWay } from '../server/registrations.js';
import { absolute } from '../server/serialize-account.js';
import { hasSignedUp, staffRoleOf } from '../world/members.js';

const failed = 'Authorization failed';

const challengePattern = /^[\w-]{43}$/;
const MAXIMUM_CANDIDATES = 5;
/** Accounts that signed up, of which the latest are shown. */
const MAXIMUM_JOINED = 5;

/** A valid authorization request. Errors about the app or its redirect URI are shown, never redirected (RFC 6749, 4.1.2.1). */
interface AuthorizationRequest {
  readonly app: App;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly state: string | null;
  readonly challenge: string | null;
}

function readRequest(server: Server, fields: Parameters): AuthorizationRequest | string {
  const app = server.grants.app(fields.text('client_id') ?? '');
  if (app === null) return 'Unknown application.';
  const redirectUri = fields.text('redirect_uri') ?? '';
  if (!app.redirectUris.includes(redirectUri)) return 'The redirect address is not registered for this application.';
  return {
    app,
    redirectUri,
    scopes: scopeList(fields.text('scope')),
    state: fields.text('state') ?? null,
    challenge: fields.text('code_challenge') ?? null,
  };
}

/** The OAuth error code of the remaining parameters, which is redirected to the application; null when they are valid. */
function faultOf(server: Server, request: AuthorizationRequest, fields: Parameters): string | null {
  if (fields.text('response_type') !== 'code') return 'unsupported_response_type';
  if (!request.scopes.every(scope => coversScope(request.app.scopes, scope))) return 'invalid_scope';
  if (server.profile.oauth.checksChallenge && request.challenge !== null) {
    const isS256 = (fields.text('code_challenge_method') ?? 'plain') === 'S256';
    if (!isS256 || !challengePattern.test(request.challenge)) return 'invalid_request';
  }
  return null;
}

function returnTo(request: AuthorizationRequest, answer: Record<string, string>): Response {
  const target = new URL(request.redirectUri);
  for (const [name, value] of Object.entries(answer)) target.searchParams.set(name, value);
  if (request.state !== null) target.searchParams.set('state', request.state);
  return new Response(null, { status: 302, headers: { Location: target.href, 'Cache-Control': 'no-store' } });
}

function page(html: string, status: number, redirectUri: string | null): Response {
  const target = redirectUri === null || redirectUri === outOfBand ? '' : ` ${formTarget(redirectUri)}`;
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'${target}; frame-ancestors 'none'; base-uri 'none'`,
      'X-Frame-Options': 'DENY',
      // Not `no-referrer`, with which a browser sends the form with `Origin: null`.
      'Referrer-Policy': 'same-origin',
      'Cache-Control': 'no-store',
    },
  });
}

/** The CSP source of a redirect URI: its origin, or the scheme of a native application. */
function formTarget(redirectUri: string): string {
  const { origin, protocol } = new URL(redirectUri);
  return origin === 'null' ? protocol : origin;
}

/** The page for a request that names no known application or redirect URI. Nothing is redirected there. */
function failurePage(server: Server, message: string): Response {
  const isBlank = server.profile.oauth.unknownAppPage === 'blank';
  return page(isBlank ? '' : messagePage(failed, message), 400, null);
}

/** Accounts that can be signed in to: the member first, then other local accounts, the staff, and those that signed up last. */
function candidates(server: Server): { id: string; name: string; acct: string; avatar: string }[] {
  const { world } = server;
  const local = [...world.accounts.values()].filter(
    account => account.host === null && !account.bot && !account.memorial && account.standing?.deleted !== true,
  );
  const isMember = (id: string): number => Number(id === world.memberId);
  const seeded = local
    .filter(({ id }) => !hasSignedUp(world, id))
    .toSorted((one, other) => isMember(other.id) - isMember(one.id));
  const first = seeded.slice(0, MAXIMUM_CANDIDATES);
  const staff = seeded.filter(account => staffRoleOf(account) !== null && !first.includes(account));
  const joined = local.filter(({ id }) => hasSignedUp(world, id)).slice(-MAXIMUM_JOINED);
  return [...first, ...staff, ...joined].map(account => ({
    id: account.id,
    name: account.display_name === '' ? account.username : account.display_name,
    acct: account.acct,
    avatar: absolute('', account.avatar),
  }));
}

/** The consent pages that were shown: a decision is accepted for the request of a shown page only. */
interface ShownPages {
  /** Returns the form token of a page that shows `request`. */
  add(request: URLSearchParams): string;
  /** The request that the page with this form token shows; null for an unknown or expired token. */
  find(formToken: string): Parameters | null;
}

const PAGE_LIFETIME_MS = 10 * 60 * 1000;
const MAXIMUM_PAGES = 1000;

function createShownPages(now: () => number): ShownPages {
  const pages = new Map<string, { request: URLSearchParams; expiresAt: number }>();
  return {
    add(request) {
      for (const [token, { expiresAt }] of pages) {
        if (now() < expiresAt && pages.size < MAXIMUM_PAGES) break;
        pages.delete(token);
      }
      const token = randomSecret();
      pages.set(token, { request, expiresAt: now() + PAGE_LIFETIME_MS });
      return token;
    },
    find(formToken) {
      const shown = pages.get(formToken);
      return shown === undefined || now() >= shown.expiresAt ? null : queryParameters(shown.request);
    },
  };
}

/** True for a form that a page of another site has sent. A browser names the origin; other clients need not. */
function isForeign(context: RouteContext, server: Server): boolean {
  const site = context.req.header('Sec-Fetch-Site');
  if (site !== undefined && site !== 'same-origin') return true;
  const from = context.req.header('Origin');
  return from !== undefined && from !== server.origin && !server.otherOrigins.includes(from);
}

async function decide(context: RouteContext, server: Server, shown: ShownPages): Promise<Response> {
  if (isForeign(context, server)) {
    return page(messagePage(failed, 'The form was sent from another site.'), 403, null);
  }
  const form = await bodyParameters(context.req.raw, false);
  const fields = shown.find(form.text('form_token') ?? '');
  if (fields === null) {
    return page(messagePage(failed, 'This page has expired. Return to the application and sign in again.'), 403, null);
  }
  const request = readRequest(server, fields);
  if (typeof request === 'string') return failurePage(server, request);
  const fault = faultOf(server, request, fields);
  const isOutOfBand = request.redirectUri === outOfBand;
  if (fault !== null) return isOutOfBand ? page(messagePage(failed, fault), 400, null) : returnTo(request, { error: fault });
  if (form.text('decision') !== 'authorize') {
    const answer = {
      error: 'access_denied',
      error_description: 'The resource owner or authorization server denied the request.',
    };
    return isOutOfBand
      ? page(messagePage('Denied', 'Access was not granted to the application.'), 200, null)
      : returnTo(server.profile.oauth.stateOfDenial ? request : { ...request, state: null }, answer);
  }
  const account = candidates(server).find(one => one.id === form.text('account'));
  if (account === undefined) return page(messagePage(failed, 'Choose an account.'), 400, null);
  const record = server.world.accounts.get(account.id);
  const hindrance = record === undefined ? null : standInTheWay(server.world, record);
  // Mastodon gives a code, and refuses its token until the account can act.
  if (hindrance !== null && server.profile.signUp.family === 'pleroma') return page(messagePage(failed, hindrance), 403, null);
  const code = server.grants.grantCode({
    clientId: request.app.clientId,
    accountId: account.id,
    redirectUri: request.redirectUri,
    scopes: request.scopes,
    challenge: request.challenge,
  });
  return isOutOfBand ? page(messagePage('Copy this code', code), 200, null) : returnTo(request, { code });
}

export function authorizeRoutes(app: Hono<Environment>, server: Server): void {
  const shown = createShownPages(server.now);

  app.get('/oauth/authorize', context => {
    const { searchParams } = new URL(context.req.url);
    const fields = queryParameters(searchParams);
    const request = readRequest(server, fields);
    if (typeof request === 'string') return failurePage(server, request);
    const fault = faultOf(server, request, fields);
    if (fault !== null) {
      return request.redirectUri === outOfBand
        ? page(messagePage(failed, fault), 400, null)
        : returnTo(request, { error: fault });
    }
    const html = consentPage({
      appName: request.app.name,
      scopes: request.scopes,
      accounts: candidates(server),
      formToken: shown.add(searchParams),
    });
    return page(html, 200, request.redirectUri);
  });

  app.post('/oauth/authorize', context => decide(context, server, shown));

  app.get('/oauth/consent.css', () => {
    return new Response(consentStyle, { headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' } });
  });
}
