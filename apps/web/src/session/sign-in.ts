import type { SignInStorage } from '@rookery/api-client/sign-in';
import { browserStorage, memoryStorage } from './storages.js';

/** Where servers send people back to. It is part of the app's registration at each server. */
export const SIGN_IN_RETURN_PATH = '/login/return';

const STAY_SIGNED_IN_KEY = 'rookery:stay-signed-in';

const temporary = browserStorage('sessionStorage') ?? memoryStorage();

export const signInStorage: SignInStorage = { temporary, persistent: browserStorage('localStorage') };

/** Whether the person asked to stay signed in: remembered while they are at their server. */
export function rememberStaySignedIn(staySignedIn: boolean): void {
  temporary.setItem(STAY_SIGNED_IN_KEY, staySignedIn ? '1' : '0');
}

export function wantsToStaySignedIn(): boolean {
  return temporary.getItem(STAY_SIGNED_IN_KEY) !== '0';
}
