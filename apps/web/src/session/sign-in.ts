import type { SignInStorage } from '@rookery/api-client/sign-in';
import { browserStorage, memoryStorage } from './storages.js';

/** Where servers send people back to. It is part of the app's registration at each server. */
export const SIGN_IN_RETURN_PATH = '/login/return';

const STAY_SIGNED_IN_KEY = 'rookery:stay-signed-in';
const RETURN_KEY = 'rookery:sign-in-return';

/** What is kept in memory is gone when the person comes back from their server: refusing tells them before they leave. */
const refusing = memoryStorage();
refusing.setItem = () => {
  throw new DOMException('Site data is denied.', 'SecurityError');
};

const temporary = browserStorage('sessionStorage') ?? browserStorage('localStorage') ?? refusing;

export const signInStorage: SignInStorage = { temporary, persistent: browserStorage('localStorage') };

/** What is remembered while a person is at their server: whether they stay signed in, and where in the app they were. */
export function rememberSignIn(staySignedIn: boolean, returnTo: string): void {
  try {
    temporary.setItem(STAY_SIGNED_IN_KEY, staySignedIn ? '1' : '0');
    temporary.setItem(RETURN_KEY, returnTo);
  } catch {
    // The sign-in itself says that site data is denied.
  }
}

export function wantsToStaySignedIn(): boolean {
  return temporary.getItem(STAY_SIGNED_IN_KEY) !== '0';
}

/** Where the person was when they left for their server: a sign-in that did not work starts anew from there. */
export function rememberedReturn(): string {
  return temporary.getItem(RETURN_KEY) ?? '/';
}
