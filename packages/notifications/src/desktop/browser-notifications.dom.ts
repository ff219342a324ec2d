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
