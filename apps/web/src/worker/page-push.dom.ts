/* Pushes as the pages of the app see them: each session has a worker of its own that receives them, with the subscription of the browser. */
import { BASE } from '../routing/base.dom.js';
import { pushScope, sessionOfScope } from './push-notice.js';
import { workerAddress, workerRegistrations, workers } from './page-worker.dom.js';

/** Whether this browser can receive pushes on this page. That of an iPhone can once the app is on the Home Screen. */
export const canPush = (): boolean => workers() !== null && 'PushManager' in globalThis;

/** The address of the app's folder. */
export const appAddress = (): string => new URL(BASE, location.href).href;

const pushWorker = async (sessionId: string): Promise<ServiceWorkerRegistration | null> => {
  const scope = pushScope(appAddress(), sessionId);
  const found = await workers()?.getRegistration(scope);
  // Without one of its own it is that of the whole app.
  return found?.scope === scope ? found : null;
};

/** The subscription of a session in this browser; null where it has none, or lost it. */
export async function pushSubscription(sessionId: string): Promise<PushSubscription | null> {
  try {
    return (await (await pushWorker(sessionId))?.pushManager.getSubscription()) ?? null;
  } catch {
    return null;
  }
}

/** Whether pushes of a session were switched on in this browser, also where the subscription has been lost since. */
export const hasPush = async (sessionId: string): Promise<boolean> => (await pushWorker(sessionId).catch(() => null)) !== null;

/**
 * Subscribes a session to pushes.
 *
 * @param serverKey The public key of the server, as base64url.
 * @throws {DOMException} Where the browser refuses.
 */
export async function subscribeToPush(sessionId: string, serverKey: string): Promise<PushSubscription> {
  const container = workers();
  if (container === null) throw new DOMException('There is no worker.', 'NotSupportedError');
  const registration = await container.register(workerAddress('push.js'), {
    scope: pushScope(appAddress(), sessionId),
    updateViaCache: 'none',
  });
  await activated(registration);
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey });
}

/** A subscription needs a worker that is active. */
async function activated({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const worker = active ?? waiting ?? installing;
  if (worker === null || worker.state === 'activated') return;
  await new Promise<void>(resolve => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    });
  });
}

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

/** Closes the notifications that pushes of a session have shown: they have been read. */
export async function closePushed(sessionId: string): Promise<void> {
  try {
    for (const shown of (await (await pushWorker(sessionId))?.getNotifications()) ?? []) shown.close();
  } catch {
    // There are none.
  }
}
