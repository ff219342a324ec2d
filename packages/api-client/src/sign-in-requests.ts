/*
 * What is asked of a server around a sign-in, and how.
 */
import { fieldsOf, type Fields } from './entities/decode.js';
import { SignInError } from './oauth.js';

const SCOPES = ['read write follow push', 'read write follow'] as const;
const TIMEOUT_MS = 15_000;
const APP_PREFIX = 'rookery:app:';

export interface Endpoints {
  authorization: string;
  token: string;
  issuer: string;
  isIssuerRequired: boolean;
}

/** Where to go at this server: what its metadata says, else the usual places. Throws `not-a-server` when that leads to another origin. */
export async function discover(server: string, fetch: typeof globalThis.fetch): Promise<Endpoints> {
  const usual: Endpoints = {
    authorization: `${server}/oauth/authorize`,
    token: `${server}/oauth/token`,
    issuer: server,
    isIssuerRequired: false,
  };
  let metadata: Fields;
  try {
    const response = await send(fetch, `${server}/.well-known/oauth-authorization-server`, {});
    if (!response.ok) return usual;
    metadata = fieldsOf(await response.json());
  } catch {
    // Servers without metadata answer without CORS headers, with a page, or not at all.
    return usual;
  }
  const endpoint = (name: string, fallback: string) => {
    const value = metadata[name] ?? fallback;
    // The one server was chosen by the person; metadata must not send the code or the secret to another.
    if (typeof value !== 'string' || !URL.canParse(value) || new URL(value).origin !== server)
      throw new SignInError('not-a-server');
    return value;
  };
  return {
    authorization: endpoint('authorization_endpoint', usual.authorization),
    token: endpoint('token_endpoint', usual.token),
    issuer: endpoint('issuer', usual.issuer),
    isIssuerRequired: metadata['authorization_response_iss_parameter_supported'] === true,
  };
}

export interface AppOptions {
  redirectUri: string;
  clientName: string;
  website?: string | undefined;
  /** Where the registration is kept; null for nowhere. */
  storage: Storage | null;
}

export interface App {
  clientId: string;
  clientSecret: string;
  scope: string;
}

/** The application as this server knows it: as kept from before, else registered now. */
export async function registeredApp(server: string, options: AppOptions, fetch: typeof globalThis.fetch): Promise<App> {
  const { redirectUri, clientName, website, storage } = options;
  const key = appKey(server, redirectUri);
  const known = readApp(storage, key);
  if (known) return known;
  for (const scope of SCOPES) {
    const form = { client_name: clientName, redirect_uris: redirectUri, scopes: scope, ...(website ? { website } : {}) };
    const response = await reach(() => send(fetch, `${server}/api/v1/apps`, { form }));
    // 422: the server does not know one of the scopes; the shorter list is known to all.
    if (response.status === 422 && scope !== SCOPES.at(-1)) continue;
    if (response.status === 404 || response.status === 405) throw new SignInError('not-a-server');
    const answer = await answerOf(response);
    if (!response.ok) throw new SignInError(response.status >= 500 ? 'server-error' : 'registration-refused', wordsOf(answer));
    const app = parseApp({ clientId: answer['client_id'], clientSecret: answer['client_secret'], scope });
    if (!app) throw new SignInError('not-a-server');
    if (!answer['client_secret_expires_at']) keepApp(storage, key, app);
    return app;
  }
  throw new SignInError('registration-refused');
}

export interface SendOptions {
  form?: Record<string, string>;
  accessToken?: string;
  keepalive?: boolean;
}

/** One request that carries no cookie and no referrer, and follows no redirect with a secret. */
export function send(
  fetch: typeof globalThis.fetch,
  url: string,
  { form, accessToken, keepalive = false }: SendOptions,
): Promise<Response> {
  return fetch(url, {
    method: form ? 'POST' : 'GET',
    headers: { accept: 'application/json', ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}) },
    // Form, not JSON: one server takes JSON at `revoke` with a 400 and keeps the token alive.
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

export async function reach(request: () => Promise<Response>): Promise<Response> {
  try {
    return await request();
  } catch {
    throw new SignInError('unreachable');
  }
}

/** The body's fields; none when it is not JSON. */
export async function answerOf(response: Response): Promise<Fields> {
  try {
    return fieldsOf(await response.json());
  } catch {
    return {};
  }
}

export function wordsOf(answer: Fields): string | null {
  const words = answer['error_description'] ?? answer['error'];
  return typeof words === 'string' ? words : null;
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
    // Without a place to keep it, the application is registered again next time.
  }
}

/** The next sign-in at this server registers the application again. */
export function forgetApp(storage: Storage | null, server: string, redirectUri: string): void {
  try {
    storage?.removeItem(appKey(server, redirectUri));
  } catch {
    // What cannot be reached cannot be read again either.
  }
}

function parseApp(value: unknown): App | null {
  const { clientId, clientSecret, scope } = fieldsOf(value);
  const isWhole =
    typeof clientId === 'string' && clientId !== '' && typeof clientSecret === 'string' && typeof scope === 'string';
  return isWhole ? { clientId, clientSecret, scope } : null;
}
