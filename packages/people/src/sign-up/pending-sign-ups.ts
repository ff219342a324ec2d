import type { SignUpApp } from '@rookery/api-client/sign-in';

/** A new member waits for the confirmation of the address, the approval of the staff, or the first sign-in. */
export type SignUpWait = 'email' | 'approval' | 'signIn';

/** A sign-up that the server has accepted and that is not complete. */
export interface PendingSignUp {
  /** The application that signed up. */
  readonly app: SignUpApp;
  readonly username: string;
  readonly email: string;
  readonly wait: SignUpWait;
  /** Of the new member; null: the server gave none. */
  readonly token: string | null;
  /** Of the token. */
  readonly scope: string;
  /** The server's words; null: it said nothing. */
  readonly message: string | null;
}

/** The storage key of the pending sign-ups of a device, a JSON array with the newest first. */
export const PENDING_SIGN_UPS_KEY = 'rookery:sign-ups';

const MOST_PENDING = 5;

/** The name of a session of the sign-up's account. */
export const sessionIdOf = ({ app, username }: Pick<PendingSignUp, 'app' | 'username'>): string =>
  `${username}@${new URL(app.server).host}`;

const isSame = (one: PendingSignUp, other: PendingSignUp): boolean =>
  sessionIdOf(one).toLowerCase() === sessionIdOf(other).toLowerCase();

/**
 * The pending sign-ups of a device. Accounts that have signed in since are forgotten. Empty where nothing readable is stored.
 *
 * @param storage `localStorage`; null where it is denied.
 * @param signedIn The ids of the sessions.
 */
export function pendingSignUps(storage: Storage | null, signedIn: readonly string[]): PendingSignUp[] {
  const done = new Set(signedIn.map(id => id.toLowerCase()));
  const all = stored(storage);
  const waiting = all.filter(pending => !done.has(sessionIdOf(pending).toLowerCase()));
  if (waiting.length < all.length) write(storage, waiting);
  return waiting;
}

/** Stores a pending sign-up, or replaces the one of the same account. Where storage is denied or full, it lasts as long as the page. */
export function keepPending(storage: Storage | null, pending: PendingSignUp): void {
  write(storage, [pending, ...stored(storage).filter(other => !isSame(other, pending))].slice(0, MOST_PENDING));
}

export function forgetPending(storage: Storage | null, pending: PendingSignUp): void {
  write(
    storage,
    stored(storage).filter(other => !isSame(other, pending)),
  );
}

function stored(storage: Storage | null): PendingSignUp[] {
  try {
    const list: unknown = JSON.parse(storage?.getItem(PENDING_SIGN_UPS_KEY) ?? '[]');
    return Array.isArray(list) ? list.slice(0, MOST_PENDING).flatMap(item => readPending(item) ?? []) : [];
  } catch {
    return [];
  }
}

function write(storage: Storage | null, list: readonly PendingSignUp[]): void {
  try {
    if (list.length === 0) storage?.removeItem(PENDING_SIGN_UPS_KEY);
    else storage?.setItem(PENDING_SIGN_UPS_KEY, JSON.stringify(list));
  } catch {
    // Denied or full: the page holds it.
  }
}

const waits = ['email', 'approval', 'signIn'] as const satisfies readonly SignUpWait[];

function readPending(value: unknown): PendingSignUp | null {
  const fields = recordOf(value);
  const app = recordOf(fields['app']);
  const server = text(app['server']);
  const username = text(fields['username']);
  const wait = waits.find(name => name === fields['wait']);
  if (wait === undefined || username === '' || !isOrigin(server)) return null;
  const [accessToken, clientId, clientSecret] = [text(app['accessToken']), text(app['clientId']), text(app['clientSecret'])];
  return {
    app: { server, accessToken, clientId, clientSecret, scope: text(app['scope']) },
    username,
    email: text(fields['email']),
    wait,
    token: text(fields['token']) || null,
    scope: text(fields['scope']),
    message: text(fields['message']) || null,
  };
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const isOrigin = (value: string): boolean => /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;
