/* The service worker of the app as every page sees it: they talk to it, and clear what it keeps. What few pages need is in `later-worker.dom.ts`. */
import { BASE } from '../routing/base.dom.js';
// oxlint-disable-next-line import/default -- Vite makes it
import searchScript from './search-worker.ts?worker&url';
import { SYNC_MESSAGE, SYNC_TAG, type WorkerMessage } from './worker-messages.js';
import { PICTURES } from './worker-rules.js';
import type { ScriptPolicies } from './worker-scope.js';

/** A worker that was stopped needs a moment to start. One that does not answer within this time, in ms, is not asked again. */
const ANSWER_MS = 10_000;

/** Null in a private window of some browsers, on http, and where the HTML is not that of the built app. */
export const workers = (): ServiceWorkerContainer | null =>
  import.meta.env.PROD && document.querySelector('link[rel="manifest"]') !== null ? container() : null;

function container(): ServiceWorkerContainer | null {
  try {
    return (navigator.serviceWorker as ServiceWorkerContainer | undefined) ?? null;
  } catch {
    // The browser denies it.
    return null;
  }
}

/** The caches of this origin; undefined where the browser has none or denies them. */
export function browserCaches(): CacheStorage | undefined {
  try {
    return globalThis.caches;
  } catch {
    return undefined;
  }
}

type WorkerFile = 'sw.js' | 'push.js' | 'search';

let policy: { createScriptURL(address: string): string } | undefined;

/** The address as Trusted Types want it: the policy makes those of the app's workers alone. */
export function workerAddress(file: WorkerFile): string {
  const { trustedTypes } = globalThis as { trustedTypes?: ScriptPolicies };
  policy ??= (trustedTypes ?? plain).createPolicy('app-worker', {
    createScriptURL: name => (name === 'search' ? searchScript : BASE + (name === 'push.js' ? 'push.js' : 'sw.js')),
  });
  return policy.createScriptURL(file);
}

/** In a browser without Trusted Types. */
const plain: ScriptPolicies = { createPolicy: (_name, rules) => rules };

let registered: Promise<ServiceWorkerRegistration | null> | undefined;

/** Registers the worker, once for each page. Resolves to null where there can be none. */
export const registerWorker = (): Promise<ServiceWorkerRegistration | null> => (registered ??= register());

async function register(): Promise<ServiceWorkerRegistration | null> {
  try {
    return (await workers()?.register(workerAddress('sw.js'), { scope: BASE, updateViaCache: 'imports' })) ?? null;
  } catch {
    // The browser denies it, or the site has no such file: the app is as it was without.
    return null;
  }
}

/** Resolves to the worker's answer; null where it does not answer. */
export function askWorker(worker: ServiceWorker, message: WorkerMessage): Promise<unknown> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
    port1.start();
    setTimeout(() => resolve(null), ANSWER_MS);
    worker.postMessage(message, [port2]);
  });
}

/**
 * Lets a new worker keep the files that this page loaded before it was there, such as the catalogue of its language. The worker takes them from the
 * browser's own cache.
 */
export async function keepLoaded(): Promise<void> {
  const container = workers();
  if (container === null || container.controller !== null) return;
  const { active } = await container.ready;
  const urls = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter(name => name.startsWith(`${location.origin}${BASE}assets/`));
  // The message of workbox-routing: each address takes the route of a request for it.
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: urls } });
}

/**
 * A function that has the browser start the worker once there is a network, also when no page is open any more. Null where it cannot: Chromium alone offers
 * it.
 */
export function backgroundSync(registration: ServiceWorkerRegistration): (() => void) | null {
  if (!('sync' in registration)) return null;
  const register = async (): Promise<void> => {
    // A worker that is not active yet cannot be started.
    const active = (await workers()?.ready) as { sync?: { register(tag: string): Promise<void> } } | undefined;
    await active?.sync?.register(SYNC_TAG);
  };
  // The reader may have denied it, and a browser without a screen does.
  return () => void register().catch(() => undefined);
}

/** Calls back with the messages of the app's workers. Returns an unsubscribe function. */
export function onWorkerMessage(listener: (data: unknown) => void): () => void {
  const container = workers();
  const onMessage = ({ data }: MessageEvent): void => listener(data);
  container?.addEventListener('message', onMessage);
  return () => container?.removeEventListener('message', onMessage);
}

/** Calls back when the browser wakes the pages. Returns an unsubscribe function. */
export const onSync = (listener: () => void): (() => void) =>
  onWorkerMessage(data => {
    if (data === SYNC_MESSAGE) listener();
  });

/** All workers of this origin, also those of another folder. */
export const workerRegistrations = async (): Promise<readonly ServiceWorkerRegistration[]> =>
  (await container()?.getRegistrations()) ?? [];

/** Removes the pictures that are kept, and what the worker knows about them. */
export async function clearPictures(): Promise<void> {
  try {
    const registration = await workers()?.getRegistration(BASE);
    if (registration?.active) await askWorker(registration.active, { type: 'clearPictures' });
    await globalThis.caches?.delete(PICTURES);
  } catch {
    // Nothing is kept where the browser denies it.
  }
}

/** Removes a cache of the app. */
export async function removeCache(name: string): Promise<void> {
  try {
    await globalThis.caches?.delete(name);
  } catch {
    // Nothing is kept where the browser denies it.
  }
}
