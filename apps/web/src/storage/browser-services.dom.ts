/*
 * The services of the browser that the app alone uses and that a browser can refuse. Site data, locks, channels and databases are in
 * `@rookery/api-client`, clipboard and share sheet in `@rookery/ui`.
 */

/** Sets a cookie where the page may have one: a frame of a sandbox may not. @param cookie As `document.cookie` takes it. */
export function writeCookie(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    // The server renders the page for its defaults.
  }
}

/** Shows a count on the icon of the installed app; 0 removes it. */
export async function showAppBadge(count: number): Promise<void> {
  try {
    // Missing in some browsers; refused where the app is not installed.
    await navigator.setAppBadge?.(count);
  } catch {
    // The tab's own icon shows the count.
  }
}

/** The permission to notify, as the reader has answered the browser; null where it has no notifications. */
export function notificationPermission(): NotificationPermission | null {
  try {
    return Notification.permission;
  } catch {
    // Not defined in some browsers.
    return null;
  }
}

/** Asks the reader, where the browser lets the page ask. Resolves to the permission after that. */
export async function askForNotifications(): Promise<NotificationPermission | null> {
  try {
    return await Notification.requestPermission();
  } catch {
    return notificationPermission();
  }
}

/** Shows a notification. Where the browser refuses to, as that of Android does for a page, there is none. */
export function showNotification(title: string, options: NotificationOptions, onPress: () => void): void {
  try {
    const shown = new Notification(title, options);
    shown.addEventListener('click', () => {
      window.focus();
      shown.close();
      onPress();
    });
  } catch {
    // The list of the app has it.
  }
}
