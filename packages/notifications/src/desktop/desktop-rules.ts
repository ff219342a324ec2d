interface DesktopFacts {
  /** The browser's permission for notifications. */
  permission: NotificationPermission;
  /** The page is visible and has the focus, in this tab or another. */
  hasAttention: boolean;
  /** This tab is the one that shows them. */
  isSpeaker: boolean;
}

/** Whether a notification is shown by the browser: by one tab alone, and only while nobody looks at the app. */
export const isSpoken = ({ permission, hasAttention, isSpeaker }: DesktopFacts): boolean =>
  permission === 'granted' && !hasAttention && isSpeaker;

/** The state of the setting: on, off, not yet allowed by the browser, refused by it, or missing in it. */
export type DesktopState = 'missing' | 'denied' | 'unasked' | 'off' | 'on';

/** @param permission Null: the browser has no notifications. */
export function desktopState(isOn: boolean, permission: NotificationPermission | null): DesktopState {
  if (permission === null) return 'missing';
  if (permission === 'denied') return 'denied';
  if (permission === 'default') return 'unasked';
  return isOn ? 'on' : 'off';
}
