const VISITED_SERVER_KEY = 'rookery:server';

/** Origin of the server that came with this app, where there is one: the app's own server says so in the page. */
export function builtInServer(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="rookery:built-in-server"]')?.content ?? null;
}

/** Origin of the server that was last used here: a visitor goes on reading it after signing out. `null` when damaged. */
export function visitedServer(): string | null {
  try {
    const stored = localStorage.getItem(VISITED_SERVER_KEY);
    return stored !== null && URL.canParse(stored) && new URL(stored).origin === stored ? stored : null;
  } catch {
    return null;
  }
}

export function rememberVisitedServer(origin: string): void {
  try {
    localStorage.setItem(VISITED_SERVER_KEY, origin);
  } catch {
    // Where storage is denied a visitor starts at the built-in server again.
  }
}
