/** The account of a session, reduced to what an account switcher shows before any request. */
export interface SessionAccount {
  id: string;
  acct: string;
  display_name: string;
  avatar: string;
}

/** One signed-in account at one server. */
export interface Session {
  /** `<acct>@<host of the server>`: signing in again replaces the session */
  id: string;
  /** origin */
  server: string;
  accessToken: string;
  clientId: string;
  clientSecret: string;
  scope: string;
  /** The id of its token in the list of applications with access (`accountSettingsOf`); absent where the server does not say. */
  tokenId?: string;
  account: SessionAccount | null;
}

/**
 * The storage key of the sessions, as JSON of `StoredSessions`: in local storage for accounts that stay signed in, in session storage
 * for the others. The tab's selected account is `current` in session storage, else `current` in local storage.
 * The boot script reads it before any module has loaded.
 */
export const SESSIONS_KEY = 'rookery:sessions';

export interface StoredSessions {
  /** id of the selected session, or null */
  current: string | null;
  sessions: Session[];
}

export interface SessionStore {
  /** All sessions in the order they were added. The array is stable until a session changes. */
  list(): readonly Session[];
  /** The selected session, or null for a visitor. */
  current(): Session | null;
  /** Whether a session outlives the tab: it is in local storage. */
  isPersistent(sessionId: string): boolean;
  /**
   * Adds the session, or replaces the one of the same account, and selects it. Where local storage is denied, a session that should
   * outlive the tab lasts as long as the tab. Returns whether it is stored: false when it ends with the page.
   */
  add(session: Session, options: { staySignedIn: boolean }): boolean;
  /** Selects another session; an unknown id changes nothing. */
  select(sessionId: string): void;
  /** Stores a changed name or picture of a session's account; an unknown id changes nothing. */
  updateAccount(sessionId: string, account: SessionAccount): void;
  /** Removes a session; if it was selected, the session added last becomes selected. */
  remove(sessionId: string): void;
  /** Notifies the listener of changes in this and other tabs. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

export interface SessionStoreOptions {
  /** `localStorage`; null where the browser denies it */
  persistent: Storage | null;
  /** `sessionStorage`; null where the browser denies it */
  temporary: Storage | null;
  /** Target of `storage` events, which report writes of other tabs, and of `pageshow`: the window. */
  events?: EventTarget;
}

/** Creates the store of the signed-in accounts (API-10). Sessions that cannot be stored stay in memory until the page unloads. */
export function createSessionStore({ persistent, temporary, events }: SessionStoreOptions): SessionStore {
  const persistentPart = createPart(persistent);
  const temporaryPart = createPart(temporary);
  const listeners = new Set<() => void>();
  let sessions: readonly Session[] = [];
  let currentId: string | null = null;
  refresh();

  function refresh(): void {
    const kept = persistentPart.read();
    const own = temporaryPart.read();
    const ids = new Set(own.sessions.map(session => session.id));
    // An unchanged session keeps its identity, so that a write of another tab does not recreate the connection.
    const before = new Map(sessions.map(session => [session.id, session]));
    const read = [...kept.sessions.filter(session => !ids.has(session.id)), ...own.sessions].map(session => {
      const known = before.get(session.id);
      return known !== undefined && JSON.stringify(known) === JSON.stringify(session) ? known : session;
    });
    if (read.length !== sessions.length || read.some((session, index) => session !== sessions[index])) sessions = read;
    const known = (id: string | null) => (id !== null && sessions.some(session => session.id === id) ? id : null);
    currentId = known(own.current) ?? known(currentId) ?? known(kept.current);
  }

  function changed(): void {
    refresh();
    for (const listener of listeners) listener();
  }

  function write(part: Part, change: (stored: StoredSessions) => StoredSessions): boolean {
    return part.write(change(part.read()));
  }

  function withoutSession(part: Part, sessionId: string): void {
    const stored = part.read();
    const left = stored.sessions.filter(session => session.id !== sessionId);
    if (left.length === stored.sessions.length && stored.current !== sessionId) return;
    part.write({ current: stored.current === sessionId ? null : stored.current, sessions: left });
  }

  function setCurrent(sessionId: string | null): void {
    write(temporaryPart, stored => ({ ...stored, current: sessionId }));
    // A new tab starts with the account selected last, if its session outlives the tab.
    if (sessionId === null || persistentPart.read().sessions.some(session => session.id === sessionId)) {
      write(persistentPart, stored => ({ ...stored, current: sessionId }));
    }
  }

  function onStorage(event: Event): void {
    const { key } = event as StorageEvent;
    if (key !== SESSIONS_KEY && key !== null) return;
    persistentPart.reload();
    changed();
  }

  function reload(): void {
    persistentPart.reload();
    temporaryPart.reload();
    changed();
  }

  /** A page that the browser restores from its back-forward cache got no event of what other pages wrote. */
  function onPageShow(event: Event): void {
    if ((event as PageTransitionEvent).persisted) reload();
  }

  return {
    list: () => sessions,
    current: () => sessions.find(session => session.id === currentId) ?? null,
    isPersistent: sessionId => persistent !== null && persistentPart.read().sessions.some(session => session.id === sessionId),
    add(session, { staySignedIn }) {
      withoutSession(persistentPart, session.id);
      withoutSession(temporaryPart, session.id);
      const part = staySignedIn && persistent !== null ? persistentPart : temporaryPart;
      const isStored = write(part, stored => ({ ...stored, sessions: [...stored.sessions, session] }));
      setCurrent(session.id);
      changed();
      return isStored;
    },
    select(sessionId) {
      if (sessionId === currentId || !sessions.some(session => session.id === sessionId)) return;
      setCurrent(sessionId);
      changed();
    },
    updateAccount(sessionId, account) {
      for (const part of [persistentPart, temporaryPart]) {
        const stored = part.read();
        if (!stored.sessions.some(session => session.id === sessionId)) continue;
        const changedSessions = stored.sessions.map(session => (session.id === sessionId ? { ...session, account } : session));
        part.write({ ...stored, sessions: changedSessions });
      }
      changed();
    },
    remove(sessionId) {
      if (!sessions.some(session => session.id === sessionId)) return;
      const wasCurrent = sessionId === currentId;
      withoutSession(persistentPart, sessionId);
      withoutSession(temporaryPart, sessionId);
      refresh();
      if (wasCurrent) setCurrent(sessions.at(-1)?.id ?? null);
      changed();
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        events?.addEventListener('storage', onStorage);
        events?.addEventListener('pageshow', onPageShow);
        // While nobody listened, no event told of what was written.
        reload();
      }
      const own = () => listener();
      listeners.add(own);
      return () => {
        listeners.delete(own);
        if (listeners.size > 0) return;
        events?.removeEventListener('storage', onStorage);
        events?.removeEventListener('pageshow', onPageShow);
      };
    },
  };
}

