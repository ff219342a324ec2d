import { createSessionStore } from '@rookery/api-client';
import { browserStorage, memoryStorage } from './storages.js';

/** The sessions of this browser: kept over restarts where the person asked for that, else as long as the tab. */
export const sessionStore = createSessionStore({
  persistent: browserStorage('localStorage') ?? memoryStorage(),
  temporary: browserStorage('sessionStorage') ?? memoryStorage(),
  events: window,
});
