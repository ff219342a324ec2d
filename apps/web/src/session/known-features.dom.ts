import type { KnownFeatures } from '@rookery/api-client';
import { localItems } from '../storage/guarded-storage.js';
import { storageKeys } from '../storage/storage-keys.js';

/** The features of the server (origin) when it was asked last: its rows look the same from their first frame on. */
export function knownFeatures(server: string): KnownFeatures {
  // Most servers have lists and conversations: the navigation of one that was not asked yet has them.
  const known = (localItems.read(storageKeys.features + server) ?? 'lists conversations').split(' ');
  return Object.fromEntries(known.map(name => [name, true]));
}

export function rememberFeatures(server: string, features: KnownFeatures): void {
  const there = Object.entries(features).filter(([, isThere]) => isThere === true);
  localItems.write(storageKeys.features + server, there.map(([name]) => name).join(' '));
}
