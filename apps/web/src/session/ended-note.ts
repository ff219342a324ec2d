import { browserStorage } from './storages.js';

const KEY = 'rookery:session-ended';

/** Notes in this tab that a session has ended and that its person was not told so far: a reload in that moment leaves no other trace. */
export function noteEnd(): void {
  try {
    browserStorage('sessionStorage')?.setItem(KEY, '1');
  } catch {
    // Without the note the page is a visitor's after such a reload.
  }
}

export function isEndUntold(): boolean {
  try {
    return browserStorage('sessionStorage')?.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

export function forgetEnd(): void {
  try {
    browserStorage('sessionStorage')?.removeItem(KEY);
  } catch {
    // Nothing could be noted there either.
  }
}
