/// <reference lib="webworker" />
/*
 * The service worker: the app without a network (HINT-14). With a network it changes nothing of what a page shows: pages come from the network, files with
 * a hash in their names never change, and pictures are kept as they pass. `plugins/service-worker.ts` builds it.
 */
import { clientsClaim } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { answerWithShell } from './shell-answer.js';
import {
  isPictureKept,
  keptAs,
  mayPreload,
  mayTakeOver,
  MOST_PICTURES,
  PICTURES,
  SHARED,
  SHARED_NAME,
  sharedParts,
  type Kept,
} from './worker-rules.js';
import { SYNC_MESSAGE, SYNC_TAG, type WorkerMessage } from './worker-messages.js';
import type { OutboxScript, ScriptPolicies, SyncEvent } from './worker-scope.js';

declare const self: ServiceWorkerGlobalScope & OutboxScript & { readonly trustedTypes?: ScriptPolicies };
/** The files that are kept from the start, the page first. The build writes them here. */
declare const __KEPT_FILES__: PrecacheEntry[];
/** The script that the page of this version starts with. */
declare const __VERSION__: string;
/** The script that sends what waits, relative to the folder of the app. */
declare const __OUTBOX_SCRIPT__: string;

const FILES = 'rookery-files';
const SHELL = './';
const DAY_S = 24 * 60 * 60;
const PICTURE_LIMITS = { maxEntries: MOST_PICTURES, maxAgeSeconds: 30 * DAY_S };

const base = new URL('./', self.location.href);
/** Origins whose pictures can be read, and those whose cannot: for as long as this worker runs. */
const withCopy = new Set<string>();
const withoutCopy = new Set<string>();

type Asked = Pick<Request, 'method' | 'mode' | 'destination'>;
const isKeptAs =
  (kind: Kept) =>
  ({ url, request }: { url: URL; request: Asked }): boolean =>
    keptAs({ url, method: request.method, mode: request.mode, destination: request.destination }, base, withoutCopy) === kind;

registerRoute(isKeptAs('page'), async ({ event, request }) => {
  // Sent while the worker started.
  const preloaded = event instanceof FetchEvent ? (event.preloadResponse as Promise<Response | undefined>) : undefined;
  const network = Promise.resolve(preloaded).then(response => response ?? fetch(request));
  return answerWithShell(network, () => matchPrecache(SHELL));
});

/** Another app shares something: its files wait in a cache, and the page of its texts takes them. Nothing is sent before the reader presses Post. */
registerRoute(
  ({ url }) => url.href === `${base.href}share`,
  async ({ request }) => {
    const { query, files } = sharedParts(await request.formData());
    await caches.delete(SHARED);
    const cache = await caches.open(SHARED);
    for (const [index, file] of files.entries()) {
      const headers = { 'content-type': file.type, [SHARED_NAME]: encodeURIComponent(file.name) };
      // Without room for them the texts are shared alone.
      await cache.put(new URL(`share/${index}`, base), new Response(file, { headers })).catch(() => undefined);
    }
    return Response.redirect(`${base.href}share?${query}`, 303);
  },
  'POST',
);

precacheAndRoute(__KEPT_FILES__, { cleanURLs: false, directoryIndex: '' });
cleanupOutdatedCaches();

registerRoute(
  isKeptAs('file'),
  new CacheFirst({
    cacheName: FILES,
    plugins: [new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: 90 * DAY_S, purgeOnQuotaError: true })],
  }),
);

/** How often the pictures were cleared: one that was on its way then is not kept. */
let clearings = 0;

/** Asked for with CORS: the size of other answers cannot be known. */
registerRoute(
  isKeptAs('picture'),
  new CacheFirst({
    cacheName: PICTURES,
    fetchOptions: { mode: 'cors', credentials: 'same-origin', referrerPolicy: 'no-referrer' },
    matchOptions: { ignoreVary: true },
    plugins: [
      new ExpirationPlugin({ ...PICTURE_LIMITS, purgeOnQuotaError: true }),
      {
        handlerWillStart: async ({ state }) => {
          if (state) state.clearings = clearings;
        },
        cacheWillUpdate: async ({ response, state }) => {
          const isKept = isPictureKept(response.status === 200, await bytesOf(response));
          return isKept && state?.clearings === clearings ? response : null;
        },
        fetchDidSucceed: async ({ request, response }) => {
          withCopy.add(new URL(request.url).origin);
          return response;
        },
        // As the page asked for it. A request that a navigation ended says nothing about its origin.
        handlerDidError: async ({ request }) => {
          const response = await fetch(request).catch(() => null);
          // Firefox reports an answer that is rejected as an error of the page; a picture that is missing is none.
          if (response === null) return new Response(null, { status: 504, statusText: 'Gateway Timeout' });
          const { origin } = new URL(request.url);
          if (!withCopy.has(origin) && !request.signal.aborted) withoutCopy.add(origin);
          return response;
        },
      },
    ],
  }),
);

async function bytesOf(response: Response): Promise<number> {
  const stated = response.headers.get('content-length');
  return stated === null ? (await response.clone().blob()).size : Number(stated);
}

self.addEventListener('activate', event => {
  // Browsers without it start the worker before the request.
  const { navigationPreload: preload } = self.registration;
  const set = mayPreload(self.navigator.userAgent) ? preload?.enable() : preload?.disable();
  event.waitUntil(Promise.resolve(set).catch(() => undefined));
});
clientsClaim();

self.addEventListener('message', event => {
  const { data, ports } = event as { data: WorkerMessage | null; ports: readonly MessagePort[] };
  const answer = (value: unknown): void => ports[0]?.postMessage(value);
  switch (data?.type) {
    case 'version':
      return answer(__VERSION__);
    case 'takeOver':
      return event.waitUntil(takeOver().then(answer));
    case 'clearPictures':
      return event.waitUntil(clearPictures().then(answer));
  }
});

/*
 * The browser says that there is a network. Most starts of the worker send nothing, so the code that sends is a script of its own. The browser keeps it with
 * the worker: it can be imported later only because it was when the worker was installed.
 */
self.addEventListener('install', () => {
  if ('sync' in self.registration) importOutbox();
});
self.addEventListener('sync', (event: Event) => {
  const { tag, lastChance } = event as SyncEvent;
  if (tag === SYNC_TAG) (event as SyncEvent).waitUntil(sendOutbox(lastChance));
});

function importOutbox(): void {
  const address = new URL(__OUTBOX_SCRIPT__, base).href;
  try {
    const policy = self.trustedTypes?.createPolicy('app-worker', { createScriptURL: () => address });
    self.importScripts(policy?.createScriptURL(address) ?? address);
  } catch {
    // It did not load: pages send, as in browsers without the event.
  }
}

/** Pages that are open send; the outbox is under a lock. The browser repeats an event that was rejected, two or three times. */
async function sendOutbox(isLastChance: boolean): Promise<void> {
  await wakePages();
  if (self.sendOutbox === undefined) importOutbox();
  if (await self.sendOutbox?.(isLastChance)) throw new Error('Something is still to be sent.');
}

async function wakePages(): Promise<void> {
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(SYNC_MESSAGE);
}

async function takeOver(): Promise<boolean> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const may = mayTakeOver(pages.filter(({ url }) => url.startsWith(base.href)).length);
  if (may) await self.skipWaiting();
  return may;
}

async function clearPictures(): Promise<void> {
  clearings += 1;
  await caches.delete(PICTURES);
  // The addresses of pictures say what was read.
  await new CacheExpiration(PICTURES, PICTURE_LIMITS).delete();
}
