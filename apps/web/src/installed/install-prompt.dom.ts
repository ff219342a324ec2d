/* The browser's offer to install the app, which the boot script keeps: it comes at a time of the browser's own. Chromium alone makes it. */

/** The event `beforeinstallprompt`. */
export interface InstallPrompt extends Event {
  /** Asks the reader. Works once, after a press. */
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    rookeryInstall?: InstallPrompt | undefined;
  }
}

/** Called after a press has used the offer up. */
const listeners = new Set<() => void>();

/** Whether the browser would install the app now. */
export const canInstall = (): boolean => window.rookeryInstall !== undefined;

/** Calls back when `canInstall` may have changed. Returns an unsubscribe function. */
export function subscribeToInstall(listener: () => void): () => void {
  const events = ['beforeinstallprompt', 'appinstalled'];
  for (const name of events) window.addEventListener(name, listener);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    for (const name of events) window.removeEventListener(name, listener);
  };
}

/** Has the browser ask whether to install the app. Resolves to whether the reader accepted. */
export async function install(): Promise<boolean> {
  const offer = window.rookeryInstall;
  if (offer === undefined) return false;
  window.rookeryInstall = undefined;
  listeners.forEach(listener => listener());
  const { outcome } = await offer.prompt();
  return outcome === 'accepted';
}
