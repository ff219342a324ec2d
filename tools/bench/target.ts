import type { Browser } from 'playwright';
import { openPage, type OpenPage, type Visit } from './browser-page.ts';

/** The app, or the plain page that shows the same posts of the same server. */
export interface Target {
  readonly kind: 'app' | 'plain';
  readonly address: string;
  readonly browser: Browser;
  readonly visit: Visit;
  /** Opens a page in a context of its own: nothing is cached, and the app is signed in. */
  open(): Promise<OpenPage>;
}

/** The rows of Home, in the app and in the plain page. */
export const HOME_ROW = '#status-list article[data-status-id]';

export function appTarget(browser: Browser, visit: Visit): Target {
  return { kind: 'app', address: visit.address, browser, visit, open: () => openPage(browser, visit) };
}

export function plainTarget(browser: Browser, visit: Visit, address: string): Target {
  return { kind: 'plain', address, browser, visit, open: () => openPage(browser, null, address) };
}
