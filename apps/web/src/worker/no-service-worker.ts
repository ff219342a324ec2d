/// <reference lib="webworker" />
/* Takes the place of a service worker that a site no longer wants: it removes itself and everything that the worker kept. */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', event => event.waitUntil(leave()));

async function leave(): Promise<void> {
  await self.registration.unregister();
  const folder = new URL('./', self.location.href);
  for (const name of await caches.keys()) if (isOwn(name, folder)) await caches.delete(name);
}

/** Other sites on this host have caches too. Those of files carry the folder in their names. */
const isOwn = (name: string, { href }: URL): boolean =>
  name.startsWith('rookery-') || (name.startsWith('workbox-') && name.endsWith(href));
export {};
