import type { Hono } from 'hono';

import { outOfBand, registerApp, scopeList } from './apps.js';
import { consentPage, consentStyle, messagePage } from '../http/consent-page.js';
import type { App, CodeRefusal } from '../server/grants.js';
import { coversScope } from '../server/grants.js';
import { bodyParameters, queryParameters } from '../http/parameters.js';
import type { Parameters } from '../http/parameters.js';
import { oauthRefusal, unauthorized } from '../http/refusal.js';
import type { Environment, RouteContext, Server } from '../server/server.js';
import { absolute } from '../server/serialize.js';

const challengePattern = /^[\w-]{43}$/;
const MAXIMUM_CANDIDATES = 5;

/** A valid authorization request. Errors about the app or its redirect URI are shown, never redirected (RFC 6749, 4.1.2.1). */
interface AuthorizationRequest {
  readonly app: App;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly state: string | null;
  readonly challenge: string | null;
}

/** The page for a request that names no known application or redirect URI. Nothing is redirected there. */
function failurePage(server: Server, message: string): Response {
  const isBlank = server.profile.oauth.unknownAppPage === 'blank';
  return page(isBlank ? '' : messagePage('Authorization failed', message), 400, null);
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
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
    },
  });
}

/** The CSP source of a redirect URI: its origin, or the scheme of a native application. */
function formTarget(redirectUri: string): string {
  const { origin, protocol } = new URL(redirectUri);
  return origin === 'null' ? protocol : origin;
}

/** Accounts that can be signed in to: the member first, then other local accounts. */
function candidates(server: Server): { id: string; name: string; acct: string; avatar: string }[] {
  const { world } = server;
  const local = [...world.accounts.values()].filter(account => account.host === null && !account.bot && !account.memorial);
  const isMember = (id: string): number => Number(id === world.memberId);
  return local
    .toSorted((one, other) => isMember(other.id) - isMember(one.id))
    .slice(0, MAXIMUM_CANDIDATES)
    .map(account => ({
      id: account.id,
      name: account.display_name === '' ? account.username : account.display_name,
      acct: account.acct,
      avatar: absolute('', account.avatar),
    }));
}

async function decide(context: RouteContext, server: Server): Promise<Response> {
  const fields = await bodyParameters(context.req.raw, false);
  const request = readRequest(server, fields);
  if (typeof request === 'string') return failurePage(server, request);
  const fault = faultOf(server, request, fields);
  const isOutOfBand = request.redirectUri === outOfBand;
  if (fault !== null)
    return isOutOfBand ? page(messagePage('Authorization failed', fault), 400, null) : returnTo(request, { error: fault });
  if (fields.text('decision') !== 'authorize') {
    const answer = {
      error: 'access_denied',
      error_description: 'The resource owner or authorization server denied the request.',
    };
    return isOutOfBand
      ? page(messagePage('Denied', 'Access was not granted to the application.'), 200, null)
      : returnTo(server.profile.oauth.stateOfDenial ? request : { ...request, state: null }, answer);
  }
  const account = candidates(server).find(one => one.id === fields.text('account'));
  if (account === undefined) return page(messagePage('Authorization failed', 'Choose an account.'), 400, null);
  const code = server.grants.grantCode({
    clientId: request.app.clientId,
    accountId: account.id,
    redirectUri: request.redirectUri,
    scopes: request.scopes,
    challenge: request.challenge,
  });
  return isOutOfBand ? page(messagePage('Copy this code', code), 200, null) : returnTo(request, { code });
}

const refusals: Readonly<Record<CodeRefusal, string>> = {
  unknown: 'The provided authorization grant is invalid, expired, revoked, or was already used.',
  expired: 'The provided authorization grant is expired.',
  client: 'The provided authorization grant was issued to another client.',
  redirect: 'The redirection address does not match the one of the authorization request.',
  verifier: 'The code verifier does not match the challenge.',
};

/** Client id and secret of a Basic Authorization header (RFC 6749, 2.3.1); empty for a missing or malformed one. */
function basicCredentials(context: RouteContext): readonly string[] {
  const encoded = /^Basic (.+)$/.exec(context.req.header('Authorization') ?? '')?.[1];
  if (encoded === undefined) return [];
  try {
    return atob(encoded).split(':').map(decodeURIComponent);
  } catch {
    return [];
  }
}

function readClient(context: RouteContext, server: Server, body: Parameters): App {
  const [basicId, basicSecret] = basicCredentials(context);
  const app = server.grants.app(body.text('client_id') ?? basicId ?? '');
  const secret = body.text('client_secret') ?? basicSecret;
  if (app === null || app.clientSecret !== secret) {
    throw oauthRefusal(401, 'invalid_client', 'Client authentication failed due to unknown client, or wrong secret.');
  }
  return app;
}

