/*
 * The application's registration at a server, kept for the next sign-in. A registration can die at the server without a word to its
 * owner: snac deletes it together with a token. The server then answers an authorization request with an error page that leads nowhere,
 * so a registration is used again only after its last authorization request was answered.
 */
import { fieldsOf } from '../entities/decode.js';
import { SignInError } from './oauth.js';
import { bodyOf, messageOf, reach, respondsUnreadably, send } from './sign-in-requests.js';

const SCOPES = ['read write follow push', 'read write follow'] as const;
const APP_PREFIX = 'rookery:app:';

interface AppOptions {
  redirectUri: string;
  clientName: string;
  website?: string | undefined;
  /** Scopes beyond those that every sign-in asks for. */
  furtherScopes?: string | undefined;
  /** Stores the registration; null: it is not stored. */
  storage: Storage | null;
}

interface App {
  clientId: string;
  clientSecret: string;
  scope: string;
}

interface StoredApp extends App {
  /** The server answered the last authorization request of this registration. */
  isAnswered: boolean;
}

/**
 * The application's registration at a server: the stored one if its last authorization request was answered, else a new one.
 * The authorization request that follows is unanswered until `recordAnswer`.
 */
export async function registeredApp(server: string, options: AppOptions, fetch: typeof globalThis.fetch): Promise<App> {
  const { redirectUri, storage } = options;
  const key = appKey(server, redirectUri);
  const known = readApp(storage, key);
  const further = options.furtherScopes?.split(' ') ?? [];
  if (known?.isAnswered === true && further.every(scope => known.scope.split(' ').includes(scope))) {
    writeApp(storage, key, { ...known, isAnswered: false });
    // A registration for the staff may do more than this sign-in asks for.
    const wanted: readonly string[] = [...SCOPES[0].split(' '), ...further];
    return {
      ...known,
      scope: known.scope
        .split(' ')
        .filter(scope => wanted.includes(scope))
        .join(' '),
    };
  }
  const { app, expires } = await register(server, options, fetch);
  if (expires) forgetApp(storage, server, redirectUri);
  else writeApp(storage, key, { ...app, isAnswered: false });
  return app;
}

/** Records that the server answered an authorization request, so that the next sign-in uses the registration again. */
export function recordAnswer(storage: Storage | null, server: string, redirectUri: string, clientId: string): void {
  const key = appKey(server, redirectUri);
  const known = readApp(storage, key);
  if (known?.clientId === clientId) writeApp(storage, key, { ...known, isAnswered: true });
}

/** Drops a stored registration, so that the next sign-in registers the application again. */
export function forgetApp(storage: Storage | null, server: string, redirectUri: string): void {
  removeKeys(storage, key => key === appKey(server, redirectUri));
}

/** Drops every stored registration at a server (origin). */
export function forgetApps(storage: Storage | null, server: string): void {
  const prefix = `${APP_PREFIX}[${JSON.stringify(server)},`;
  removeKeys(storage, key => key.startsWith(prefix));
}

async function register(
  server: string,
  { redirectUri, clientName, website, furtherScopes }: AppOptions,
  fetch: typeof globalThis.fetch,
): Promise<{ app: App; expires: boolean }> {
  for (const base of SCOPES) {
    const scope = furtherScopes === undefined ? base : `${base} ${furtherScopes}`;
    const form = { client_name: clientName, redirect_uris: redirectUri, scopes: scope, ...(website ? { website } : {}) };
    const response = await reach(() => send(fetch, `${server}/api/v1/apps`, { form })).catch(async (error: unknown) => {
      const isReached = error instanceof SignInError && error.kind === 'unreachable' && (await respondsUnreadably(server, fetch));
      throw isReached ? new SignInError('not-a-server') : error;
    });
    // 422: the server does not support one of the scopes; all servers support the shorter list.
    if (response.status === 422 && base !== SCOPES.at(-1)) continue;
    if (response.status === 404 || response.status === 405) throw new SignInError('not-a-server');
    const body = await bodyOf(response);
    if (!response.ok) throw new SignInError(response.status >= 500 ? 'server-error' : 'registration-refused', messageOf(body));
    const app = parseApp({ clientId: body['client_id'], clientSecret: body['client_secret'], scope });
    if (!app) throw new SignInError('not-a-server');
    return { app, expires: Boolean(body['client_secret_expires_at']) };
  }
  throw new SignInError('registration-refused');
}

const appKey = (server: string, redirectUri: string): string => APP_PREFIX + JSON.stringify([server, redirectUri]);

function readApp(storage: Storage | null, key: string): StoredApp | null {
  try {
    const value: unknown = JSON.parse(storage?.getItem(key) ?? 'null');
    const app = parseApp(value);
    return app && { ...app, isAnswered: fieldsOf(value)['isAnswered'] === true };
  } catch {
    return null;
  }
}

function writeApp(storage: Storage | null, key: string, app: StoredApp): void {
  try {
    storage?.setItem(key, JSON.stringify(app));
  } catch {
    // Storage is full or denied: the next sign-in registers the application again.
  }
}

function removeKeys(storage: Storage | null, isRemoved: (key: string) => boolean): void {
  if (storage === null) return;
  try {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const key of keys) if (isRemoved(key)) storage.removeItem(key);
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
