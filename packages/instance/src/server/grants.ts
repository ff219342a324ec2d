export interface App {
  readonly id: string;
  readonly name: string;
  readonly website: string | null;
  readonly redirectUris: readonly string[];
  readonly scopes: readonly string[];
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface Token {
  /** Names it where tokens are listed. */
  readonly id: string;
  readonly value: string;
  readonly clientId: string | null;
  /** Null for an application's own token (client_credentials). */
  readonly accountId: string | null;
  readonly scopes: readonly string[];
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

interface Code {
  readonly value: string;
  readonly clientId: string;
  readonly accountId: string;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly challenge: string | null;
  readonly expiresAt: number;
}

/** The result of a redeemed code. */
interface Redemption {
  readonly expiresAt: number;
  readonly clientId: string;
  token: Token | null;
  isReplayed: boolean;
}

/** The state that survives a restart. Codes do not: they expire after ten minutes or one use. */
export interface GrantsSnapshot {
  readonly apps: readonly App[];
  readonly tokens: readonly Token[];
}

export type CodeRefusal = 'unknown' | 'expired' | 'client' | 'redirect' | 'verifier';

const CODE_LIFETIME_MS = 10 * 60 * 1000;
/** Beyond this number, the oldest application that no account has signed in with is forgotten: anybody can register one. */
const MAXIMUM_APPS = 500;
/** Beyond this number, the oldest token is revoked. */
const MAXIMUM_TOKENS = 5000;
/** Tokens that an application can hold for itself (client_credentials). */
const MAXIMUM_APP_TOKENS = 10;

/** OAuth apps, codes and tokens. `onChange` listeners are called after each change to the snapshot. */
export interface Grants {
  register(app: Omit<App, 'id' | 'clientId' | 'clientSecret'>): App;
  app(clientId: string): App | null;
  grantCode(code: Omit<Code, 'value' | 'expiresAt'>): string;
  /** Redeems a code once. A second attempt of the same client revokes the token of the first (RFC 6749, 4.1.2). */
  redeem(request: {
    code: string;
    clientId: string;
    redirectUri: string;
    verifier: string | null;
    checksChallenge: boolean;
  }): Promise<Token | CodeRefusal>;
  issue(token: Omit<Token, 'id' | 'value' | 'createdAt'>): Token;
  find(value: string): Token | null;
  /** The tokens of an account, oldest first. */
  ofAccount(accountId: string): readonly Token[];
  revoke(value: string): void;
  /** Deletes an application; its tokens stay valid. */
  deleteApp(clientId: string): void;
  clear(): void;
  snapshot(): GrantsSnapshot;
  restore(snapshot: GrantsSnapshot): void;
  onChange(listener: () => void): () => void;
  /** Calls `listener` with the value of each token that is revoked. */
  onRevoke(listener: (value: string) => void): void;
}

export function createGrants(now: () => number): Grants {
  const apps = new Map<string, App>();
  let appCount = 0;
  let tokenCount = 0;
  const codes = new Map<string, Code>();
  const tokens = new Map<string, Token>();
  const redemptions = new Map<string, Redemption>();
  const listeners = new Set<() => void>();
  const revocationListeners: ((value: string) => void)[] = [];
  const changed = (): void => {
    for (const listener of listeners) listener();
  };

  function revoke(value: string): void {
    if (!tokens.delete(value)) return;
    for (const listener of revocationListeners) listener(value);
    changed();
  }

  function forgetExpired(): void {
    for (const held of [codes, redemptions]) {
      for (const [value, { expiresAt }] of held) if (now() >= expiresAt) held.delete(value);
    }
  }

  function forgetUnusedApp(): void {
    if (apps.size < MAXIMUM_APPS) return;
    const used = new Set([...tokens.values()].filter(({ accountId }) => accountId !== null).map(({ clientId }) => clientId));
    const unused = [...apps.keys()].find(clientId => !used.has(clientId));
    if (unused === undefined) return;
    apps.delete(unused);
    for (const { value, clientId } of tokens.values()) if (clientId === unused) revoke(value);
  }

  function replay(redemption: Redemption, clientId: string): CodeRefusal {
    if (redemption.clientId !== clientId) return 'unknown';
    redemption.isReplayed = true;
    if (redemption.token !== null) revoke(redemption.token.value);
    return 'unknown';
  }

  const issue: Grants['issue'] = fields => {
    if (fields.accountId === null) {
      const own = [...tokens.values()].filter(token => token.accountId === null && token.clientId === fields.clientId);
      for (const token of own.slice(0, Math.max(0, own.length + 1 - MAXIMUM_APP_TOKENS))) revoke(token.value);
    }
    const oldest = tokens.size < MAXIMUM_TOKENS ? undefined : tokens.keys().next().value;
    if (oldest !== undefined) revoke(oldest);
    tokenCount += 1;
    const token: Token = { ...fields, id: String(tokenCount), value: randomSecret(), createdAt: now() };
    tokens.set(token.value, token);
    changed();
    return token;
  };
  return {
    register(fields) {
      forgetUnusedApp();
      appCount += 1;
      const app: App = { ...fields, id: String(appCount), clientId: randomSecret(), clientSecret: randomSecret() };
      apps.set(app.clientId, app);
      changed();
      return app;
    },
    app: clientId => apps.get(clientId) ?? null,
    grantCode(fields) {
      forgetExpired();
      const code: Code = { ...fields, value: randomSecret(), expiresAt: now() + CODE_LIFETIME_MS };
      codes.set(code.value, code);
      return code.value;
    },
    async redeem({ code: value, clientId, redirectUri, verifier, checksChallenge }) {
      const redeemed = redemptions.get(value);
      if (redeemed !== undefined) return replay(redeemed, clientId);
      const code = codes.get(value);
      if (code === undefined) return 'unknown';
      codes.delete(value);
      const redemption: Redemption = { expiresAt: code.expiresAt, clientId: code.clientId, token: null, isReplayed: false };
      redemptions.set(value, redemption);
      if (now() >= code.expiresAt) return 'expired';
      if (code.clientId !== clientId) return 'client';
      if (code.redirectUri !== redirectUri) return 'redirect';
      if (checksChallenge && code.challenge !== null) {
        if (verifier === null || (await challengeOf(verifier)) !== code.challenge) return 'verifier';
      }
      // A second attempt may have arrived while the verifier was hashed.
      if (redemption.isReplayed) return 'unknown';
      redemption.token = issue({ clientId, accountId: code.accountId, scopes: code.scopes });
      return redemption.token;
    },
    issue,
    find: value => tokens.get(value) ?? null,
    ofAccount: accountId => [...tokens.values()].filter(token => token.accountId === accountId),
    revoke,
    deleteApp(clientId) {
      if (apps.delete(clientId)) changed();
    },
    clear() {
      codes.clear();
      redemptions.clear();
      for (const value of tokens.keys()) revoke(value);
      apps.clear();
      changed();
    },
    snapshot: () => ({ apps: [...apps.values()], tokens: [...tokens.values()] }),
    restore(snapshot) {
      for (const app of snapshot.apps) {
        apps.set(app.clientId, app);
        appCount = Math.max(appCount, Number(app.id));
      }
      for (const token of snapshot.tokens) {
        // A file of an earlier version has tokens without an id.
        tokenCount = Math.max(tokenCount + 1, Number(token.id ?? 0));
        tokens.set(token.value, { ...token, id: token.id ?? String(tokenCount) });
      }
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onRevoke(listener) {
      revocationListeners.push(listener);
    },
  };
}

/** True when `granted` covers `needed`: `read` covers `read:statuses`; `follow` covers follows, blocks and mutes. */
export function coversScope(granted: readonly string[], needed: string): boolean {
  const family = needed.split(':')[0] ?? needed;
  if (granted.includes(needed) || granted.includes(family)) return true;
  return granted.includes('follow') && /^(?:read|write):(?:follows|blocks|mutes)$/.test(needed);
}

/** The S256 challenge of a verifier: base64url(SHA-256(verifier)) without padding (RFC 7636). */
export async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return toBase64Url(new Uint8Array(digest));
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** A secret of 256 bits, never seeded: tokens and codes must be unpredictable. */
export function randomSecret(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}