async function token(context: RouteContext, server: Server): Promise<Response> {
  const body = await bodyParameters(context.req.raw, false);
  const grant = body.text('grant_type');
  const { oauth } = server.profile;
  if (grant !== 'authorization_code' && grant !== 'client_credentials') {
    throw oauthRefusal(
      400,
      'unsupported_grant_type',
      'The authorization grant type is not supported by the authorization server.',
    );
  }
  if (grant === 'client_credentials' && oauth.clientCredentialsNeedRedirect && !body.has('redirect_uri')) {
    throw oauthRefusal(400, 'invalid_request', 'Bad Request: redirect_uri was not set in the token request form');
  }
  const app = readClient(context, server, body);
  const issued =
    grant === 'authorization_code'
      ? await server.grants.redeem({
          code: body.text('code') ?? '',
          clientId: app.clientId,
          redirectUri: body.text('redirect_uri') ?? '',
          verifier: body.text('code_verifier') ?? null,
          checksChallenge: oauth.checksChallenge,
        })
      : clientToken(server, app, scopeList(body.text('scope')));
  if (typeof issued === 'string') throw oauthRefusal(400, 'invalid_grant', refusals[issued]);
  context.header('Cache-Control', 'no-store');
  return context.json({
    access_token: issued.value,
    token_type: 'Bearer',
    scope: issued.scopes.join(' '),
    created_at: Math.floor(issued.createdAt / 1000),
  });
}

function clientToken(server: Server, app: App, scopes: string[]): ReturnType<Server['grants']['issue']> {
  if (!scopes.every(scope => coversScope(app.scopes, scope))) {
    throw oauthRefusal(400, 'invalid_scope', 'The requested scope is invalid, unknown, or malformed.');
  }
  return server.grants.issue({ clientId: app.clientId, accountId: null, scopes });
}

async function revoke(context: RouteContext, server: Server): Promise<Response> {
  const body = await bodyParameters(context.req.raw, false);
  if (body.isJson && server.profile.oauth.revokeFormOnly)
    throw oauthRefusal(400, 'invalid_request', 'Bad Request: client_id not set');
  const app = server.grants.app(body.text('client_id') ?? '');
  const value = body.text('token') ?? '';
  const held = server.grants.find(value);
  const isOwner = app !== null && app.clientSecret === body.text('client_secret');
  if (!isOwner || (held !== null && held.clientId !== app.clientId)) {
    throw oauthRefusal(403, 'unauthorized_client', 'You are not authorized to revoke this token');
  }
  server.grants.revoke(value);
  if (server.profile.oauth.revokeDeletesApp) server.grants.deleteApp(app.clientId);
  return context.json({});
}

export function oauthRoutes(app: Hono<Environment>, server: Server): void {
  app.post('/api/v1/apps', context => registerApp(context, server));

  app.get('/api/v1/apps/verify_credentials', context => {
    const held = context.get('token');
    const known = server.grants.app(held?.clientId ?? '');
    if (held === null || known === null) throw unauthorized();
    return context.json({ id: known.id, name: known.name, website: known.website, scopes: known.scopes, vapid_key: '' });
  });

  app.get('/oauth/authorize', context => {
    const fields = queryParameters(new URL(context.req.url).searchParams);
    const request = readRequest(server, fields);
    if (typeof request === 'string') return failurePage(server, request);
    const fault = faultOf(server, request, fields);
    if (fault !== null) {
      return request.redirectUri === outOfBand
        ? page(messagePage('Authorization failed', fault), 400, null)
        : returnTo(request, { error: fault });
    }
    const html = consentPage({
      appName: request.app.name,
      website: request.app.website,
      scopes: request.scopes,
      accounts: candidates(server),
      hidden: Object.fromEntries(new URL(context.req.url).searchParams),
    });
    return page(html, 200, request.redirectUri);
  });

  app.post('/oauth/authorize', context => decide(context, server));

  app.get('/oauth/consent.css', () => {
    return new Response(consentStyle, { headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' } });
  });

  app.post('/oauth/token', context => token(context, server));
  app.post('/oauth/revoke', context => revoke(context, server));

  if (server.profile.oauth.metadata) {
    app.get('/.well-known/oauth-authorization-server', context =>
      context.json({
        issuer: `${server.origin}/`,
        authorization_endpoint: `${server.origin}/oauth/authorize`,
        token_endpoint: `${server.origin}/oauth/token`,
        revocation_endpoint: `${server.origin}/oauth/revoke`,
        app_registration_endpoint: `${server.origin}/api/v1/apps`,
        scopes_supported: ['read', 'write', 'follow', 'push', 'profile'],
        response_types_supported: ['code'],
        response_modes_supported: ['query'],
        grant_types_supported: ['authorization_code', 'client_credentials'],
        token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
        code_challenge_methods_supported: ['S256'],
      }),
    );
  }
}
