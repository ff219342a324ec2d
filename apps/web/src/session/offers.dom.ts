import { localItems } from '../storage/guarded-storage.js';
import { storageKeys } from '../storage/storage-keys.js';

const QUOTES = 'quotes';

/** Whether the server (origin) listed the quotes of a post when it was asked last: its rows look the same from their first frame on. */
export const hadQuotes = (server: string): boolean => localItems.read(storageKeys.offers + server) === QUOTES;

export function rememberQuotes(server: string, hasQuotes: boolean): void {
  localItems.write(storageKeys.offers + server, hasQuotes ? QUOTES : '');
}
