import type { KnownFeatures } from '@rookery/api-client';
import { localItems } from '../storage/guarded-storage.js';
import { storageKeys } from '../storage/storage-keys.js';

/** The features of the server (origin) when it was asked last: its rows look the same from their first frame on. */
export function knownFeatures(server: string): KnownFeatures {
  // Most servers have these: the navigation of one that was not asked yet has them, and no code for filters loads that it applies itself.
  const known = (localItems.read(storageKeys.features + server) ?? 'lists conversations filtersV2').split(' ');
  return Object.fromEntries(known.map(name => [name, true]));
}

export function rememberFeatures(server: string, features: KnownFeatures): void {
  const there = Object.entries(features).filter(([, isThere]) => isThere === true);
  localItems.write(storageKeys.features + server, there.map(([name]) => name).join(' '));
}

/** The first page of the list of notifications that was shown last at a server (origin), if it is that of the tab; null for any tab. */
export function knownNotificationsPath(server: string, tab: string | null): string | null {
  const [knownTab, path] = (localItems.read(storageKeys.notificationsPath + server) ?? '').split(' ');
  return path !== undefined && (tab === null || tab === knownTab) ? path : null;
}

export function rememberNotificationsPath(server: string, tab: string, path: string): void {
  localItems.write(storageKeys.notificationsPath + server, `${tab} ${path}`);
}
