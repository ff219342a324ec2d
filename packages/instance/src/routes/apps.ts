import { bodyParameters } from '../http/parameters.js';
import type { Parameters } from '../http/parameters.js';
import { Refusal, unprocessable } from '../http/refusal.js';
import type { RouteContext, Server } from '../server/server.js';

/** The redirect URI of applications without one: the code is shown instead. */
export const outOfBand = 'urn:ietf:wg:oauth:2.0:oob';

export function scopeList(text: string | undefined): string[] {
  return [...new Set((text ?? 'read').split(/[\s+]+/))].filter(scope => scope !== '');
}

/** As in Mastodon. Anybody can register an application, and its registration is kept. */
const MAXIMUM_NAME = 60;
const MAXIMUM_TEXT = 2000;

function isRedirect(text: string): boolean {
  if (text === outOfBand) return true;
  return URL.canParse(text) && !/^(?:javascript|data|vbscript|file|blob|about):/i.test(text) && !text.includes('#');
}

/** True when the server knows the scope: one of `known`, or a scope below `read` or `write`. */
function isKnownScope(scope: string, known: readonly string[]): boolean {
  return known.includes(scope) || /^(?:read|write):[a-z_]+$/.test(scope);
}

function readRedirects(server: Server, body: Parameters): string[] {
  const values = body.list('redirect_uris');
  if (body.isArray('redirect_uris') && server.profile.oauth.redirectUris === 'string') {
    throw new Refusal(
      'bad-request',
      server.profile.oauth.arrayRefusal.status,
      'redirect_uris',
      server.profile.oauth.arrayRefusal,
    );
  }
  return values.flatMap(value => value.split(/\s+/)).filter(value => value !== '');
}

/** Answers `POST /api/v1/apps`: 422 for a missing or unsafe field, and the refusals of the server profile. */
export async function registerApp(context: RouteContext, server: Server): Promise<Response> {
  const { oauth } = server.profile;
  const body = await bodyParameters(context.req.raw, false);
  const name = body.text('client_name')?.trim() ?? '';
  const redirectUris = readRedirects(server, body);
  const scopes = scopeList(body.text('scopes'));
  const website = body.text('website') ?? null;
  if (name === '') throw unprocessable("Validation failed: Application name can't be blank");
  if (name.length > MAXIMUM_NAME) {
    throw unprocessable(`Validation failed: Application name is too long (maximum is ${MAXIMUM_NAME} characters)`);
  }
  const long = Object.entries({
    'Redirect URI': redirectUris.join(' '),
    Scopes: scopes.join(' '),
    'Application website': website ?? '',
  });
  for (const [field, text] of long) {
    if (text.length > MAXIMUM_TEXT) {
      throw unprocessable(`Validation failed: ${field} is too long (maximum is ${MAXIMUM_TEXT} characters)`);
    }
  }
  if (redirectUris.length === 0) throw unprocessable("Validation failed: Redirect URI can't be blank");
  if (!redirectUris.every(isRedirect)) throw unprocessable('Validation failed: Redirect URI must be an absolute URI.');
  if (website === '' && oauth.emptyWebsiteRefused) throw unprocessable('Validation failed: Website is invalid');
  if (website !== null && website !== '' && !/^https?:\/\//.test(website)) {
    throw unprocessable('Validation failed: Application website must be a valid URL');
  }
  const { knownScopes } = oauth;
  if (knownScopes !== null && !scopes.every(scope => isKnownScope(scope, knownScopes))) {
    throw unprocessable("Validation failed: Scopes doesn't match configured on the server.");
  }
  const app = server.grants.register({ name, website: website === '' ? null : website, redirectUris, scopes });
  return context.json({
    id: app.id,
    name: app.name,
    website: app.website,
    scopes: app.scopes,
    redirect_uri: app.redirectUris.join('\n'),
    ...(oauth.oneRedirectUri ? {} : { redirect_uris: app.redirectUris }),
    client_id: app.clientId,
    client_secret: app.clientSecret,
    client_secret_expires_at: 0,
    vapid_key: '',
  });
}