interface Part {
  read(): StoredSessions;
  /** Returns whether the storage has it. */
  write(stored: StoredSessions): boolean;
  /** Reads the storage again after another tab has written. What could not be written stays. */
  reload(): void;
}

function createPart(storage: Storage | null): Part {
  let memory = load(storage) ?? { current: null, sessions: [] };
  let isWritten = true;
  return {
    read: () => memory,
    write(stored) {
      memory = stored;
      try {
        if (stored.sessions.length === 0 && stored.current === null) storage?.removeItem(SESSIONS_KEY);
        else storage?.setItem(SESSIONS_KEY, JSON.stringify(stored));
        isWritten = storage !== null;
      } catch {
        // Storage is full or denied: the session stays in memory until the page unloads.
        isWritten = false;
      }
      return isWritten;
    },
    reload() {
      if (isWritten) memory = load(storage) ?? memory;
    },
  };
}

/** Parses the stored sessions; null when the storage cannot be read. */
function load(storage: Storage | null): StoredSessions | null {
  if (!storage) return null;
  let text: string | null;
  try {
    text = storage.getItem(SESSIONS_KEY);
  } catch {
    return null;
  }
  try {
    return parseStored(JSON.parse(text ?? 'null'));
  } catch {
    return { current: null, sessions: [] };
  }
}

function parseStored(value: unknown): StoredSessions {
  const stored = (typeof value === 'object' && value !== null ? value : {}) as Partial<Record<keyof StoredSessions, unknown>>;
  return {
    current: typeof stored.current === 'string' ? stored.current : null,
    sessions: Array.isArray(stored.sessions) ? stored.sessions.filter(isSession) : [],
  };
}

const SESSION_TEXTS = ['id', 'server', 'accessToken', 'clientId', 'clientSecret', 'scope'] as const;
const ACCOUNT_TEXTS = ['id', 'acct', 'display_name', 'avatar'] as const;

function isSession(value: unknown): value is Session {
  if (!hasTexts(value, SESSION_TEXTS)) return false;
  const account: unknown = (value as { account?: unknown }).account;
  return URL.canParse(value.server) && (account === null || hasTexts(account, ACCOUNT_TEXTS));
}

function hasTexts<Key extends string>(value: unknown, keys: readonly Key[]): value is Record<Key, string> {
  return (
    typeof value === 'object' && value !== null && keys.every(key => typeof (value as Record<string, unknown>)[key] === 'string')
  );
}
