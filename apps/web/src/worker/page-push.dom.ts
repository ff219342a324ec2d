/* Pushes as the pages of the app see them: each session has a worker of its own that receives them, with the subscription of the browser. */
import { BASE } from '../routing/base.dom.js';
import { pushScope, sessionOfScope } from './push-notice.js';
import { workerRegistrations, workers } from './page-worker.dom.js';

/** Whether this browser can receive pushes on this page. That of an iPhone can once the app is on the Home Screen. */
export const canPush = (): boolean => workers() !== null && 'PushManager' in globalThis;

/** The address of the app's folder. */
export const appAddress = (): string => new URL(BASE, location.href).href;

/** The worker of a session; null without one. */
export const pushWorker = async (sessionId: string): Promise<ServiceWorkerRegistration | null> => {
  const scope = pushScope(appAddress(), sessionId);
  const found = await workers()?.getRegistration(scope);
  // Without one of its own it is that of the whole app.
  return found?.scope === scope ? found : null;
};

/** Whether pushes of a session were switched on in this browser, also where the subscription has been lost since. */
export const hasPush = async (sessionId: string): Promise<boolean> => (await pushWorker(sessionId).catch(() => null)) !== null;

/** Ends the pushes of a session, or of all: its worker goes, and with it the subscription and what it shows. */
export async function endPush(sessionId: string | null): Promise<void> {
  try {
    for (const registration of await workerRegistrations()) {
      const session = sessionOfScope(registration.scope, appAddress());
      if (session === null || (sessionId !== null && session !== sessionId)) continue;
      for (const shown of await registration.getNotifications()) shown.close();
      await registration.unregister();
    }
  } catch {
    // There are none where the browser denies it.
  }
}
