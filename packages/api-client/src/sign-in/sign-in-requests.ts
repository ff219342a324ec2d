/*
 * The requests of a sign-in: discovery, registration of the application, and the form posts of `sign-in.ts`.
 */
import { fieldsOf, type Fields } from '../entities/decode.js';
import { SignInError } from './oauth.js';

const SCOPES = ['read write follow push', 'read write follow'] as const;
const TIMEOUT_MS = 15_000;
const APP_PREFIX = 'rookery:app:';

interface Endpoints {
  authorization: string;
  token: string;
  issuer: string;
  isIssuerRequired: boolean;
}

/** The OAuth endpoints of a server: from its metadata (RFC 8414), else the defaults. Throws `not-a-server` when one leads to another origin. */
export async function discover(server: string, fetch: typeof globalThis.fetch): Promise<Endpoints> {
  const defaults: Endpoints = {
    authorization: `${server}/oauth/authorize`,
    token: `${server}/oauth/token`,
    issuer: server,
    isIssuerRequired: false,
  };
  let metadata: Fields;
  try {
    const response = await send(fetch, `${server}/.well-known/oauth-authorization-server`, {});
    if (!response.ok) return defaults;
    metadata = fieldsOf(await response.json());
  } catch {
    // Servers without metadata respond without CORS headers, with an HTML page, or not at all.
    return defaults;
  }
  const endpoint = (name: string, fallback: string) => {
    const value = metadata[name] ?? fallback;
    // The reader chose this server; its metadata must not send the code or the secret to another one.
    if (typeof value !== 'string' || !URL.canParse(value) || new URL(value).origin !== server)
      throw new SignInError('not-a-server');
    return value;
  };
  return {
    authorization: endpoint('authorization_endpoint', defaults.authorization),
    token: endpoint('token_endpoint', defaults.token),
    issuer: endpoint('issuer', defaults.issuer),
    isIssuerRequired: metadata['authorization_response_iss_parameter_supported'] === true,
  };
}

interface AppOptions {
  redirectUri: string;
  clientName: string;
  website?: string | undefined;
  /** Stores the registration; null: it is not stored. */
  storage: Storage | null;
}

interface App {
  clientId: string;
  clientSecret: string;
  scope: string;
}

/** The application's registration at a server: the stored one, else a new one. */
export async function registeredApp(server: string, options: AppOptions, fetch: typeof globalThis.fetch): Promise<App> {
  const { redirectUri, clientName, website, storage } = options;
  const key = appKey(server, redirectUri);
  const known = readApp(storage, key);
  if (known) return known;
  for (const scope of SCOPES) {
    const form = { client_name: clientName, redirect_uris: redirectUri, scopes: scope, ...(website ? { website } : {}) };
    const response = await reach(() => send(fetch, `${server}/api/v1/apps`, { form }));
    // 422: the server does not support one of the scopes; all servers support the shorter list.
    if (response.status === 422 && scope !== SCOPES.at(-1)) continue;
    if (response.status === 404 || response.status === 405) throw new SignInError('not-a-server');
    const body = await bodyOf(response);
    if (!response.ok) throw new SignInError(response.status >= 500 ? 'server-error' : 'registration-refused', messageOf(body));
    const app = parseApp({ clientId: body['client_id'], clientSecret: body['client_secret'], scope });
    if (!app) throw new SignInError('not-a-server');
    if (!body['client_secret_expires_at']) keepApp(storage, key, app);
    return app;
  }
  throw new SignInError('registration-refused');
}

interface SendOptions {
  form?: Record<string, string>;
  accessToken?: string;
  keepalive?: boolean;
}

/** Sends one request without cookies and referrer. A request that carries a secret follows no redirect. */
export function send(
  fetch: typeof globalThis.fetch,
  url: string,
  { form, accessToken, keepalive = false }: SendOptions,
): Promise<Response> {
  return fetch(url, {
    method: form ? 'POST' : 'GET',
    headers: { accept: 'application/json', ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}) },
    // A form, not JSON: one server answers JSON at `revoke` with 400 and keeps the token valid.
    ...(form ? { body: new URLSearchParams(form) } : {}),
    // A redirect could carry the secret to another origin.
    redirect: form || accessToken ? 'error' : 'follow',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    keepalive,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

/** Runs a request; a rejection becomes SignInError `unreachable`. */
export async function reach(request: () => Promise<Response>): Promise<Response> {
  try {
    return await request();
  } catch {
    throw new SignInError('unreachable');
  }
}

/** The fields of a JSON body; `{}` when the body is not a JSON object. */
export async function bodyOf(response: Response): Promise<Fields> {
  try {
    return fieldsOf(await response.json());
  } catch {
    return {};
  }
}

/** The error message in a response body, or null. */
export function messageOf(body: Fields): string | null {
  const message = body['error_description'] ?? body['error'];
  return typeof message === 'string' ? message : null;
}

const appKey = (server: string, redirectUri: string): string => APP_PREFIX + JSON.stringify([server, redirectUri]);

function readApp(storage: Storage | null, key: string): App | null {
  try {
    return parseApp(JSON.parse(storage?.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

function keepApp(storage: Storage | null, key: string, app: App): void {
  try {
    storage?.setItem(key, JSON.stringify(app));
  } catch {
    // Storage is full or denied: the next sign-in registers the application again.
  }
}

/** Drops a stored registration, so that the next sign-in registers the application again. */
export function forgetApp(storage: Storage | null, server: string, redirectUri: string): void {
  try {
    storage?.removeItem(appKey(server, redirectUri));
  } catch {
    // A denied storage cannot be read later either.
  }
}

function parseApp(value: unknown): App | null {
  const { clientId, clientSecret, scope } = fieldsOf(value);
  const isWhole =
    typeof clientId === 'string' && clientId !== '' && typeof clientSecret === 'string' && typeof scope === 'string';
  return isWhole ? { clientId, clientSecret, scope } : null;
}
