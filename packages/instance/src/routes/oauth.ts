import type { Hono } from 'hono';

import { requireViewer } from '../http/access.js';
import { registerApp, scopeList } from './apps.js';
import type { App, CodeRefusal } from '../server/grants.js';
import { coversScope } from '../server/grants.js';
import { bodyParameters } from '../http/parameters.js';
import type { Parameters } from '../http/parameters.js';
import type { Refusal } from '../http/refusal.js';
import { oauthRefusal, unauthorized } from '../http/refusal.js';
import type { Environment, RouteContext, Server } from '../server/server.js';

/** As Pleroma says it: a hundred years. */
const TOKEN_LIFETIME_MS = 3_153_600_000_000;

const refusals: Readonly<Record<CodeRefusal, string>> = {
  unknown: 'The provided authorization grant is invalid, expired, revoked, or was already used.',
  expired: 'The provided authorization grant is expired.',
  client: 'The provided authorization grant was issued to another client.',
  redirect: 'The redirection address does not match the one of the authorization request.',
  verifier: 'The code verifier does not match the challenge.',
};

const invalidClient = (): Refusal =>
  oauthRefusal(401, 'invalid_client', 'Client authentication failed due to unknown client, or wrong secret.');

/** Client id and secret of a Basic Authorization header (RFC 6749, 2.3.1); empty without one. Refuses a malformed one (401). */
function basicCredentials(context: RouteContext): readonly string[] {
  const header = context.req.header('Authorization') ?? '';
  if (!/^Basic\b/i.test(header)) return [];
  try {
    const credentials = atob(header.slice('Basic'.length).trim()).split(':').map(decodeURIComponent);
    if (credentials.length === 2) return credentials;
  } catch {
    // Refused below.
  }
  throw invalidClient();
}

function readClient(context: RouteContext, server: Server, body: Parameters): App {
  const [basicId, basicSecret] = basicCredentials(context);
  const app = server.grants.app(body.text('client_id') ?? basicId ?? '');
  const secret = body.text('client_secret') ?? basicSecret;
  if (app === null || app.clientSecret !== secret) {
    throw invalidClient();
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
  const hasMilliseconds = oauth.tokenTime === 'milliseconds' && issued.accountId !== null;
  context.header('Cache-Control', 'no-store');
  return context.json({
    access_token: issued.value,
    token_type: 'Bearer',
    scope: issued.scopes.join(' '),
    ...(oauth.listsTokens ? { id: Number(issued.id) } : {}),
    created_at: hasMilliseconds ? issued.createdAt : Math.floor(issued.createdAt / 1000),
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
  const [basicId, basicSecret] = basicCredentials(context);
  const app = server.grants.app(body.text('client_id') ?? basicId ?? '');
  const value = body.text('token') ?? '';
  const held = server.grants.find(value);
  const isOwner = app !== null && app.clientSecret === (body.text('client_secret') ?? basicSecret);
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

  app.post('/oauth/token', context => token(context, server));
  app.post('/oauth/revoke', context => revoke(context, server));

  // Pleroma and its relatives: the applications that have access to the account.
  if (server.profile.oauth.listsTokens) {
    app.get('/api/oauth_tokens', context => {
      const tokens = server.grants.ofAccount(requireViewer(context, 'read:accounts'));
      return context.json(
        tokens.map(({ id, clientId, createdAt }) => ({
          id: Number(id),
          app_name: server.grants.app(clientId ?? '')?.name ?? '',
          valid_until: new Date(createdAt + TOKEN_LIFETIME_MS).toISOString(),
        })),
      );
    });
    app.delete('/api/oauth_tokens/:id', context => {
      const tokens = server.grants.ofAccount(requireViewer(context, 'write:accounts'));
      const token = tokens.find(({ id }) => id === context.req.param('id'));
      if (token !== undefined) server.grants.revoke(token.value);
      return context.json('', 201);
    });
  }

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
