/*
 * The services of the browser that the app alone uses and that a browser can refuse. Site data, locks, channels and databases are in
 * `@rookery/api-client`, clipboard and share sheet in `@rookery/ui`, notifications and badges in `@rookery/notifications`.
 */

/** Sets a cookie where the page may have one: a frame of a sandbox may not. @param cookie As `document.cookie` takes it. */
export function writeCookie(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    // The server renders the page for its defaults.
  }
}
