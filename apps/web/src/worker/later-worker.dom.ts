/* The workers of the app as few pages need them. Home loads `page-worker.dom.ts` without it. */
import type { SearchWorker } from '@rookery/store/search';
import { BASE } from '../routing/base.dom.js';
import { appAddress, pushWorker } from './page-push.dom.js';
import { workerAddress, workers } from './page-worker.dom.js';
import { pushScope } from './push-notice.js';
import { PICTURES, SHARED, SHARED_NAME } from './worker-rules.js';

/**
 * Removes the worker of a site that wants none, with everything it keeps: also what it kept after it was removed, for the page that was open then. Resolves to
 * whether there was one.
 */
export async function removeWorker(): Promise<boolean> {
  let wasThere = false;
  try {
    const registration = await workers()?.getRegistration(BASE);
    wasThere = registration !== undefined;
    await registration?.unregister();
    const isOwn = (name: string): boolean => name.startsWith('rookery-') || name.endsWith(location.origin + BASE);
    for (const name of await caches.keys()) if (isOwn(name)) await caches.delete(name);
  } catch {
    // Nothing is kept where the browser denies it.
  }
  return wasThere;
}

/** The subscription of a session in this browser; null where it has none, or lost it. */
export async function pushSubscription(sessionId: string): Promise<PushSubscription | null> {
  try {
    return (await (await pushWorker(sessionId))?.pushManager.getSubscription()) ?? null;
  } catch {
    return null;
  }
}

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

/** Starts the worker that searches what was read; null where the browser has none. */
export function startSearchWorker(): SearchWorker | null {
  try {
    return new Worker(workerAddress('search'));
  } catch {
    return null;
  }
}

/** The size of the pictures that are kept, in bytes; null where none can be. */
export async function picturesSize(): Promise<number | null> {
  try {
    if (workers() === null || !(await caches.has(PICTURES))) return workers() === null ? null : 0;
    const answers = await (await caches.open(PICTURES)).matchAll();
    const sizes = answers.map(async answer => Number(answer.headers.get('content-length') ?? (await answer.blob()).size));
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  } catch {
    return null;
  }
}

/** Takes the files that another app shared: they are there once. */
export async function takeShared(): Promise<File[]> {
  const answers = await (await caches.open(SHARED)).matchAll();
  const files = await Promise.all(
    answers.map(async answer => {
      const blob = await answer.blob();
      return new File([blob], nameOf(answer.headers.get(SHARED_NAME) ?? ''), { type: blob.type });
    }),
  );
  await caches.delete(SHARED);
  return files;
}

function nameOf(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return '';
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
