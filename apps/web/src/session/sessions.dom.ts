import { createSessionStore, browserStorage } from '@rookery/api-client';
import { siteConfig } from '../config/site-config.dom.js';
import { localItems, tabItems } from '../storage/guarded-storage.js';
import { storageKeys } from '../storage/storage-keys.js';

/** The sessions of this browser: persistent for readers who stay signed in, else as long as the tab. */
export const sessionStore = createSessionStore({
  persistent: browserStorage('local'),
  temporary: browserStorage('session'),
  events: window,
});

/** Records in this tab that a session has ended and nothing on screen has said so yet: a reload leaves no other trace. */
export function recordSessionEnd(): void {
  tabItems.write(storageKeys.sessionEnded, '1');
}

export function isSessionEndUnseen(): boolean {
  return tabItems.read(storageKeys.sessionEnded) === '1';
}

export function forgetSessionEnd(): void {
  tabItems.remove(storageKeys.sessionEnded);
}

/** Removes a session that its server no longer accepts. Every tab then keeps what its account has stored. */
export function removeRefused(sessionId: string): void {
  localItems.write(storageKeys.refusedSession, sessionId);
  sessionStore.remove(sessionId);
}

/** Origin of the server that this app is served with, or null. The app's own server names it in the page. */
export function builtInServer(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="rookery:built-in-server"]')?.content ?? null;
}

/**
 * The server that a visitor reads: the one used last, where the site lets people choose it; else the first of the site, or the one that the app is
 * served with. Null where none is known.
 */
export function visitorServer(): string | null {
  const { servers } = siteConfig();
  const visited = visitedServer();
  if (visited !== null && (servers.length === 0 || servers.includes(visited))) return visited;
  return servers[0] ?? builtInServer();
}

/** Origin of the server used last, which a visitor keeps reading after signing out; null when none or damaged. */
export function visitedServer(): string | null {
  const stored = localItems.read(storageKeys.visitedServer);
  return stored !== null && URL.canParse(stored) && new URL(stored).origin === stored ? stored : null;
}

export function rememberVisitedServer(origin: string): void {
  localItems.write(storageKeys.visitedServer, origin);
}
