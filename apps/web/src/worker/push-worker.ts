/// <reference lib="webworker" />
/*
 * The worker that receives the pushes of one account (HINT-14). It keeps no files and answers no requests. `plugins/service-worker.ts` builds it.
 */
import { newId } from '@rookery/api-client';
import { isQuiet } from '@rookery/notifications/desktop';
import { leaveOpened } from './opened-address.js';
import { openedHref, pushNotice, pushTag, readPush, sessionOfScope, type OpenMessage, type PushData } from './push-notice.js';
import { leftQuiet } from './quiet-store.js';

declare const self: ServiceWorkerGlobalScope;

const base = new URL('./', self.location.href).href;
const session = sessionOfScope(self.registration.scope, base) ?? '';

self.addEventListener('install', event => event.waitUntil(self.skipWaiting()));

self.addEventListener('push', event => event.waitUntil(show(event.data?.text() ?? '')));

async function show(sent: string): Promise<void> {
  // Browsers take the permission away from a worker that shows nothing.
  const push = readPush(sent) ?? { id: '', type: '', title: session, body: '', icon: null };
  const isSilent = isQuiet(await leftQuiet(caches), Date.now());
  const tag = pushTag(push, isSilent);
  const [before] = await self.registration.getNotifications({ tag });
  const { title, options } = pushNotice(push, before?.data, isSilent);
  const isLookedAt = (await pages()).some(({ focused }) => focused);
  await self.registration.showNotification(title, { ...options, silent: isSilent || isLookedAt });
  // The page shows it itself.
  if (isLookedAt) for (const shown of await self.registration.getNotifications({ tag })) shown.close();
}

self.addEventListener('notificationclick', event => {
  event.notification.close();
  const id = (event.notification.data as Partial<PushData> | null)?.id ?? '';
  event.waitUntil(open(openedHref(session, id, newId())));
});

async function open(href: string): Promise<void> {
  const address = base + href.slice(1);
  await leaveOpened(address, caches, Date.now());
  const [page] = await pages();
  if (page === undefined) {
    await self.clients.openWindow(address);
    return;
  }
  page.postMessage({ type: 'rookery-open', href } satisfies OpenMessage);
  await page.focus();
}

/** The open pages of the app, the one used last first. */
async function pages(): Promise<WindowClient[]> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.filter(({ url }) => url.startsWith(base));
}
