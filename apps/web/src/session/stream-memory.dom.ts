import type { StreamMemory } from '@rookery/api-client';
import { localItems } from '../storage/guarded-storage.js';
import { storageKeys } from '../storage/storage-keys.js';

/** A failure may have been that of a moment: the address is tried again after a day. */
const FAILURE_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Remembers in this browser how a server (origin) accepts the token of its stream. */
export function streamMemory(server: string, now: () => number = Date.now): StreamMemory {
  const key = storageKeys.streamAuthentication + server;
  return {
    read() {
      const [authentication, time] = (localItems.read(key) ?? '').split(' ');
      if (authentication === 'query') return 'query';
      return authentication === 'protocol' && now() - Number(time) < FAILURE_LIFETIME_MS ? 'protocol' : null;
    },
    write: authentication => localItems.write(key, `${authentication} ${now()}`),
  };
}
