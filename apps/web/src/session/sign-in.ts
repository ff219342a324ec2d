import { browserStorage, memoryStorage } from '@rookery/api-client';
import type { SignInStorage } from '@rookery/api-client/sign-in';
import { storageKeys } from '../storage/storage-keys.js';

/** A sign-in leaves the page, so memory cannot hold it: refusing to store fails before the reader leaves, not after. */
const refusing = memoryStorage();
refusing.setItem = () => {
  throw new DOMException('Site data is denied.', 'SecurityError');
};

export const signInStorage: SignInStorage = {
  get temporary() {
    return browserStorage('session') ?? browserStorage('local') ?? refusing;
  },
  get persistent() {
    return browserStorage('local');
  },
};

/** The app's side of a sign-in while the reader is at their server. */
interface SignInProgress {
  readonly staySignedIn: boolean;
  /** Path and search of this app. A failed sign-in starts again from there. */
  readonly returnTo: string;
  /** The server as it was typed. */
  readonly server: string;
}

const defaults: SignInProgress = { staySignedIn: true, returnTo: '/', server: '' };

export function rememberSignIn(progress: Partial<SignInProgress>): void {
  try {
    signInStorage.temporary.setItem(storageKeys.signInProgress, JSON.stringify({ ...rememberedSignIn(), ...progress }));
  } catch {
    // `beginSignIn` reports that site data is denied.
  }
}

/** Defaults where nothing, or nothing readable, is stored. */
export function rememberedSignIn(): SignInProgress {
  try {
    const stored: unknown = JSON.parse(signInStorage.temporary.getItem(storageKeys.signInProgress) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...defaults, ...stored } : defaults;
  } catch {
    return defaults;
  }
}

export function forgetSignIn(): void {
  try {
    signInStorage.temporary.removeItem(storageKeys.signInProgress);
  } catch {
    // A denied storage has nothing to remove.
  }
}
