import type { SignInStorage } from '@rookery/api-client/sign-in';
import { browserStorage, memoryStorage } from './storages.js';

/** Where servers send people back to. It is part of the app's registration at each server. */
export const SIGN_IN_RETURN_PATH = '/login/return';

const STAY_SIGNED_IN_KEY = 'rookery:stay-signed-in';

/** What is kept in memory is gone when the person comes back from their server: refusing tells them before they leave. */
const refusing = memoryStorage();
refusing.setItem = () => {
  throw new DOMException('Site data is denied.', 'SecurityError');
};

const temporary = browserStorage('sessionStorage') ?? browserStorage('localStorage') ?? refusing;

export const signInStorage: SignInStorage = { temporary, persistent: browserStorage('localStorage') };

/** Whether the person asked to stay signed in: remembered while they are at their server. */
export function rememberStaySignedIn(staySignedIn: boolean): void {
  try {
    temporary.setItem(STAY_SIGNED_IN_KEY, staySignedIn ? '1' : '0');
  } catch {
    // The sign-in itself says that site data is denied.
  }
}

export function wantsToStaySignedIn(): boolean {
  return temporary.getItem(STAY_SIGNED_IN_KEY) !== '0';
}
