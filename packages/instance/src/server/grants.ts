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

/** The state that survives a restart. Codes do not: they expire after ten minutes or one use. */
export interface GrantsSnapshot {
  readonly apps: readonly App[];
  readonly tokens: readonly Token[];
}

export type CodeRefusal = 'unknown' | 'expired' | 'client' | 'redirect' | 'verifier';

const CODE_LIFETIME_MS = 10 * 60 * 1000;

/** OAuth apps, codes and tokens. `onChange` listeners are called after each change to the snapshot. */
export interface Grants {
  register(app: Omit<App, 'id' | 'clientId' | 'clientSecret'>): App;
  app(clientId: string): App | null;
  grantCode(code: Omit<Code, 'value' | 'expiresAt'>): string;
  redeem(request: {
    code: string;
    clientId: string;
    redirectUri: string;
    verifier: string | null;
    checksChallenge: boolean;
  }): Promise<Token | CodeRefusal>;
  issue(token: Omit<Token, 'value' | 'createdAt'>): Token;
  find(value: string): Token | null;
  revoke(value: string): void;
  /** Deletes an application; its tokens stay valid. */
  deleteApp(clientId: string): void;
  clear(): void;
  snapshot(): GrantsSnapshot;
  restore(snapshot: GrantsSnapshot): void;
  onChange(listener: () => void): () => void;
}

export function createGrants(now: () => number): Grants {
  const apps = new Map<string, App>();
  let appCount = 0;
  const codes = new Map<string, Code>();
  const tokens = new Map<string, Token>();
  const listeners = new Set<() => void>();
  const changed = (): void => {
    for (const listener of listeners) listener();
  };
  const issue: Grants['issue'] = fields => {
    const token: Token = { ...fields, value: randomSecret(), createdAt: now() };
    tokens.set(token.value, token);
    changed();
    return token;
  };
  return {
    register(fields) {
      const app: App = { ...fields, id: String((appCount += 1)), clientId: randomSecret(), clientSecret: randomSecret() };
      apps.set(app.clientId, app);
      changed();
      return app;
    },
    app: clientId => apps.get(clientId) ?? null,
    grantCode(fields) {
      const code: Code = { ...fields, value: randomSecret(), expiresAt: now() + CODE_LIFETIME_MS };
      codes.set(code.value, code);
      return code.value;
    },
    async redeem({ code: value, clientId, redirectUri, verifier, checksChallenge }) {
      const code = codes.get(value);
      if (code === undefined) return 'unknown';
      codes.delete(value);
      if (now() >= code.expiresAt) return 'expired';
      if (code.clientId !== clientId) return 'client';
      if (code.redirectUri !== redirectUri) return 'redirect';
      if (checksChallenge && code.challenge !== null) {
        if (verifier === null || (await challengeOf(verifier)) !== code.challenge) return 'verifier';
      }
      return issue({ clientId, accountId: code.accountId, scopes: code.scopes });
    },
    issue,
    find: value => tokens.get(value) ?? null,
    revoke(value) {
      if (tokens.delete(value)) changed();
    },
    deleteApp(clientId) {
      if (apps.delete(clientId)) changed();
    },
    clear() {
      codes.clear();
      tokens.clear();
      apps.clear();
      changed();
    },
    snapshot: () => ({ apps: [...apps.values()], tokens: [...tokens.values()] }),
    restore(snapshot) {
      for (const app of snapshot.apps) apps.set(app.clientId, app);
      appCount = Math.max(appCount, ...snapshot.apps.map(app => Number(app.id)));
      for (const token of snapshot.tokens) tokens.set(token.value, token);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
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
function randomSecret(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}
